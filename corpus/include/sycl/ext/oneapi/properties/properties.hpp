// sycl_ext_oneapi_properties for C++17: lists of properties whose contents are known at compile time.
//
// A compile-time-constant property is a key class with an alias `value_t`, an object of that type, and
// `is_property_key_of` for the classes that it applies to. A runtime property is a class that is its own key.
// The list is sorted by the names of the keys, so that the order of the arguments does not matter.
#pragma once

#include <cstring>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

#define SYCL_EXT_ONEAPI_PROPERTIES 1

namespace sycl {

#ifndef SYCL_HAS_IS_DEVICE_COPYABLE
// SYCL 2020, section 3.13.1. A SYCL implementation has it already.
template <typename T> struct is_device_copyable : std::is_trivially_copyable<T> {};
template <typename T> inline constexpr bool is_device_copyable_v = is_device_copyable<T>::value;
#endif

namespace ext::oneapi::experimental {

template <typename... T> struct property_value;
template <typename PropertyValuesT> class properties;

// Which keys apply to which classes: specialised beside each property.
template <typename Key, typename SyclObjectT> struct is_property_key_of : std::false_type {};

// The parameters of a runtime property, as pointers to members: for those that cannot be compared byte by
// byte.
template <typename PropertyT> struct property_members;

namespace detail {

// Stands for any class that properties apply to.
struct any_object;

template <typename... T> struct type_list {};

// A value has the type of a template, a runtime property is registered for some object.
template <typename T> struct is_compile_time_value : std::false_type {};
template <typename Key, typename... A>
struct is_compile_time_value<property_value<Key, A...>> : std::true_type {};

// The key of a compile-time-constant property has an alias for its values; it is no value itself.
template <template <typename...> class> struct of_types;
template <template <auto...> class> struct of_values;
template <typename T, typename = void> struct has_alias : std::false_type {};
template <typename T> struct has_alias<T, std::void_t<typename T::value_t>> : std::true_type {};
template <typename T, typename = void> struct has_alias_of_types : std::false_type {};
template <typename T>
struct has_alias_of_types<T, std::void_t<of_types<T::template value_t> *>> : std::true_type {};
template <typename T, typename = void> struct has_alias_of_values : std::false_type {};
template <typename T>
struct has_alias_of_values<T, std::void_t<of_values<T::template value_t> *>> : std::true_type {};

template <typename T, bool = std::is_class_v<T> && !is_compile_time_value<T>::value>
struct is_runtime_value : std::false_type {};
template <typename T>
struct is_runtime_value<T, true>
    : std::bool_constant<is_property_key_of<T, any_object>::value && !has_alias<T>::value &&
                         !has_alias_of_types<T>::value && !has_alias_of_values<T>::value> {};

template <typename T> struct key_of {
  using type = T;
};
template <typename Key, typename... A> struct key_of<property_value<Key, A...>> {
  using type = Key;
};
template <typename T> using key_of_t = typename key_of<T>::type;

// A total order over all properties: that of the names of their keys.
template <typename T> constexpr std::string_view type_name() {
#if defined(__clang__) || defined(__GNUC__)
  return __PRETTY_FUNCTION__;
#else
  return __FUNCSIG__;
#endif
}
template <typename A, typename B>
inline constexpr bool precedes = type_name<key_of_t<A>>() < type_name<key_of_t<B>>();

// Puts a value where it belongs in a sorted list.
template <typename T, typename Before, typename After> struct insert;
template <typename T, typename... Before> struct insert<T, type_list<Before...>, type_list<>> {
  using type = type_list<Before..., T>;
};
template <typename T, typename... Before, typename First, typename... Rest>
struct insert<T, type_list<Before...>, type_list<First, Rest...>> {
  using type =
      typename std::conditional_t<precedes<T, First>,
                                  insert<T, type_list<Before..., T, First, Rest...>, void>,
                                  insert<T, type_list<Before..., First>, type_list<Rest...>>>::type;
};
template <typename T, typename... All> struct insert<T, type_list<All...>, void> {
  using type = type_list<All...>;
};

template <typename Sorted, typename... T> struct sort {
  using type = Sorted;
};
template <typename Sorted, typename First, typename... Rest> struct sort<Sorted, First, Rest...> {
  using type = typename sort<typename insert<First, type_list<>, Sorted>::type, Rest...>::type;
};
template <typename... T> using sort_t = typename sort<type_list<>, T...>::type;

template <typename T, typename... All>
inline constexpr bool is_one_of = (std::is_same_v<T, All> || ...);

template <typename... T> struct are_sorted : std::true_type {};
template <typename A, typename B, typename... Rest>
struct are_sorted<A, B, Rest...> : std::bool_constant<precedes<A, B> && are_sorted<B, Rest...>::value> {};

template <typename... T> struct are_unique : std::true_type {};
template <typename First, typename... Rest>
struct are_unique<First, Rest...>
    : std::bool_constant<!is_one_of<key_of_t<First>, key_of_t<Rest>...> && are_unique<Rest...>::value> {};

template <typename T> struct identity {
  using type = T;
};

// The value with a key; void if there is none.
template <typename Key, typename... T> struct find {
  using type = void;
};
template <typename Key, typename First, typename... Rest>
struct find<Key, First, Rest...>
    : std::conditional_t<std::is_same_v<key_of_t<First>, Key>, identity<First>, find<Key, Rest...>> {};

// The place of a runtime property in a list; a compile-time value takes none.
template <typename T, bool = is_compile_time_value<T>::value> struct slot {
  T value;
  constexpr explicit slot(T value) : value(std::move(value)) {}
};
template <typename T> struct slot<T, true> {
  constexpr explicit slot(T) {}
};

// Takes a value out of arguments that may come in any order, or makes it.
template <typename T> constexpr T pick() { return T{}; }
template <typename T, typename First, typename... Rest> constexpr T pick(First &first, Rest &...rest) {
  if constexpr (std::is_same_v<T, First>)
    return first;
  else
    return pick<T>(rest...);
}

template <typename T, typename = void> struct has_value : std::false_type {};
template <typename T> struct has_value<T, std::void_t<decltype(T::value)>> : std::true_type {};

// What a property with one parameter has of it.
template <typename First, bool = has_value<First>::value> struct parameter {
  using value_t = First;
};
template <typename First> struct parameter<First, true> {
  using value_t = First;
  static constexpr auto value = First::value;
};

template <typename T, typename = void> struct has_members : std::false_type {};
template <typename T>
struct has_members<T, std::void_t<decltype(property_members<T>::value)>> : std::true_type {};

} // namespace detail

// A value of a compile-time-constant property. A property with several parameters names them in a
// specialisation of its own.
template <typename Key> struct property_value<Key> {
  using key_t = Key;
};
template <typename Key, typename First> struct property_value<Key, First> : detail::parameter<First> {
  using key_t = Key;
};
template <typename Key, typename First, typename Second, typename... Others>
struct property_value<Key, First, Second, Others...> {
  using key_t = Key;
};

template <typename V>
struct is_property_value
    : std::bool_constant<detail::is_compile_time_value<V>::value || detail::is_runtime_value<V>::value> {};
template <typename V> inline constexpr bool is_property_value_v = is_property_value<V>::value;

template <typename V, typename O>
struct is_property_value_of
    : std::bool_constant<is_property_value<V>::value && is_property_key_of<detail::key_of_t<V>, O>::value> {};
template <typename V, typename O>
inline constexpr bool is_property_value_of_v = is_property_value_of<V, O>::value;

// Compile-time values are equal if they have the same type.
template <typename Key, typename... A, typename... B>
constexpr bool operator==(property_value<Key, A...>, property_value<Key, B...>) {
  return std::is_same_v<property_value<Key, A...>, property_value<Key, B...>>;
}
template <typename Key, typename... A, typename... B>
constexpr bool operator!=(property_value<Key, A...> a, property_value<Key, B...> b) {
  return !(a == b);
}

// Runtime values are equal if all of their parameters are.
template <typename Prop, std::enable_if_t<detail::is_runtime_value<Prop>::value, int> = 0>
bool operator==(const Prop &a, const Prop &b) {
  if constexpr (detail::has_members<Prop>::value) {
    return std::apply([&](auto... member) { return ((a.*member == b.*member) && ...); },
                      property_members<Prop>::value);
  } else if constexpr (std::is_empty_v<Prop>) {
    return true;
  } else {
    static_assert(std::has_unique_object_representations_v<Prop>,
                  "say by property_members what the parameters of this property are");
    return std::memcmp(&a, &b, sizeof a) == 0;
  }
}
template <typename Prop, std::enable_if_t<detail::is_runtime_value<Prop>::value, int> = 0>
bool operator!=(const Prop &a, const Prop &b) {
  return !(a == b);
}

// A list of properties.
template <typename... Values>
class properties<detail::type_list<Values...>> : private detail::slot<Values>... {
  static_assert((is_property_value<Values>::value && ...), "all of them must be properties");
  static_assert(detail::are_unique<Values...>::value, "a property has one value");
  static_assert(detail::are_sorted<Values...>::value, "properties must be sorted; let them be deduced");

  template <typename Key> using found = typename detail::find<Key, Values...>::type;
  template <typename Key> static constexpr bool contains = !std::is_void_v<found<Key>>;
  template <typename Key>
  static constexpr bool is_key = contains<Key> || is_property_key_of<Key, detail::any_object>::value;
  template <typename Key> static constexpr bool is_constant = detail::is_compile_time_value<found<Key>>::value;

  // Whether a list can be made of these: each is one of its own, and none that must be given is left out.
  template <typename... Given>
  static constexpr bool are_enough =
      (is_property_value<Given>::value && ...) && (detail::is_one_of<Given, Values...> && ...) &&
      detail::are_unique<Given...>::value &&
      ((std::is_default_constructible_v<Values> || detail::is_one_of<Values, Given...>) && ...);

public:
  template <typename... Given, std::enable_if_t<are_enough<Given...>, int> = 0>
  constexpr properties(Given... given) : detail::slot<Values>(detail::pick<Values>(given...))... {}

  template <typename PropertyKeyT, std::enable_if_t<is_key<PropertyKeyT>, int> = 0>
  static constexpr bool has_property() {
    return contains<PropertyKeyT>;
  }

  // Of a compile-time-constant property: no object is needed.
  template <typename PropertyKeyT,
            std::enable_if_t<contains<PropertyKeyT> && is_constant<PropertyKeyT>, int> = 0>
  static constexpr auto get_property() {
    return found<PropertyKeyT>{};
  }

  // Of a runtime property: a copy.
  template <typename PropertyT,
            std::enable_if_t<contains<PropertyT> && !is_constant<PropertyT>, long> = 0>
  constexpr PropertyT get_property() const {
    return static_cast<const detail::slot<PropertyT> &>(*this).value;
  }
};

template <typename... Given, std::enable_if_t<(is_property_value<Given>::value && ...), int> = 0>
properties(Given...) -> properties<detail::sort_t<Given...>>;

using empty_properties_t = decltype(properties{});

template <typename propertyListT> struct is_property_list : std::false_type {};
template <typename... Values>
struct is_property_list<properties<detail::type_list<Values...>>> : std::true_type {};
template <typename propertyListT>
inline constexpr bool is_property_list_v = is_property_list<propertyListT>::value;

} // namespace ext::oneapi::experimental

// Values that are known at compile time can go anywhere; a list can where its runtime properties can.
template <typename Key, typename... A>
struct is_device_copyable<ext::oneapi::experimental::property_value<Key, A...>> : std::true_type {};
template <typename... Values>
struct is_device_copyable<
    ext::oneapi::experimental::properties<ext::oneapi::experimental::detail::type_list<Values...>>>
    : std::conjunction<is_device_copyable<Values>...> {};

} // namespace sycl
