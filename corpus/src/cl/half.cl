// Half precision: storage, arithmetic, vectors, conversions, builtins.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable

constant half weights[4] = {1.0h, 0.5h, -0.25h, 65504.0h};

kernel void scalar(global half *a, half b, global float *f) {
  size_t i = get_global_id(0);
  a[i] = a[i] * b + weights[i & 3];
  a[i + 1] = (half)f[i] - a[i + 2];
  f[i] = a[i] < b ? (float)a[i] : 1.0f;
}

kernel void vectors(global half4 *a, global half8 *b, global float4 *f, global short4 *s) {
  size_t i = get_global_id(0);
  a[i] = fma(a[i], a[i + 1], a[i + 2]) + convert_half4_rtz(f[i]);
  b[i] = sqrt(fabs(b[i])) + max(b[i + 1], b[i + 2]);
  f[i] = convert_float4(a[i]);
  s[i] = convert_short4_sat(a[i]) + as_short4(a[i + 1]) + isgreater(a[i], a[i + 1]);
}

kernel void mixed(global double *d, global half *h, global int *n) {
  size_t i = get_global_id(0);
  h[i] = (half)d[i];
  d[i] += h[i + 1];
  n[i] = (int)h[i + 2] + isnan(h[i]);
  h[i + 3] = ldexp(h[i], n[i]) + frexp(h[i], n + i);
}
