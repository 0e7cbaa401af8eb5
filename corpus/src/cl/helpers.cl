// Kernels over shared functions: static, external, weak, imported, always and never inlined.

int imported(int);
extern constant int imported_table[4];

__attribute__((noinline)) static int leaf(int x) { return x * x; }
__attribute__((noinline)) static int left(int x) { return leaf(x) + 1; }
__attribute__((noinline)) static int right(int x) { return leaf(x) - imported(x); }
__attribute__((always_inline)) static inline int always(int x) { return left(x) * 2; }
__attribute__((noinline)) int exported(int x) { return right(x) + imported_table[x & 3]; }
__attribute__((weak)) int weak(int x) { return x; }
__attribute__((const, noinline)) int pure_one(int x) { return x ^ 0x55; }

__attribute__((noinline)) static int odd(int n);
__attribute__((noinline)) static int even(int n) { return n == 0 ? 1 : odd(n - 1); }
__attribute__((noinline)) static int odd(int n) { return n == 0 ? 0 : even(n - 1); }

kernel void uses_left(global int *a) { a[get_global_id(0)] = left(a[0]); }
kernel void uses_right(global int *a) { a[get_global_id(0)] = right(a[0]); }
kernel void uses_both(global int *a) { a[get_global_id(0)] = always(a[0]) + exported(a[1]); }
kernel void uses_weak(global int *a) { a[get_global_id(0)] = weak(a[0]) + pure_one(a[1]); }
kernel void uses_recursion(global int *a) { a[get_global_id(0)] = even(a[0]); }
