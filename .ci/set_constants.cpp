// Sets specialization constants as a SYCL program does, by `handler::set_specialization_constant`, in the images that
// `post-link` made of `corpus/src/sycl/spec_constants.cpp`, and prints what the kernels find. The values are those
// of corpus/run/sycl_spec_constants.run.
//
// What DPC++ would generate stands here by hand: the descriptions of the kernels (KernelInfo) and the symbolic names of
// the constants. The images are in an object that `post-link` wrote and the program is linked with, which registers
// them. Everything behind that is libsycl.so: the values that are set reach the device by the property sets of the
// image and by nothing else.
#include <sycl/sycl.hpp>

#include <cstdint>
#include <iostream>
#include <string>

using sycl::half;
#define CONSTANT(TYPE, NAME, ...) constexpr sycl::specialization_id<TYPE> NAME(__VA_ARGS__);
#include "spec_constants_values.hpp"

class Scalars;
class Composites;
class Branches;

namespace sycl {
inline namespace _V1 {
namespace detail {
#define KERNEL(NAME, SYMBOL, POINTERS)                                                                                 \
  template <> struct KernelInfo<::NAME> {                                                                                \
    static constexpr unsigned getNumParams() { return POINTERS + 1; }                                                  \
    static constexpr kernel_param_desc_t P[] = {{kernel_param_kind_t::kind_pointer, 8, 0},                             \
                                                {kernel_param_kind_t::kind_pointer, 8, 8},                             \
                                                {kernel_param_kind_t::kind_pointer, 8, 8 * POINTERS}};                 \
    static constexpr const kernel_param_desc_t &getParamDesc(int i) { return P[i == POINTERS ? 2 : i]; }               \
    static constexpr const char *getName() { return SYMBOL; }                                                          \
    static constexpr bool isESIMD() { return false; }                                                                  \
    static constexpr const char *getFileName() { return "set_constants.cpp"; }                                         \
    static constexpr const char *getFunctionName() { return #NAME; }                                                   \
    static constexpr unsigned getLineNumber() { return 1; }                                                            \
    static constexpr unsigned getColumnNumber() { return 1; }                                                          \
    static constexpr int64_t getKernelSize() { return 8 * (POINTERS + 1); }                                            \
  };
KERNEL(Scalars, "_ZTS7Scalars", 2)
KERNEL(Composites, "_ZTS10Composites", 2)
KERNEL(Branches, "_ZTS8Branches", 1)
#define NAMED(NAME, LENGTH)                                                                                            \
  template <> const char *get_spec_constant_symbolic_ID_impl<::NAME>() {                                                 \
    return "_ZTSN4spec4nameIL_ZL" #LENGTH #NAME "EEE";                                                                 \
  }
NAMED(width, 5)
NAMED(flag, 4)
NAMED(byte, 4)
NAMED(wide, 4)
NAMED(small, 5)
NAMED(ratio, 5)
NAMED(exact, 5)
NAMED(pod, 3)
NAMED(padded, 6)
} // namespace detail
} // namespace _V1
} // namespace sycl
#include <sycl/detail/spec_const_integration.hpp>

template <int Pointers> struct Arguments {
  void *pointers[Pointers + 1];
  void operator()(sycl::kernel_handler) const {}
};

int main() {
  try {
    sycl::queue queue;
    long *out = sycl::malloc_shared<long>(4, queue);
    float *floats = sycl::malloc_shared<float>(4, queue);
    char *unused = sycl::malloc_shared<char>(8, queue);
    auto print = [&](const char *what, int longs, int of_floats) {
      std::cout << what;
      for (int at = 0; at < longs; ++at)
        std::cout << ' ' << out[at];
      for (int at = 0; at < of_floats; ++at)
        std::cout << ' ' << floats[at];
      std::cout << '\n';
    };
    // With the defaults, with other values, and with the defaults once more.
    for (const char *how : {"defaults", "set", "again"}) {
      bool set = how[0] == 's';
      queue.submit([&](sycl::handler &handler) {
             if (set) {
               handler.set_specialization_constant<width>(7);
               handler.set_specialization_constant<flag>(false);
               handler.set_specialization_constant<::byte>(3);
               handler.set_specialization_constant<wide>(-5L);
               handler.set_specialization_constant<small>(sycl::half(2.25f));
               handler.set_specialization_constant<ratio>(-0.5f);
               handler.set_specialization_constant<exact>(1e3);
             }
             handler.single_task<Scalars>(Arguments<2>{{out, floats, unused}});
           }).wait();
      print(("_ZTS7Scalars " + std::string(how)).c_str(), 4, 3);
      queue.submit([&](sycl::handler &handler) {
             if (set) {
               handler.set_specialization_constant<pod>(POD{{{5, 1.5f}, {2, 9.5f}}, {3, -1}});
               handler.set_specialization_constant<padded>(Padded{'A', 0.125, {7, 8, -3}});
             }
             handler.single_task<Composites>(Arguments<2>{{out, floats, unused}});
           }).wait();
      print(("_ZTS10Composites " + std::string(how)).c_str(), 3, 3);
      queue.submit([&](sycl::handler &handler) {
             if (set) {
               handler.set_specialization_constant<width>(5);
               handler.set_specialization_constant<flag>(false);
               handler.set_specialization_constant<::byte>(3);
             }
             handler.single_task<Branches>(Arguments<1>{{out, unused}});
           }).wait();
      print(("_ZTS8Branches " + std::string(how)).c_str(), 1, 0);
    }
  } catch (const sycl::exception &error) {
    std::cout << "exception " << error.what() << '\n';
    return 1;
  }
}
