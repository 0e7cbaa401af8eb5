// _BitInt: integers of widths that SPIR-V has not, and of more than 64 bits.

kernel void odd_widths(global int *out, int a, int b) {
  unsigned _BitInt(33) wide = (unsigned _BitInt(33))a * (unsigned _BitInt(33))b;
  _BitInt(7) small = (_BitInt(7))a + (_BitInt(7))b;
  _BitInt(24) middle = (_BitInt(24))a - (_BitInt(24))b;
  out[0] = (int)(wide >> 1);
  out[1] = small < 3 ? small : -small;
  out[2] = middle / 3;
}

kernel void beyond(global long *out, long a, long b) {
  _BitInt(128) product = (_BitInt(128))a * b;
  out[0] = (long)(product >> 64);
  out[1] = (long)product;
}
