// Vectors of every width: element access, swizzles, shuffles, comparison, loads and stores.

#define EACH(WIDTH)                                                                               \
  kernel void width##WIDTH(global int##WIDTH *a, global float##WIDTH *f, int s) {                 \
    size_t i = get_global_id(0);                                                                  \
    a[i] = a[i] * s + (a[i + 1] >> 2);                                                            \
    f[i] = f[i] * f[i + 1] + (float##WIDTH)(1.5f);                                                \
    a[i + 2] = f[i] < f[i + 1];                                                                   \
    a[i + 3] = select(a[i], a[i + 1], f[i] >= f[i + 2]);                                          \
    a[i + 4] = a[i].s0 > 3 ? a[i] : ~a[i + 1];                                                    \
  }
EACH(2)
EACH(3)
EACH(4)
EACH(8)
EACH(16)

kernel void swizzle(global float4 *v, global float8 *w) {
  size_t i = get_global_id(0);
  v[i] = v[i].wzyx;
  v[i + 1].xz = v[i].yw;
  w[i] = (float8)(v[i].lo, v[i].hi, v[i + 1].even, v[i + 1].odd);
  w[i + 1] = w[i].s76543210;
  w[i + 2].s1 = v[i].y;
}

kernel void shuffles(global uint4 *v, global uint8 *w) {
  size_t i = get_global_id(0);
  v[i] = shuffle(v[i], v[i + 1]);
  w[i] = shuffle2(v[i], v[i + 1], w[i]);
}

kernel void dynamic(global int8 *v, int index) {
  int8 x = v[get_global_id(0)];
  ((int *)&x)[index & 7] = index;
  v[get_global_id(0)] = x;
}

kernel void load_store(global char *c, global float *f, global half *h, local short *l) {
  size_t i = get_global_id(0);
  vstore3(vload3(i, c) + (char3)(1), i, c);
  vstore4(vload4(i, f) * 2.0f, i + 1, f);
  vstore2(vload2(i, l), i, l);
  vstore16(vload16(i, c), i, c);
  f[i] = vload_half(i, h);
  vstore_half4_rtz(vload_half4(i, h), i, h);
  vstorea_half3(vloada_half3(i, h), i, h);
}
