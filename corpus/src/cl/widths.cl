// Integers and vectors of unusual widths: what an optimiser makes, written by hand.

typedef float float5 __attribute__((ext_vector_type(5)));
typedef int int7 __attribute__((ext_vector_type(7)));

kernel void vectors(global float *f, global int *n) {
  size_t i = get_global_id(0);
  float5 a = {f[0], f[1], f[2], f[3], f[4]};
  float5 b = a * a + 1.0f;
  int7 c = {n[0], n[1], n[2], n[3], n[4], n[5], n[6]};
  c = c << 1 ^ n[7];
  f[i] = b.s0 + b[4];
  n[i] = c.s0 + c[6];
}

kernel void polynomial(global uint *out, uint n) {
  // The optimiser computes the closed form of this sum in 33 bits.
  uint s = 0;
  for (uint i = 0; i < n; i++)
    s += i;
  out[0] = s;
}
