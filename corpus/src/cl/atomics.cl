// The atomics of OpenCL 1.x: every function, on global and local memory.

kernel void global_int(volatile global int *p, volatile global uint *u, global int *out) {
  size_t i = get_global_id(0);
  out[i] = atomic_add(p, 1) + atomic_sub(p + 1, 2) + atomic_xchg(p + 2, 3) + atomic_inc(p + 3) +
           atomic_dec(p + 4) + atomic_cmpxchg(p + 5, 1, 2) + atomic_min(p + 6, -4) +
           atomic_max(p + 7, 5) + atomic_and(p + 8, 6) + atomic_or(p + 9, 7) + atomic_xor(p + 10, 8);
  out[i] += atomic_min(u, 4u) + atomic_max(u + 1, 5u);
}

kernel void local_int(volatile local int *p, global int *out) {
  size_t i = get_global_id(0);
  out[i] = atomic_add(p, 1) + atomic_cmpxchg(p + 1, 2, 3);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  mem_fence(CLK_GLOBAL_MEM_FENCE);
  read_mem_fence(CLK_LOCAL_MEM_FENCE);
  write_mem_fence(CLK_LOCAL_MEM_FENCE);
  out[i] += atomic_xor(p, 1);
}

kernel void exchange_float(volatile global float *p) { p[1] = atomic_xchg(p, 2.0f); }
