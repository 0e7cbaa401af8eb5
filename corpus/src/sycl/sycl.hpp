// As much of SYCL as the corpus needs, for stock clang with -fsycl -fsycl-device-only.
//
// The SPIR-V builtins are declared and not defined: a translator maps them to instructions.
#pragma once

using size_t = decltype(sizeof 0);
using uint32_t = unsigned int;
using uint64_t = unsigned long;

#define GLOBAL __attribute__((opencl_global))
#define LOCAL __attribute__((opencl_local))
#define CONSTANT __attribute__((opencl_constant))
#define EXTERNAL [[clang::sycl_external]]

typedef size_t size_t_vec __attribute__((ext_vector_type(3)));
extern "C" {
extern const CONSTANT size_t_vec __spirv_BuiltInGlobalInvocationId;
extern const CONSTANT size_t_vec __spirv_BuiltInLocalInvocationId;
extern const CONSTANT size_t_vec __spirv_BuiltInGlobalSize;
extern const CONSTANT size_t_vec __spirv_BuiltInWorkgroupSize;
extern const CONSTANT size_t_vec __spirv_BuiltInWorkgroupId;
extern const CONSTANT uint32_t __spirv_BuiltInSubgroupLocalInvocationId;
extern const CONSTANT uint32_t __spirv_BuiltInSubgroupSize;
}
EXTERNAL void __spirv_ControlBarrier(int execution, int memory, int semantics) noexcept;
EXTERNAL void __spirv_MemoryBarrier(int memory, int semantics) noexcept;
EXTERNAL int __spirv_AtomicIAdd(GLOBAL int *p, int scope, int semantics, int value) noexcept;
EXTERNAL int __spirv_AtomicLoad(const GLOBAL int *p, int scope, int semantics) noexcept;
EXTERNAL void __spirv_AtomicStore(GLOBAL int *p, int scope, int semantics, int value) noexcept;
EXTERNAL int __spirv_AtomicCompareExchange(GLOBAL int *p, int scope, int equal, int unequal, int value,
                                           int comparator) noexcept;
EXTERNAL float __spirv_GroupFAdd(int scope, int operation, float value) noexcept;
EXTERNAL int __spirv_GroupIAdd(int scope, int operation, int value) noexcept;
EXTERNAL float __spirv_ocl_sqrt(float x) noexcept;
EXTERNAL float __spirv_ocl_fma(float a, float b, float c) noexcept;
EXTERNAL double __spirv_ocl_exp(double x) noexcept;

namespace sycl {

struct range {
  size_t n[3];
};

class item {
public:
  size_t operator[](int d) const { return __spirv_BuiltInGlobalInvocationId[d]; }
  size_t get_range(int d) const { return __spirv_BuiltInGlobalSize[d]; }
};

class nd_item {
public:
  size_t get_global_id(int d) const { return __spirv_BuiltInGlobalInvocationId[d]; }
  size_t get_local_id(int d) const { return __spirv_BuiltInLocalInvocationId[d]; }
  size_t get_local_range(int d) const { return __spirv_BuiltInWorkgroupSize[d]; }
  size_t get_group(int d) const { return __spirv_BuiltInWorkgroupId[d]; }
  void barrier() const { __spirv_ControlBarrier(2, 2, 0x310); }
};

template <typename T> class accessor {
  GLOBAL T *data;
  size_t length;

public:
  accessor(GLOBAL T *data, size_t length) : data(data), length(length) {}
  T &operator[](size_t i) const { return data[i]; }
  size_t size() const { return length; }
};

template <typename T> class local_accessor {
  LOCAL T *data;

public:
  explicit local_accessor(LOCAL T *data) : data(data) {}
  LOCAL T &operator[](size_t i) const { return data[i]; }
};

template <typename Name, typename... T> void sycl_kernel_launch(const char *, T...) {}

template <typename Name, typename F>
[[clang::sycl_kernel_entry_point(Name)]] void run_task(F f) {
  f();
}
template <typename Name, typename F>
[[clang::sycl_kernel_entry_point(Name)]] void run_items(F f) {
  f(item());
}
template <typename Name, typename F>
[[clang::sycl_kernel_entry_point(Name)]] void run_groups(F f) {
  f(nd_item());
}

struct queue {
  template <typename Name, typename F> void single_task(F f) { run_task<Name>(f); }
  template <typename Name, typename F> void parallel_for(F f) { run_items<Name>(f); }
  template <typename Name, typename F> void nd_range(F f) { run_groups<Name>(f); }
};

} // namespace sycl
