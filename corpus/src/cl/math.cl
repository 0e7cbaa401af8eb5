// The math builtins: every function of the OpenCL C library once, on float and float4.

#define UNARY(F) r += F(x); v += F(w);
#define BINARY(F) r += F(x, y); v += F(w, w.yzwx);

kernel void unary(global float *out, global float4 *vout, float x, float4 w) {
  float r = 0;
  float4 v = 0;
  UNARY(acos) UNARY(acosh) UNARY(acospi) UNARY(asin) UNARY(asinh) UNARY(asinpi) UNARY(atan)
  UNARY(atanh) UNARY(atanpi) UNARY(cbrt) UNARY(ceil) UNARY(cos) UNARY(cosh) UNARY(cospi)
  UNARY(erfc) UNARY(erf) UNARY(exp) UNARY(exp2) UNARY(exp10) UNARY(expm1) UNARY(fabs) UNARY(floor)
  UNARY(lgamma) UNARY(log) UNARY(log2) UNARY(log10) UNARY(log1p) UNARY(logb) UNARY(rint)
  UNARY(round) UNARY(rsqrt) UNARY(sin) UNARY(sinh) UNARY(sinpi) UNARY(sqrt) UNARY(tan)
  UNARY(tanh) UNARY(tanpi) UNARY(tgamma) UNARY(trunc)
  UNARY(native_cos) UNARY(native_exp) UNARY(native_log2) UNARY(native_recip) UNARY(native_rsqrt)
  UNARY(native_sin) UNARY(native_sqrt) UNARY(half_cos) UNARY(half_exp2) UNARY(half_sqrt)
  UNARY(degrees) UNARY(radians) UNARY(sign)
  out[0] = r;
  vout[0] = v;
}

kernel void binary(global float *out, global float4 *vout, float x, float y, float4 w) {
  float r = 0;
  float4 v = 0;
  BINARY(atan2) BINARY(atan2pi) BINARY(copysign) BINARY(fdim) BINARY(fmax) BINARY(fmin) BINARY(fmod)
  BINARY(hypot) BINARY(maxmag) BINARY(minmag) BINARY(nextafter) BINARY(pow) BINARY(powr)
  BINARY(remainder) BINARY(native_divide) BINARY(native_powr) BINARY(half_divide) BINARY(half_powr)
  BINARY(max) BINARY(min) BINARY(step)
  out[0] = r;
  vout[0] = v;
}

kernel void several(global float *out, global int *iout, float x, float y, float z, float4 w) {
  int n = 0;
  float whole = 0;
  out[0] = fma(x, y, z) + mad(x, y, z) + clamp(x, y, z) + mix(x, y, z) + smoothstep(x, y, z);
  out[1] = fract(x, &whole) + whole + modf(y, &whole) + sincos(z, &whole) + whole;
  out[2] = frexp(x, &n) + n + ldexp(y, n) + lgamma_r(z, &n) + pown(x, 3) + rootn(y, 3);
  out[3] = remquo(x, y, &n) + nan(7u) + ilogb(x);
  iout[0] = n;
}

kernel void geometric(global float *out, global float4 *vout, float4 a, float4 b, float3 c) {
  out[0] = dot(a, b) + distance(a, b) + length(a) + fast_distance(a, b) + fast_length(b);
  vout[0] = cross(a, b) + normalize(a) + fast_normalize(b);
  out[1] = dot(c, c) + length(cross(c, c.yzx));
}

kernel void relational(global int *out, global int4 *vout, float x, float y, float4 a, float4 b) {
  out[0] = isequal(x, y) + isnotequal(x, y) + isgreater(x, y) + isgreaterequal(x, y) +
           isless(x, y) + islessequal(x, y) + islessgreater(x, y) + isfinite(x) + isinf(x) +
           isnan(x) + isnormal(x) + isordered(x, y) + isunordered(x, y) + signbit(x);
  vout[0] = isequal(a, b) + isgreater(a, b) + isnan(a) + isordered(a, b) + signbit(b);
  out[1] = any(vout[0]) + all(vout[0]);
  vout[1] = as_int4(bitselect(a, b, a)) + as_int4(select(a, b, vout[0]));
}

kernel void integer(global int *out, global uint4 *vout, int x, int y, uint4 a, uint4 b) {
  out[0] = abs(x) + abs_diff(x, y) + add_sat(x, y) + hadd(x, y) + rhadd(x, y) + clz(x) + ctz(y) +
           mad_hi(x, y, x) + mad_sat(x, y, x) + max(x, y) + min(x, y) + mul_hi(x, y) + rotate(x, y) +
           sub_sat(x, y) + popcount(x) + mad24(x, y, x) + mul24(x, y) + clamp(x, y, 100);
  vout[0] = abs_diff(a, b) + add_sat(a, b) + hadd(a, b) + rhadd(a, b) + clz(a) + mad_hi(a, b, a) +
            mad_sat(a, b, a) + mul_hi(a, b) + rotate(a, b) + sub_sat(a, b) + popcount(a) +
            mad24(a, b, a) + mul24(a, b) + clamp(a, b, b + 1);
  out[1] = upsample((short)x, (ushort)y);
}
