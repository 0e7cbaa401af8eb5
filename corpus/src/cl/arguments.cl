// Every kind of kernel argument, for argument metadata and reflection.

typedef struct {
  int a;
  float b[2];
} Pair;
typedef float4 Colour;
typedef global int *restrict Alias;

kernel void scalars(char a, uchar b, short c, ushort d, int e, uint f, long g, ulong h, float i,
                    global long *out) {
  out[0] = a + b + c + d + e + f + g + h + (long)i;
}

kernel void pointers(global const float *restrict in, global volatile int *flag, constant int *table,
                     local float *scratch, Alias alias, global void *any, global Pair *pairs,
                     global float4 *global_vectors) {
  scratch[0] = in[0] + table[1] + pairs->a;
  *flag = alias[2];
  ((global char *)any)[1] = 3;
  global_vectors[0] = (float4)(scratch[0]);
}

kernel void values(Pair pair, Colour colour, uchar3 small, double2 wide, global float *out) {
  out[0] = pair.b[1] + colour.w + small.z + (float)wide.y;
}

kernel void opaque(read_only image2d_t a, write_only image3d_t b, read_write image1d_buffer_t c,
                   sampler_t s, read_only pipe int p, queue_t q, global int *out) {
  out[0] = get_image_width(a) + get_image_depth(b) + get_image_width(c) + get_pipe_num_packets(p);
}

kernel void none(void) {}

kernel __attribute__((reqd_work_group_size(32, 1, 1))) void sized(global int *a, unsigned n) {
  if (get_global_id(0) < n)
    a[get_global_id(0)]++;
}
