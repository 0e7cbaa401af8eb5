// Function pointers (an extension of clang): tables, selection, indirect calls, passing them on.
#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable

typedef int (*Operation)(int, int);

static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
__attribute__((noinline)) static int apply(Operation f, int a, int b) { return f(a, b); }

constant Operation table[2] = {add, sub};

kernel void choose(global int *out, int which) {
  size_t i = get_global_id(0);
  Operation f = which > 3 ? add : sub;
  out[i] = apply(f, out[i], which);
  out[i + 1] = table[which & 1](out[i], 2);
}
