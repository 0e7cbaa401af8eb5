// Bit operations that clang turns into intrinsics: funnel shifts, counts, reversals, overflow, saturation.
#pragma OPENCL EXTENSION __cl_clang_bitfields : enable

kernel void rotate_and_count(global uint *u, global ulong *v, global ushort *w, global uchar *b) {
  size_t i = get_global_id(0);
  u[i] = (u[i] << 7 | u[i] >> 25) + __builtin_popcount(u[i + 1]) + __builtin_bswap32(u[i + 2]);
  v[i] = (v[i] << (u[i] & 63)) | (v[i] >> (-u[i] & 63));
  v[i + 1] = __builtin_bswap64(v[i + 1]) + __builtin_popcountl(v[i]) + __builtin_clzl(v[i] | 1);
  w[i] = __builtin_bswap16(w[i]) + (ushort)__builtin_ctz(w[i] | 0x100);
  b[i] = b[i] << 3 | b[i] >> 5;
  u[i + 3] = __builtin_bitreverse32(u[i]) + __builtin_bitreverse8(b[i]);
  v[i + 2] = __builtin_bitreverse64(v[i]);
}

kernel void overflow(global int *a, global uint *u, global long *l, global short *s) {
  size_t i = get_global_id(0);
  int r;
  if (__builtin_add_overflow(a[i], a[i + 1], &r))
    a[i] = r;
  if (__builtin_sub_overflow(a[i], a[i + 2], &r))
    a[i + 3] = r;
  uint m;
  u[i] = __builtin_mul_overflow(u[i], u[i + 1], &m) ? 0 : m;
  long q;
  l[i] = __builtin_mul_overflow(l[i], l[i + 1], &q) ? -1 : q;
  short t;
  s[i] = __builtin_add_overflow(s[i], s[i + 1], &t) + t;
}

kernel void min_max(global int *a, global uint *u, global float *f, global char4 *c) {
  size_t i = get_global_id(0);
  a[i] = a[i] < a[i + 1] ? a[i] : a[i + 1];
  a[i + 2] = a[i] < 0 ? -a[i] : a[i];
  u[i] = u[i] > u[i + 1] ? u[i] : u[i + 1];
  f[i] = __builtin_fabsf(f[i]) + __builtin_copysignf(f[i + 1], f[i + 2]) + __builtin_floorf(f[i]);
  c[i] = c[i] > c[i + 1] ? c[i] : c[i + 1];
}

kernel void narrow(global uchar *b, global short *s, global ulong *l) {
  size_t i = get_global_id(0);
  b[i] = (b[i] & 0x0f) | (b[i + 1] & 0xf0);
  s[i] = (short)(s[i] * s[i + 1] >> 15);
  l[i] = (ulong)(uint)l[i] * (uint)(l[i] >> 32);
  l[i + 1] = mul_hi(l[i], l[i + 2]);
}

typedef struct {
  uint low : 5;
  uint mid : 11;
  int high : 16;
} Fields;

kernel void fields(global Fields *p) {
  size_t i = get_global_id(0);
  p[i].mid = p[i].low + 1;
  p[i].high -= p[i].mid;
}
