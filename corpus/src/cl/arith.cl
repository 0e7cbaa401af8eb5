// Integer and float arithmetic of every scalar width, with the conversions between them.

kernel void integers(global char *i8, global short *i16, global int *i32, global long *i64,
                     global uchar *u8, global ushort *u16, global uint *u32, global ulong *u64) {
  size_t i = get_global_id(0);
  i8[i] = (i8[i] * 3 - 7) / (i8[i] | 1);
  i16[i] = (i16[i] << 2) ^ (i16[i] >> 3);
  i32[i] = i32[i] % (i32[i + 1] | 1) + ~i32[i + 2];
  i64[i] = -i64[i] * 0x123456789abcdefL;
  u8[i] = (u8[i] + 200) / 3;
  u16[i] = (u16[i] >> 1) % 10;
  u32[i] = u32[i] / 7u & 0xff00ffu;
  u64[i] = u64[i] >> (u64[i] & 63) | 1ul << 40;
}

kernel void floats(global float *a, float b) {
  size_t i = get_global_id(0);
  a[i] = -a[i] * b + a[i + 1] / (b - 1.5f);
  a[i + 2] = a[i] > b ? a[i] : (a[i] <= 0.0f ? b : 0x1.8p-3f);
  a[i + 3] = a[i] != a[i] ? 1.0f : a[i] == b;
}

kernel void widths(global long *out, char a, uchar b, short c, ushort d, int e, uint f, uchar h) {
  out[0] = a;
  out[1] = b;
  out[2] = c;
  out[3] = d;
  out[4] = e;
  out[5] = f;
  out[6] = h != 0;
  out[7] = (char)e;
  out[8] = (short)f;
}
