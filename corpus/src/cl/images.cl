// Images and samplers: every dimension, read and write, literal samplers, queries.

constant sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;

kernel void sample(read_only image2d_t in, sampler_t chosen, write_only image2d_t out) {
  int2 at = (int2)(get_global_id(0), get_global_id(1));
  const sampler_t linear = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_LINEAR;
  float4 a = read_imagef(in, nearest, at);
  float4 b = read_imagef(in, linear, convert_float2(at) / 7.0f);
  float4 c = read_imagef(in, chosen, convert_float2(at));
  write_imagef(out, at, a + b * c + read_imagef(in, at));
}

kernel void dimensions(read_only image1d_t one, read_only image1d_array_t ones,
                       read_only image1d_buffer_t buffer, read_only image2d_array_t twos,
                       read_only image3d_t three, global uint4 *u, global int4 *s) {
  int i = get_global_id(0);
  u[i] = read_imageui(one, nearest, i) + read_imageui(ones, nearest, (int2)(i, 1)) +
         read_imageui(buffer, i);
  s[i] = read_imagei(twos, nearest, (int4)(i, 1, 2, 0)) + read_imagei(three, (int4)(i, 1, 2, 0));
}

kernel void depth_images(read_only image2d_depth_t d, read_only image2d_array_depth_t ds, sampler_t s,
                  global float *out) {
  int i = get_global_id(0);
  out[i] = read_imagef(d, s, (float2)(i, 1)) + read_imagef(ds, s, (float4)(i, 1, 2, 0));
}

kernel void updated(read_write image2d_t image) {
  int2 at = (int2)(get_global_id(0), get_global_id(1));
  uint4 old = read_imageui(image, at);
  atomic_work_item_fence(CLK_IMAGE_MEM_FENCE, memory_order_acq_rel, memory_scope_work_item);
  write_imageui(image, at, old + 1u);
}

kernel void queries(read_only image2d_t a, write_only image3d_t b, read_only image2d_array_t c,
                    global int *out) {
  out[0] = get_image_width(a);
  out[1] = get_image_height(b);
  out[2] = get_image_depth(b);
  out[3] = get_image_array_size(c);
  out[4] = get_image_channel_order(a) == CLK_RGBA;
  out[5] = get_image_channel_data_type(a) == CLK_FLOAT;
  out[6] = get_image_dim(a).x + get_image_dim(b).z;
}

static float4 helper(read_only image2d_t in, sampler_t s, float2 at) { return read_imagef(in, s, at); }

kernel void passed_on(read_only image2d_t in, sampler_t s, global float4 *out) {
  out[0] = helper(in, s, (float2)(0.5f, 0.5f));
}
