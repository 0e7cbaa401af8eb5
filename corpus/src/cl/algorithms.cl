// Real small kernels: tiled matrix product, stencil, bitonic sort, histogram, Mandelbrot, prefix sum.

#define TILE 8
kernel __attribute__((reqd_work_group_size(TILE, TILE, 1))) void
matmul(global const float *a, global const float *b, global float *c, int n) {
  local float ta[TILE][TILE], tb[TILE][TILE];
  int x = get_global_id(0), y = get_global_id(1), lx = get_local_id(0), ly = get_local_id(1);
  float sum = 0;
  for (int t = 0; t < n / TILE; t++) {
    ta[ly][lx] = a[y * n + t * TILE + lx];
    tb[ly][lx] = b[(t * TILE + ly) * n + x];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 0; k < TILE; k++)
      sum += ta[ly][k] * tb[k][lx];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  c[y * n + x] = sum;
}

kernel void stencil(global const float *in, global float *out, int w, int h) {
  int x = get_global_id(0), y = get_global_id(1);
  if (x == 0 || y == 0 || x >= w - 1 || y >= h - 1) {
    out[y * w + x] = in[y * w + x];
    return;
  }
  float sum = 0;
  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      sum += in[(y + dy) * w + x + dx];
  out[y * w + x] = sum / 9;
}

kernel void bitonic(global int *data, int stage, int pass) {
  uint i = get_global_id(0);
  uint distance = 1u << (stage - pass);
  uint left = (i % distance) + (i / distance) * 2 * distance, right = left + distance;
  int a = data[left], b = data[right];
  bool up = (i / (1u << stage)) % 2 == 0;
  data[left] = (a > b) == up ? b : a;
  data[right] = (a > b) == up ? a : b;
}

kernel void histogram(global const uchar *in, global uint *bins, local uint *mine, uint n) {
  for (uint k = get_local_id(0); k < 256; k += get_local_size(0))
    mine[k] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint k = get_global_id(0); k < n; k += get_global_size(0))
    atomic_inc((volatile local uint *)&mine[in[k]]);
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint k = get_local_id(0); k < 256; k += get_local_size(0))
    atomic_add((volatile global uint *)&bins[k], mine[k]);
}

kernel void mandelbrot(global uint *out, float4 view, int width, int limit) {
  int px = get_global_id(0), py = get_global_id(1);
  float2 c = view.xy + view.zw * (float2)(px, py), z = 0;
  int n = 0;
  while (dot(z, z) < 4.0f && n < limit) {
    z = (float2)(z.x * z.x - z.y * z.y, 2 * z.x * z.y) + c;
    n++;
  }
  out[py * width + px] = n;
}

kernel void scan(global int *data, local int *t) {
  int l = get_local_id(0), n = get_local_size(0);
  t[l] = data[get_global_id(0)];
  for (int step = 1; step < n; step <<= 1) {
    barrier(CLK_LOCAL_MEM_FENCE);
    int v = l >= step ? t[l - step] : 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    t[l] += v;
  }
  data[get_global_id(0)] = t[l];
}
