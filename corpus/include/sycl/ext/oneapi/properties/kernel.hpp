// Properties of kernels, pointers and variables of a device, and how they reach the code of the device.
//
// A property that the device compiler has to know has a name and a value for it: `property_meta`. Stock
// clang (with -fsycl -fsycl-device-only) knows of no properties, but its annotations take a pack of arguments,
// and these survive at every level of optimisation on three things: a local variable of the function that a
// kernel is made of, a member of a class, and a variable at namespace scope or in a class. On a class, on
// `operator()`, on the function itself and on parameters they do not: parameters of kernels have no road.
//
// `lapidary` reads annotations with the text `sycl-property-pack`: all names, and then all values.
#pragma once

#include "properties.hpp"

#include <cstdint>

namespace sycl::ext::oneapi::experimental {

// What the device compiler knows a value by: `name`, and `value`, a text or a number.
template <typename Value> struct property_meta;

namespace detail {

template <typename T, typename = void> struct has_meta : std::false_type {};
template <typename T> struct has_meta<T, std::void_t<decltype(property_meta<T>::name)>> : std::true_type {};

// The values of a list that the device compiler knows.
template <typename Known, typename... T> struct known {
  using type = Known;
};
template <typename... Known, typename First, typename... Rest>
struct known<type_list<Known...>, First, Rest...> {
  using type = typename known<
      std::conditional_t<has_meta<First>::value, type_list<Known..., First>, type_list<Known...>>,
      Rest...>::type;
};
template <typename PropertiesT> struct known_of;
template <typename... T> struct known_of<properties<type_list<T...>>> {
  using type = typename known<type_list<>, T...>::type;
};
template <typename PropertiesT> using known_of_t = typename known_of<PropertiesT>::type;

// Numbers as a text, with commas between them.
template <std::size_t... Numbers> struct digits {
  static constexpr std::size_t length(std::size_t number) { return number < 10 ? 1 : 1 + length(number / 10); }
  static constexpr std::size_t size = (0 + ... + (length(Numbers) + 1));
  struct text_t {
    char text[size + 1];
  };
  static constexpr text_t make() {
    text_t result{};
    std::size_t end = 0;
    for (std::size_t number : {Numbers...}) {
      const std::size_t count = length(number);
      for (std::size_t at = count; at-- > 0; number /= 10)
        result.text[end + at] = static_cast<char>('0' + number % 10);
      end += count;
      result.text[end++] = ',';
    }
    if (end > 0)
      result.text[end - 1] = 0;
    return result;
  }
  static constexpr text_t text = make();
};

} // namespace detail

// A key whose values are numbers, its name for the device compiler, and the variable.
#define SYCL_EXT_ONEAPI_NUMBERS(property, meta)                                                              \
  struct property##_key {                                                                                   \
    template <std::size_t... Numbers>                                                                        \
    using value_t = property_value<property##_key, std::integral_constant<std::size_t, Numbers>...>;         \
  };                                                                                                         \
  template <std::size_t... Numbers> inline constexpr property##_key::value_t<Numbers...> property;           \
  template <typename O> struct is_property_key_of<property##_key, O> : std::true_type {};                    \
  template <std::size_t... Numbers>                                                                          \
  struct property_meta<property_value<property##_key, std::integral_constant<std::size_t, Numbers>...>> {    \
    static constexpr const char *name = meta;                                                                \
    static constexpr const char *value = detail::digits<Numbers...>::text.text;                              \
  };

// The same of one number, which stays one.
#define SYCL_EXT_ONEAPI_NUMBER(property, type, meta)                                                         \
  struct property##_key {                                                                                   \
    template <type Number> using value_t = property_value<property##_key, std::integral_constant<type, Number>>; \
  };                                                                                                         \
  template <type Number> inline constexpr property##_key::value_t<Number> property;                          \
  template <typename O> struct is_property_key_of<property##_key, O> : std::true_type {};                    \
  template <type Number>                                                                                     \
  struct property_meta<property_value<property##_key, std::integral_constant<type, Number>>> {               \
    static constexpr const char *name = meta;                                                                \
    static constexpr type value = Number;                                                                    \
  };

// The same without a value.
#define SYCL_EXT_ONEAPI_MARK(property, meta)                                                                 \
  struct property##_key {                                                                                   \
    using value_t = property_value<property##_key>;                                                          \
  };                                                                                                         \
  inline constexpr property##_key::value_t property;                                                         \
  template <typename O> struct is_property_key_of<property##_key, O> : std::true_type {};                    \
  template <> struct property_meta<property_value<property##_key>> {                                         \
    static constexpr const char *name = meta;                                                                \
    static constexpr const char *value = "";                                                                 \
  };

enum class host_access_enum { read = 1, write = 2, read_write = 3, none = 0 };
enum class init_mode_enum { reprogram, reset };

// Kernels.
SYCL_EXT_ONEAPI_NUMBERS(work_group_size, "sycl-work-group-size")
SYCL_EXT_ONEAPI_NUMBERS(work_group_size_hint, "sycl-work-group-size-hint")
SYCL_EXT_ONEAPI_NUMBERS(max_work_group_size, "sycl-max-work-group-size")
SYCL_EXT_ONEAPI_NUMBERS(max_linear_work_group_size, "sycl-max-linear-work-group-size")
SYCL_EXT_ONEAPI_NUMBERS(device_has, "sycl-device-has")
SYCL_EXT_ONEAPI_NUMBER(sub_group_size, int, "sycl-sub-group-size")
SYCL_EXT_ONEAPI_NUMBER(grf_size, int, "sycl-grf-size")
SYCL_EXT_ONEAPI_NUMBER(maximum_registers, int, "sycl-maximum-registers")
SYCL_EXT_ONEAPI_NUMBER(fp_control, int, "sycl-floating-point-control")
SYCL_EXT_ONEAPI_NUMBER(pipelined, int, "sycl-pipelined")
SYCL_EXT_ONEAPI_NUMBER(fpga_cluster, int, "sycl-fpga-cluster")
SYCL_EXT_ONEAPI_NUMBER(streaming_interface, int, "sycl-streaming-interface")
SYCL_EXT_ONEAPI_NUMBER(register_map_interface, int, "sycl-register-map-interface")
SYCL_EXT_ONEAPI_MARK(single_task_kernel, "sycl-single-task")

// Pointers. What is annotated is the member that holds the pointer, so that no alignment and no cache control
// of what it points to can be said.
SYCL_EXT_ONEAPI_NUMBER(buffer_location, int, "sycl-buffer-location")
SYCL_EXT_ONEAPI_NUMBER(conduit, bool, "sycl-conduit")
SYCL_EXT_ONEAPI_NUMBER(num_banks, int, "sycl-num-banks")

// Variables.
SYCL_EXT_ONEAPI_NUMBER(host_access, host_access_enum, "sycl-host-access")
SYCL_EXT_ONEAPI_NUMBER(init_mode, init_mode_enum, "sycl-init-mode")
SYCL_EXT_ONEAPI_NUMBER(implement_in_csr, bool, "sycl-implement-in-csr")
SYCL_EXT_ONEAPI_MARK(device_image_scope, "sycl-device-image-scope")

#undef SYCL_EXT_ONEAPI_NUMBERS
#undef SYCL_EXT_ONEAPI_NUMBER
#undef SYCL_EXT_ONEAPI_MARK

#ifdef __SYCL_DEVICE_ONLY__
#define SYCL_EXT_ONEAPI_PROPERTY_PACK(T)                                                                     \
  [[clang::annotate("sycl-property-pack", property_meta<T>::name..., property_meta<T>::value...)]]
#else
#define SYCL_EXT_ONEAPI_PROPERTY_PACK(T)
#endif

namespace detail {

#ifdef __SYCL_DEVICE_ONLY__
// On the host the entry point would hand the kernel and its arguments to this; on the device nothing calls it.
template <typename Name, typename... T> void sycl_kernel_launch(const char *, T...) {}
#endif

template <typename Known> struct kernel;
template <typename... T> struct kernel<type_list<T...>> {
  // The function that the kernel is made of: its variable has the properties.
  template <typename Name, typename F>
#ifdef __SYCL_DEVICE_ONLY__
  [[clang::sycl_kernel_entry_point(Name)]]
#endif
  static void run(F f) {
    [[maybe_unused]] SYCL_EXT_ONEAPI_PROPERTY_PACK(T) char properties;
    f();
  }
};

template <typename T, typename Known> struct annotated;
template <typename T, typename... P> struct annotated<T, type_list<P...>> {
  SYCL_EXT_ONEAPI_PROPERTY_PACK(P) T *pointer;
};

template <typename Name, typename T, typename Known> struct global;
template <typename Name, typename T, typename... P> struct global<Name, T, type_list<P...>> {
  SYCL_EXT_ONEAPI_PROPERTY_PACK(P) static inline T value;
};

} // namespace detail

// A kernel with properties, and one whose class has them in a member.
template <typename Name, typename PropertiesT, typename F>
std::enable_if_t<is_property_list_v<PropertiesT>> single_task(PropertiesT, F f) {
  detail::kernel<detail::known_of_t<PropertiesT>>::template run<Name>(f);
}
template <typename Name, typename F> std::enable_if_t<is_property_list_v<std::decay_t<decltype(F::properties)>>>
single_task(F f) {
  single_task<Name>(F::properties, f);
}

// A pointer with properties, which are said wherever it is used.
template <typename T, typename PropertiesT = empty_properties_t> class annotated_ptr {
  detail::annotated<T, detail::known_of_t<PropertiesT>> pointer;

public:
  annotated_ptr(T *pointer) : pointer{pointer} {}
  T &operator*() const { return *pointer.pointer; }
  T &operator[](std::size_t at) const { return pointer.pointer[at]; }
  T *get() const { return pointer.pointer; }
};

// A variable of the device with properties, by a name of its own.
template <typename Name, typename T, typename PropertiesT = empty_properties_t>
T &device_global() {
  return detail::global<Name, T, detail::known_of_t<PropertiesT>>::value;
}

} // namespace sycl::ext::oneapi::experimental
