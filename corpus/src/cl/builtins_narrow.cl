// Integer and common builtins on 8, 16 and 64 bits and vectors of them.

#define EACH(T)                                                                                   \
  kernel void on_##T(global T *a, global T *out) {                                                \
    size_t i = get_global_id(0);                                                                  \
    T x = a[i], y = a[i + 1], z = a[i + 2];                                                       \
    out[i] = add_sat(x, y) + sub_sat(y, x) + hadd(x, y) + rhadd(x, z) + mul_hi(x, y) + clz(x) +   \
             ctz(y) + popcount(z) + rotate(x, y) + max(x, y) + min(y, z) + clamp(x, y, z) +       \
             mad_sat(x, y, z) + mad_hi(x, y, z);                                                  \
    out[i + 1] = x > y ? x : z;                                                                   \
    out[i + 2] = x / (y | (T)1) + x % (z | (T)1);                                                 \
  }
EACH(char)
EACH(uchar)
EACH(short)
EACH(ushort)
EACH(long)
EACH(ulong)
EACH(char3)
EACH(ushort8)
EACH(long2)

kernel void absolute(global char *c, global uchar *u, global long4 *l, global ulong4 *m) {
  size_t i = get_global_id(0);
  u[i] = abs(c[i]) + abs_diff(c[i], c[i + 1]);
  m[i] = abs(l[i]) + abs_diff(l[i], l[i + 1]);
  c[i] = select(c[i], c[i + 1], u[i]);
  l[i] = upsample(convert_int4(l[i]), convert_uint4(m[i]));
}
