// Conversions: casts, convert_ with saturation and every rounding mode, as_ reinterpretation.

kernel void casts(global float *f, global int *i, global uint *u, global long *l) {
  size_t id = get_global_id(0);
  f[id] = (float)i[id] + (float)u[id] + (float)l[id];
  i[id] = (int)f[id + 1];
  u[id] = (uint)f[id + 2];
  l[id] = (long)f[id + 3];
}

kernel void saturate(global uchar *c, global int *i, global float *f) {
  size_t id = get_global_id(0);
  c[id] = convert_uchar_sat(i[id]);
  c[id + 1] = convert_uchar_sat_rte(f[id]);
  i[id + 2] = convert_int_sat_rtz(f[id] * 1e20f);
  i[id + 3] = convert_int_rtp(f[id]);
  i[id + 4] = convert_int_rtn(f[id]);
  f[id + 5] = convert_float_rtz(i[id]);
}

kernel void vectors(global float4 *f, global int4 *i, global uchar16 *c, global short8 *s) {
  size_t id = get_global_id(0);
  i[id] = convert_int4_rte(f[id]);
  f[id] = convert_float4(i[id] + 1);
  c[id] = convert_uchar16_sat((int16)(i[id], i[id], i[id], i[id]));
  s[id] = convert_short8(c[id].lo);
}

kernel void reinterpret(global uint *u, global float4 *f, global uchar16 *c) {
  size_t id = get_global_id(0);
  u[id] = as_uint(f[id].x) ^ as_uint((uchar4)(1, 2, 3, 4));
  c[id] = as_uchar16(f[id]);
  f[id + 1] = as_float4(c[id + 1]);
}
