// A kernel that calls another kernel: clang 22 gives each a function of its own, older ones call the kernel.

kernel void inner(global int *a) { a[get_global_id(0)] += 1; }
kernel __attribute__((reqd_work_group_size(4, 1, 1))) void outer(global int *a, int n) {
  if (n > 3)
    inner(a + n);
  a[0] = n;
}
