// What stock clang writes of functions for other sources: [[clang::sycl_external]] alone, without a
// name of the source. One needs fp64, one does not, and one is for this source only.

static int thrice(int x) { return x * 3; }
[[clang::sycl_external]] int add_one(int x) { return x + 1; }
[[clang::sycl_external]] int times_three(int x) { return thrice(x); }
[[clang::sycl_external]] double halve(double x) { return x / 2; }
