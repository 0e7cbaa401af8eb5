// Specialization constants in C++: scalars of every kind, a vector, arrays, nested structures with gaps, by
// SYCL 2020's getters with a default.
#include "spec_constants.hpp"
#include "sycl.hpp"

typedef _Float16 half;
#define CONSTANT(TYPE, NAME, ...) constexpr spec::id<TYPE> NAME{__VA_ARGS__};
#include "spec_constants_values.hpp"

class Scalars;
class Composites;
class Branches;

// The parameters of these are those of the kernels.
using sycl::sycl_kernel_launch;

[[clang::sycl_kernel_entry_point(Scalars)]]
void scalars(GLOBAL long *out, GLOBAL float *floats, const GLOBAL char *buffer) {
  out[0] = spec::get<width>(buffer);
  out[1] = spec::get<flag>(buffer) ? 10 : 20;
  out[2] = spec::get<byte>(buffer);
  out[3] = spec::get<wide>(buffer);
  floats[0] = spec::get<small>(buffer);
  floats[1] = spec::get<ratio>(buffer);
  floats[2] = spec::get<exact>(buffer);
}

static void read_composites(GLOBAL long *out, GLOBAL float *floats, const void *buffer) {
  POD p = spec::get<pod>(buffer);
  Padded d = spec::get<padded>(buffer);
  out[0] = p.a[0].x + 10 * p.a[1].x + 100 * p.b[0] + 1000 * p.b[1];
  out[1] = d.c;
  out[2] = d.s[0] + 10 * d.s[1] + 100 * d.s[2];
  floats[0] = p.a[0].y;
  floats[1] = p.a[1].y;
  floats[2] = d.d;
}

// Clang 22 mistakes the parameters of such a function where they are used to initialise a class.
[[clang::sycl_kernel_entry_point(Composites)]]
void composites(GLOBAL long *out, GLOBAL float *floats, const GLOBAL char *buffer) {
  read_composites(out, floats, buffer);
}

[[clang::sycl_kernel_entry_point(Branches)]]
void branches(GLOBAL long *out, const GLOBAL char *buffer) {
  long sum = 0;
  for (int i = 0; i < spec::get<width>(buffer); ++i)
    sum += i;
  switch (spec::get<byte>(buffer)) {
  case 200:
    sum += 1000;
    break;
  case 3:
    sum += 3000;
    break;
  default:
    sum = -sum;
  }
  if (spec::get<flag>(buffer))
    sum *= 2;
  out[0] = sum;
}
