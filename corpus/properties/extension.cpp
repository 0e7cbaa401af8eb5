// The examples of sycl_ext_oneapi_properties as assertions: that this compiles is the test, and its run
// checks what is known at runtime only.
//
// Where the text of the extension does not compile as printed, this is what it must mean: `foo` with a
// parameter is `foo<1>` in each of its examples, in one of which another property has the name;
// `std::is_same_v<t1, float);` lacks a bracket, `my_func3(properties{bar<2>)` a brace, `propertyListT` in the
// functions is `PropertiesT`, and `is_property_list<properties>` has no list to ask about.
#include <sycl/ext/oneapi/properties/properties.hpp>

#include <cstdlib>
#include <string>
#include <vector>

static_assert(SYCL_EXT_ONEAPI_PROPERTIES == 1);

namespace sycl::ext::oneapi::experimental {

// A runtime property with one integer parameter.
struct foo {
  foo(int value) : value(value) {}
  int value;
};
using foo_key = foo;

// No parameters.
struct bar_key {
  using value_t = property_value<bar_key>;
};
inline constexpr bar_key::value_t bar;

// One integer parameter.
struct baz_key {
  template <int K> using value_t = property_value<baz_key, std::integral_constant<int, K>>;
};
template <int K> inline constexpr baz_key::value_t<K> baz;

// Any number of types.
struct boo_key {
  template <typename... Ts> using value_t = property_value<boo_key, Ts...>;
};
template <typename... Ts> inline constexpr boo_key::value_t<Ts...> boo;

// Three types with names.
struct foo_types_key {
  template <typename... Ts> using value_t = property_value<foo_types_key, Ts...>;
};
template <typename... Ts> inline constexpr foo_types_key::value_t<Ts...> foo_types;
template <typename A, typename B, typename C> struct property_value<foo_types_key, A, B, C> {
  using key_t = foo_types_key;
  using first_t = A;
  using second_t = B;
  using third_t = C;
};

// A runtime property that may be left out, and one that no kernel can have.
struct opt {
  int value = 7;
};
using opt_key = opt;
struct bar_vec {
  bar_vec(std::vector<int> value) : value(std::move(value)) {}
  std::vector<int> value;
};
using bar_vec_key = bar_vec;
template <> struct property_members<bar_vec> {
  static constexpr auto value = std::make_tuple(&bar_vec::value);
};

// Only of queues.
struct queue;
struct narrow_key {
  using value_t = property_value<narrow_key>;
};
inline constexpr narrow_key::value_t narrow;

template <typename O> struct is_property_key_of<foo_key, O> : std::true_type {};
template <typename O> struct is_property_key_of<bar_key, O> : std::true_type {};
template <typename O> struct is_property_key_of<baz_key, O> : std::true_type {};
template <typename O> struct is_property_key_of<boo_key, O> : std::true_type {};
template <typename O> struct is_property_key_of<foo_types_key, O> : std::true_type {};
template <typename O> struct is_property_key_of<opt_key, O> : std::true_type {};
template <typename O> struct is_property_key_of<bar_vec_key, O> : std::true_type {};
template <> struct is_property_key_of<narrow_key, queue> : std::true_type {};

} // namespace sycl::ext::oneapi::experimental

using namespace sycl::ext::oneapi::experimental;

// Examples: the type is determined by the set of properties, in any order.
using P1 = decltype(properties{bar});
using P2 = decltype(properties{bar, foo{1}});
using P3 = decltype(properties{bar, baz<1>});
using P4 = decltype(properties{baz<1>, bar});
static_assert(!std::is_same_v<P1, P2>);
static_assert(!std::is_same_v<P1, P3>);
static_assert(std::is_same_v<P3, P4>);
static_assert(std::is_same_v<decltype(properties{foo{1}}), decltype(properties{foo{2}})>);
static_assert(std::is_same_v<decltype(properties{opt{}, foo{1}, baz<3>, bar}),
                             decltype(properties{bar, baz<3>, foo{1}, opt{}})>);

// Traits.
static_assert(is_property_key_of<foo_key, int>::value && is_property_key_of<bar_key, queue>::value);
static_assert(is_property_key_of<narrow_key, queue>::value && !is_property_key_of<narrow_key, int>::value);
static_assert(is_property_value<decltype(bar_key::value_t{})>::value && is_property_value_v<foo>);
static_assert(is_property_value_v<baz_key::value_t<1>> && !is_property_value_v<int>);
static_assert(!is_property_value_v<bar_key> && !is_property_value_v<std::string>);
static_assert(!is_property_value_v<baz_key> && !is_property_value_v<boo_key>);
static_assert(is_property_value_of_v<baz_key::value_t<1>, queue>);
static_assert(is_property_value_of_v<narrow_key::value_t, queue>);
static_assert(!is_property_value_of_v<narrow_key::value_t, int> && !is_property_value_of_v<int, queue>);

// Members of values.
static_assert(std::is_same_v<baz_key::value_t<1>::key_t, baz_key>);
static_assert(std::is_same_v<bar_key::value_t::key_t, bar_key>);
static_assert(baz<5>.value == 5 && baz_key::value_t<5>::value_t::value == 5);
static_assert(std::is_same_v<boo_key::value_t<float>::value_t, float>);
template <typename T, typename = void> inline constexpr bool has_value = false;
template <typename T> inline constexpr bool has_value<T, std::void_t<decltype(T::value)>> = true;
template <typename T, typename = void> inline constexpr bool has_value_t = false;
template <typename T> inline constexpr bool has_value_t<T, std::void_t<typename T::value_t>> = true;
static_assert(has_value<baz_key::value_t<1>> && !has_value<bar_key::value_t>);
static_assert(!has_value<boo_key::value_t<float>> && has_value_t<boo_key::value_t<float>>);
static_assert(!has_value_t<bar_key::value_t> && !has_value_t<boo_key::value_t<int, float>>);

// Equality.
static_assert(baz<1> == baz<1> && baz<1> != baz<2> && !(baz<1> == baz<2>) && !(baz<1> != baz<1>));
static_assert(bar == bar && boo<int> != boo<float>);

// Lists.
static_assert(P3::has_property<baz_key>() && !P1::has_property<baz_key>() && P2::has_property<foo_key>());
static_assert(P3::get_property<baz_key>() == baz<1> && P3::get_property<bar_key>() == bar);
static_assert(decltype(properties(bar, baz<1>))::get_property<baz_key>().value == 1);
static_assert(std::is_same_v<empty_properties_t, decltype(properties())>);
static_assert(!empty_properties_t::has_property<bar_key>());
static_assert(is_property_list_v<P1> && is_property_list_v<P2> && is_property_list_v<empty_properties_t>);
static_assert(is_property_list<P3>::value && !is_property_list<int>::value);
static_assert(!is_property_list_v<bar_key::value_t> && !is_property_list_v<foo>);
static_assert(sizeof(P3) == 1 && std::is_empty_v<P3>);

// What may be left out when a list is made, and what may not.
using Omissible = decltype(properties{bar, opt{}});
static_assert(std::is_constructible_v<Omissible> && std::is_constructible_v<Omissible, opt>);
static_assert(std::is_constructible_v<Omissible, opt, bar_key::value_t>);
static_assert(!std::is_constructible_v<P2> && std::is_constructible_v<P2, foo>);
static_assert(!std::is_constructible_v<P1, baz_key::value_t<1>> && !std::is_constructible_v<P1, int>);

// Queries in device code.
static_assert(sycl::is_device_copyable_v<decltype(baz_key::value_t<1>{})>);
static_assert(sycl::is_device_copyable_v<foo> && !sycl::is_device_copyable_v<bar_vec>);
static_assert(sycl::is_device_copyable_v<P2> && sycl::is_device_copyable_v<P3>);
using WithVector = decltype(properties{baz<1>, bar_vec{std::vector<int>()}});
static_assert(!sycl::is_device_copyable_v<WithVector>);
static_assert(WithVector::has_property<baz_key>() && WithVector::has_property<bar_vec_key>());
static_assert(WithVector::get_property<baz_key>().value == 1);

// A kernel has what is device copyable.
struct handler {
  template <typename F> void single_task(F f) {
    static_assert(sycl::is_device_copyable_v<F>, "a kernel and what it captures must be device copyable");
    f();
  }
};

// Extended examples.
constexpr properties P5{baz<1>};
constexpr properties P6{baz<2>};
constexpr properties P7{baz<1>, bar};
static_assert(P6.has_property<baz_key>());
static_assert(!std::is_same_v<decltype(P5), decltype(P6)>);
constexpr auto f1 = P5.get_property<baz_key>();
constexpr auto f2 = P6.get_property<baz_key>();
static_assert(f1 != f2);
constexpr auto f3 = P7.get_property<baz_key>();
static_assert(f3 == f1);

constexpr properties P8{foo_types<float, int, bool>};
using f = decltype(P8.get_property<foo_types_key>());
static_assert(std::is_same_v<f::first_t, float>);
static_assert(std::is_same_v<f::second_t, int>);
static_assert(std::is_same_v<f::third_t, bool>);

template <typename PropertiesT> std::enable_if_t<is_property_list_v<PropertiesT>> my_func1(PropertiesT) {}
template <typename PropertiesT>
std::enable_if_t<is_property_list_v<PropertiesT> && PropertiesT::template has_property<foo_key>()>
my_func2(PropertiesT) {}
template <typename PropertiesT>
std::enable_if_t<is_property_list_v<PropertiesT> &&
                 (PropertiesT::template get_property<baz_key>().value == 2)>
my_func3(PropertiesT) {}

// Cases that must not compile: each is a number.
#ifndef MUST_NOT_COMPILE
#define MUST_NOT_COMPILE 0
#endif
struct no_property {};
inline void must_not_compile(handler h) {
  properties vector{baz<1>, bar_vec{std::vector<int>(3, 42)}};
  (void)vector;
  (void)h;
#if MUST_NOT_COMPILE == 1 // a list in a kernel that cannot be copied to a device
  h.single_task([=] { return (void)vector.has_property<baz_key>(); });
#elif MUST_NOT_COMPILE == 2 // a runtime property has no value without an object
  (void)decltype(vector)::get_property<bar_vec_key>();
#elif MUST_NOT_COMPILE == 3 // as 1, for a compile-time value
  h.single_task([=] { return (void)vector.get_property<baz_key>(); });
#elif MUST_NOT_COMPILE == 4 // my_func2 requires foo
  my_func2(properties{bar});
#elif MUST_NOT_COMPILE == 5 // my_func3 requires the value 2
  my_func3(properties{baz<1>});
#elif MUST_NOT_COMPILE == 6 // my_func3 requires baz
  my_func3(properties{bar});
#elif MUST_NOT_COMPILE == 7 // two values of one property
  (void)properties{baz<1>, baz<2>};
#elif MUST_NOT_COMPILE == 8 // the same value twice
  (void)properties{bar, bar};
#elif MUST_NOT_COMPILE == 9 // a runtime property twice
  (void)properties{foo{1}, foo{2}};
#elif MUST_NOT_COMPILE == 10 // no property
  (void)properties{1};
#elif MUST_NOT_COMPILE == 11 // no property either
  (void)properties{bar, no_property{}};
#elif MUST_NOT_COMPILE == 12 // a property that is not in the list
  (void)P5.get_property<bar_key>();
#elif MUST_NOT_COMPILE == 13 // a runtime property that is not in the list
  (void)P5.get_property<foo_key>();
#elif MUST_NOT_COMPILE == 14 // has_property of what is no key
  (void)P5.has_property<no_property>();
#elif MUST_NOT_COMPILE == 15 // a list made without a property that has no default
  decltype(properties{bar, foo{1}}) list{bar};
#elif MUST_NOT_COMPILE == 16 // a list made of another property
  decltype(properties{bar}) list{baz<1>};
#elif MUST_NOT_COMPILE == 17 // a list that is not sorted
  using sorted = decltype(properties{bar, baz<1>});
  using one = properties<detail::type_list<bar_key::value_t, baz_key::value_t<1>>>;
  using other = properties<detail::type_list<baz_key::value_t<1>, bar_key::value_t>>;
  std::conditional_t<std::is_same_v<sorted, one>, other, one> list{};
#elif MUST_NOT_COMPILE == 18 // a list with a type that is no property
  properties<detail::type_list<int>> list{};
#elif MUST_NOT_COMPILE == 19 // values of different properties have no order and no equality
  (void)(bar == baz<1>);
#elif MUST_NOT_COMPILE == 20 // a value without parameters has none
  (void)bar.value;
#elif MUST_NOT_COMPILE == 21 // a value with two parameters has no single one
  (void)sizeof(boo_key::value_t<int, float>::value_t);
#elif MUST_NOT_COMPILE == 22 // a type has no value
  (void)boo<float>.value;
#elif MUST_NOT_COMPILE == 23 // is_property_list functions take lists alone
  my_func1(bar);
#elif MUST_NOT_COMPILE == 24 // the value of a key, not the key, makes a list
  (void)properties{bar_key{}};
#elif MUST_NOT_COMPILE == 25 // nor does one with a parameter
  (void)properties{baz_key{}};
#elif MUST_NOT_COMPILE == 26 // nor one with types
  (void)properties{boo_key{}};
#elif MUST_NOT_COMPILE != 0
#error "there is no case of this number"
#endif
}

int main(int argc, char **) {
  auto check = [](bool holds, int at) {
    if (!holds)
      std::exit(at);
  };
  properties list{bar, foo{argc + 41}};
  check(list.get_property<foo_key>().value == argc + 41, 1);
  check(foo{1} == foo{1} && foo{1} != foo{2} && !(foo{1} == foo{2}), 2);
  check(bar_vec{{1, 2}} == bar_vec{{1, 2}} && bar_vec{{1}} != bar_vec{{2}}, 3);
  // A copy: what is changed is another one.
  auto copy = list.get_property<foo_key>();
  copy.value = 0;
  check(copy.value == 0 && list.get_property<foo_key>().value == argc + 41, 4);
  // Left out, it has its default.
  Omissible with_default{bar}, given{opt{9}};
  check(with_default.get_property<opt_key>().value == 7, 5);
  check(given.get_property<opt_key>().value == 9, 6);
  // In any order.
  properties other{foo{3}, bar};
  decltype(list) same = other;
  check(same.get_property<foo_key>().value == 3, 7);
  // Queries a to d of a list that a kernel may have.
  properties in_kernel{baz<1>, opt{}};
  handler().single_task([=] {
    static_assert(decltype(in_kernel)::has_property<baz_key>());
    auto a = in_kernel.has_property<baz_key>();
    auto b = in_kernel.get_property<baz_key>();
    auto c = in_kernel.has_property<opt_key>();
    auto d = in_kernel.get_property<opt_key>();
    if (!a || b.value != 1 || !c || d.value != 7)
      std::exit(8);
  });
  // And of one that it may not have.
  properties not_in_kernel{baz<1>, bar_vec{std::vector<int>(3, 42)}};
  handler().single_task([] {
    auto a = decltype(not_in_kernel)::has_property<baz_key>();
    auto c = decltype(not_in_kernel)::has_property<bar_vec_key>();
    auto e = decltype(not_in_kernel)::get_property<baz_key>();
    if (!a || !c || e.value != 1)
      std::exit(9);
  });
  check(not_in_kernel.get_property<bar_vec_key>().value.size() == 3, 10);
  my_func1(properties{foo{1}});
  my_func2(properties{foo{1}});
  my_func2(properties{foo{1}, baz<1>});
  my_func3(properties{baz<2>});
  must_not_compile(handler());
  return 0;
}
