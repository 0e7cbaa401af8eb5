// Function and variable attributes, linkage, alignment, pragmas of floating point.

__attribute__((section("mine"))) global int placed = 1;
static global int internal[4] __attribute__((aligned(64)));
__attribute__((weak)) global int soft = 3;
__attribute__((visibility("hidden"))) global int hidden = 4;

#pragma OPENCL FP_CONTRACT OFF
__attribute__((optnone, noinline)) static float separate(float a, float b, float c) { return a * b + c; }
#pragma OPENCL FP_CONTRACT ON
__attribute__((cold, noinline)) static float contracted(float a, float b, float c) { return a * b + c; }

__attribute__((noduplicate, noinline)) static void once(global int *p) { *p += 1; }
__attribute__((flatten)) kernel void flat(global float *a, global int *b) {
  size_t i = get_global_id(0);
  a[i] = separate(a[i], a[i + 1], a[i + 2]) + contracted(a[i], 2.0f, 3.0f);
  once(b);
  b[1] = placed + internal[i & 3] + soft + hidden;
  internal[i & 3] = b[2];
}

kernel __attribute__((reqd_work_group_size(16, 2, 1))) void
sized(global int *a) {
  a[get_local_id(0)] = 1;
  __builtin_assume(a[1] > 0);
  a[2] = a[1] / 2;
  if (a[3] == 77)
    __builtin_unreachable();
}
