// Kernels that need different aspects: double, half, 64-bit atomics, and one that needs none.
#include "sycl.hpp"

EXTERNAL long __spirv_AtomicIAdd(GLOBAL long *p, int scope, int semantics, long value) noexcept;

class Double;
class Half;
class Wide;
class Plain;

template <typename T> [[clang::noinline]] T square(T x) { return x * x; }

void host(sycl::queue q, sycl::accessor<double> d, sycl::accessor<_Float16> h, GLOBAL long *l,
          sycl::accessor<int> i) {
  q.parallel_for<Double>([=](sycl::item it) { d[it[0]] = square(d[it[0]]); });
  q.parallel_for<Half>([=](sycl::item it) { h[it[0]] = square(h[it[0]]); });
  q.parallel_for<Wide>([=](sycl::item it) { __spirv_AtomicIAdd(l, 1, 0x10, (long)it[0]); });
  q.parallel_for<Plain>([=](sycl::item it) { i[it[0]] = square(i[it[0]]); });
}
