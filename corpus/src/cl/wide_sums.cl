// Sums of 64-bit numbers that the optimiser computes in closed form: in 65 and 67 bits, with vectors
// of such integers.
kernel void squares(global uint *in, global ulong *out) {
  size_t i = get_global_id(0);
  ulong n = in[i] * 77777777777UL >> 20;
  ulong sum = 0;
  for (ulong k = 0; k < n; k++)
    sum += k * k + 3;
  out[i] = sum;
}

kernel void cubes(global uint *in, global ulong *out) {
  size_t i = get_global_id(0);
  ulong sum = 0;
  for (uint k = 0; k < (in[i] & 0xffff); k++)
    sum += (ulong)k * k * k;
  out[i] = sum;
}
