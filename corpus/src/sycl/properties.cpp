// Properties out of the header for them, by stock clang: of kernels, of a member that a pointer is, and of
// variables.
#include "sycl.hpp"

#include <sycl/ext/oneapi/properties/kernel.hpp>

// Of OpenCL: clang reads the vector of SPIR-V's variable as one of four, which runtimes do not take.
EXTERNAL size_t get_global_id(unsigned dimension) noexcept;

using namespace sycl::ext::oneapi::experimental;

class Sized;
class Named;
class Located;
class Plain;
class Counter;

// A kernel that has its properties in a member.
struct named_kernel {
  GLOBAL int *out;
  static constexpr auto properties = sycl::ext::oneapi::experimental::properties{work_group_size<4, 2>, grf_size<256>};
  void operator()() const {
    const size_t at = get_global_id(0) + 4 * get_global_id(1);
    out[at] = static_cast<int>(at) * 3;
  }
};

using location = decltype(properties{buffer_location<2>});
using scoped = decltype(properties{device_image_scope, init_mode<init_mode_enum::reset>, implement_in_csr<true>});

void host(GLOBAL int *in, GLOBAL int *out) {
  // Sizes, in the order of SYCL; a runtime property would be no matter of the device compiler.
  single_task<Sized>(properties{sub_group_size<16>, work_group_size<16>}, [=] {
    const size_t at = get_global_id(0);
    out[at] = in[at] + 1;
  });
  single_task<Located>(properties{}, [=] {
    const size_t at = get_global_id(0);
    annotated_ptr<GLOBAL int, location> from(in);
    out[at] = from[at] * 2;
  });
  single_task<Named>(named_kernel{out});
  single_task<Plain>(properties{}, [=] {
    const size_t at = get_global_id(0);
    device_global<Counter, int, scoped>() = static_cast<int>(at);
    out[at] = in[at] - 1;
  });
}
