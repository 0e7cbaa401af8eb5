// Specialization constants for stock clang, with -fsycl -fsycl-device-only: what DPC++'s headers make of
// sycl::specialization_id, in little. A constant is a variable of the program, which holds its default;
// what reads it in a kernel is a call that `lapidary` puts the constant in the place of.
//
//     constexpr spec::id<int> width{16};
//     ... spec::get<width>() ...                  // in a kernel
//     lapidary specialize image.spv --set 'spec::name<width>=32' -o special.spv
//
// For emulation mode, in which constants lie in memory that the runtime fills, the kernel passes the
// pointer to it that it got as an argument: spec::get<width>(buffer).
#pragma once

// The calls, as the tools know them.
template <typename T>
[[clang::sycl_external]] T __sycl_getScalar2020SpecConstantValue(const char *name, const void *value,
                                                                 const void *buffer);
template <typename T>
[[clang::sycl_external]] T __sycl_getComposite2020SpecConstantValue(const char *name, const void *value,
                                                                    const void *buffer);
template <typename T> [[clang::sycl_external]] T __sycl_getScalarSpecConstantValue(const char *name);
template <typename T> [[clang::sycl_external]] T __sycl_getCompositeSpecConstantValue(const char *name);

namespace spec {

// A constant with its default.
template <typename T> struct id {
  using value_type = T;
  T value;
};

// The type by whose name a constant is known.
template <const auto &constant> struct name;

template <typename T> constexpr bool is_scalar = __is_arithmetic(T) || __is_same(T, _Float16);

template <typename T> struct value_of;
template <typename T> struct value_of<const id<T> &> {
  using type = T;
};

// The value of a constant.
template <const auto &constant> inline auto get(const void *buffer = nullptr) {
  using T = typename value_of<decltype(constant)>::type;
  const char *symbol = __builtin_sycl_unique_stable_name(name<constant>);
  if constexpr (is_scalar<T>)
    return __sycl_getScalar2020SpecConstantValue<T>(symbol, &constant.value, buffer);
  else
    return __sycl_getComposite2020SpecConstantValue<T>(symbol, &constant.value, buffer);
}

// The value of a constant that is known by a type, and has no default but zero.
template <typename T, typename Name = T> struct constant {
  static T get() {
    const char *symbol = __builtin_sycl_unique_stable_name(Name);
    if constexpr (is_scalar<T>)
      return __sycl_getScalarSpecConstantValue<T>(symbol);
    else
      return __sycl_getCompositeSpecConstantValue<T>(symbol);
  }
};

} // namespace spec
