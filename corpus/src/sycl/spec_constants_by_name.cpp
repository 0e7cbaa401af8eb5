// Specialization constants in C++ by the getters of DPC++'s first proposal, which only have a name: the
// default is zero.
#include "spec_constants.hpp"
#include "sycl.hpp"

struct Nested {
  float a, b;
};
struct A {
  int x;
  Nested n;
};

class MyInt32Const;
class MyPODConst;
class Older;

// The parameters of this are those of the kernel.
using sycl::sycl_kernel_launch;

[[clang::sycl_kernel_entry_point(Older)]]
void older(GLOBAL long *out, GLOBAL float *floats) {
  out[0] = spec::constant<int, MyInt32Const>::get();
  A a = spec::constant<A, MyPODConst>::get();
  out[1] = a.x;
  floats[0] = a.n.a;
  floats[1] = a.n.b;
}
