// Double precision in some kernels and not in others: what the aspect fp64 is about.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

typedef struct {
  int n;
  struct {
    double value[2];
  } inner;
} Hidden;

static double horner(double x, constant double *c, int n) {
  double r = 0;
  for (int i = 0; i < n; i++)
    r = fma(r, x, c[i]);
  return r;
}

constant double coefficients[] = {0.5, -1.25, 3.0, 0x1.921fb54442d18p+1};

kernel void uses_double(global double *out, double x) {
  out[get_global_id(0)] = horner(x, coefficients, 4) + exp(x) / convert_double_rtp(3ul);
}

kernel void uses_double_in_struct(global Hidden *h) { h[get_global_id(0)].n += 1; }

kernel void uses_float_only(global float *out, float x) { out[get_global_id(0)] = x * 2.0f; }

kernel void vectors(global double4 *d, global long4 *l, global double2 *e) {
  size_t i = get_global_id(0);
  d[i] = mix(d[i], d[i + 1], 0.25) + convert_double4(l[i]);
  l[i] = d[i] > d[i + 1];
  e[i] = d[i].lo * d[i].hi + (double2)(nan(1ul), INFINITY);
}
