// nd_range kernels: local memory, barriers, group reductions, sub-group queries, atomics.
#include "sycl.hpp"

class Reduce;
class Count;
class Lanes;

void host(sycl::queue q, sycl::accessor<float> data, sycl::local_accessor<float> scratch,
          GLOBAL int *counter) {
  q.nd_range<Reduce>([=](sycl::nd_item it) {
    size_t l = it.get_local_id(0);
    scratch[l] = data[it.get_global_id(0)];
    for (size_t half = it.get_local_range(0) / 2; half > 0; half /= 2) {
      it.barrier();
      if (l < half)
        scratch[l] += scratch[l + half];
    }
    if (l == 0)
      data[it.get_group(0)] = scratch[0] + __spirv_GroupFAdd(2, 0, 1.0f);
  });
  q.nd_range<Count>([=](sycl::nd_item it) {
    __spirv_AtomicIAdd(counter, 1, 0x10, 1);
    __spirv_MemoryBarrier(1, 0x208);
    if (__spirv_AtomicLoad(counter, 1, 2) == 7)
      __spirv_AtomicStore(counter + 1, 1, 4, 8);
    __spirv_AtomicCompareExchange(counter + 2, 1, 8, 2, 5, 4);
  });
  q.nd_range<Lanes>([=](sycl::nd_item it) {
    counter[__spirv_BuiltInSubgroupLocalInvocationId] =
        __spirv_GroupIAdd(3, 1, (int)__spirv_BuiltInSubgroupSize);
  });
}
