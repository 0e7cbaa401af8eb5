// Intel's sub-group extension: shuffles, block reads and writes of buffers and images.

int __attribute__((overloadable)) intel_sub_group_shuffle(int, uint);
float4 __attribute__((overloadable)) intel_sub_group_shuffle(float4, uint);
int __attribute__((overloadable)) intel_sub_group_shuffle_down(int, int, uint);
int __attribute__((overloadable)) intel_sub_group_shuffle_xor(int, uint);
uint4 __attribute__((overloadable)) intel_sub_group_block_read4(const global uint *);
uint2 __attribute__((overloadable)) intel_sub_group_block_read2(read_only image2d_t, int2);
void __attribute__((overloadable)) intel_sub_group_block_write(global uint *, uint);
ushort __attribute__((overloadable)) intel_sub_group_block_read_us(const global ushort *);

kernel __attribute__((intel_reqd_sub_group_size(8))) void
intel(global int *a, global float4 *f, global uint *u, read_only image2d_t image, global ushort *s) {
  size_t i = get_global_id(0);
  a[i] = intel_sub_group_shuffle(a[i], 2u) + intel_sub_group_shuffle_down(a[i], a[i + 1], 1u) +
         intel_sub_group_shuffle_xor(a[i], 4u);
  f[i] = intel_sub_group_shuffle(f[i], 0u);
  uint4 block = intel_sub_group_block_read4(u);
  uint2 texels = intel_sub_group_block_read2(image, (int2)(0, 1));
  intel_sub_group_block_write(u, block.x + texels.y);
  s[i] = intel_sub_group_block_read_us(s);
}
