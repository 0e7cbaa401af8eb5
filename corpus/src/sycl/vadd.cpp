// The smallest SYCL program: two kernels over accessors captured by a lambda.
#include "sycl.hpp"

class Add;
class Scale;

void host(sycl::queue q, sycl::accessor<float> a, sycl::accessor<float> b, float by) {
  q.parallel_for<Add>([=](sycl::item it) { a[it[0]] += b[it[0]]; });
  q.parallel_for<Scale>([=](sycl::item it) {
    if (it[0] < a.size())
      a[it[0]] *= by;
  });
}
