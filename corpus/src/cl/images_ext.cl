// Image extensions: mip maps, multi-sample, half reads, sampler-less reads, image arguments passed on.
#pragma OPENCL EXTENSION cl_khr_mipmap_image : enable
#pragma OPENCL EXTENSION cl_khr_gl_msaa_sharing : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable

kernel void mip(read_only image2d_t in, sampler_t s, global float4 *out) {
  float2 at = (float2)(0.5f, 0.25f);
  out[0] = read_imagef(in, s, at, 1.5f);
  out[1] = read_imagef(in, s, at, (float2)(0.1f), (float2)(0.2f));
  out[2].x = get_image_num_mip_levels(in);
}

// OpenCL gives gradients of 3D images four components, SPIR-V three.
kernel void gradients(read_only image3d_t in, read_only image2d_array_t layers, sampler_t s, global float4 *out) {
  out[0] = read_imagef(in, s, (float4)(0.5f), (float4)(0.1f), (float4)(0.2f));
  out[1] = read_imagef(layers, s, (float4)(0.5f), (float2)(0.1f), (float2)(0.2f));
}

kernel void multi_sample(read_only image2d_msaa_t in, read_only image2d_array_msaa_t several,
                         global float4 *out) {
  int i = get_global_id(0);
  out[i] = read_imagef(in, (int2)(i, 1), 2) + read_imagef(several, (int4)(i, 1, 2, 0), 3);
  out[i + 1].x = get_image_num_samples(in);
}

kernel void halves(read_only image2d_t in, write_only image2d_t out) {
  int2 at = (int2)(get_global_id(0), get_global_id(1));
  half4 h = read_imageh(in, at);
  write_imageh(out, at, h * (half)2);
}

__attribute__((noinline)) static void put(write_only image2d_t out, int2 at, uint4 v) {
  write_imageui(out, at, v);
}

kernel void writes(write_only image2d_t a, write_only image1d_t b, write_only image1d_array_t c,
                   write_only image2d_array_t d, write_only image3d_t e, write_only image1d_buffer_t f) {
  int i = get_global_id(0);
  put(a, (int2)(i, 1), (uint4)(i));
  write_imagei(b, i, (int4)(1));
  write_imagef(c, (int2)(i, 1), (float4)(1));
  write_imagef(d, (int4)(i, 1, 2, 0), (float4)(2));
  write_imagef(e, (int4)(i, 1, 2, 0), (float4)(3));
  write_imageui(f, i, (uint4)(4));
}
