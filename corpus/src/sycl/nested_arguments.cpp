// Kernel arguments to take apart: accessors and pointers inside nested structs and arrays, base classes, empty classes.
#include "sycl.hpp"

struct Empty {};
struct Base {
  int id;
};
struct Inner : Base {
  GLOBAL float *data;
  short tags[3];
};
struct Outer {
  Inner inners[2];
  sycl::accessor<int> numbers;
  Empty nothing;
  double scale;
};

class Nested;
class Many;

void host(sycl::queue q, Outer outer, sycl::local_accessor<int> local, bool flag, char c, Empty e) {
  q.parallel_for<Nested>([=](sycl::item it) {
    outer.inners[it[0] & 1].data[it[0]] = (float)(outer.scale * outer.numbers[it[0]]) +
                                          outer.inners[1].tags[2] + outer.inners[0].id;
  });
  q.parallel_for<Many>([=](sycl::item it) {
    (void)e;
    local[it[0]] = flag ? c : outer.inners[0].id;
    outer.numbers[it[0]] = local[it[0] ^ 1];
  });
}
