// The results of a request: a struct of so many fields, laid out as C lays one out.
#ifndef TAPELESS_TUPLE_HPP
#define TAPELESS_TUPLE_HPP

#include <cstddef>
#include <tuple>
#include <utility>

namespace tapeless {

namespace detail {

template <std::size_t I, typename T> struct field {
  T value;
};

template <typename Indices, typename... Ts> struct fields;

template <std::size_t... I, typename... Ts> struct fields<std::index_sequence<I...>, Ts...> : field<I, Ts>... {};

} // namespace detail

// Fields lie next to one another as in `struct { T0 a; T1 b; … }`: `std::tuple` promises no order.
template <typename... Ts> struct tuple : detail::fields<std::index_sequence_for<Ts...>, Ts...> {
  tuple() = default;
  constexpr tuple(Ts... values)
      : detail::fields<std::index_sequence_for<Ts...>, Ts...>{{static_cast<Ts &&>(values)}...} {}
};

template <> struct tuple<> {};

template <typename... Ts> tuple(Ts...) -> tuple<Ts...>;

template <std::size_t I, typename T> constexpr T &get(detail::field<I, T> &from) { return from.value; }
template <std::size_t I, typename T> constexpr const T &get(const detail::field<I, T> &from) { return from.value; }
template <std::size_t I, typename T> constexpr T get(detail::field<I, T> &&from) {
  return static_cast<T &&>(from.value);
}

} // namespace tapeless

template <typename... Ts>
struct std::tuple_size<tapeless::tuple<Ts...>> : std::integral_constant<std::size_t, sizeof...(Ts)> {};
template <std::size_t I, typename... Ts> struct std::tuple_element<I, tapeless::tuple<Ts...>> {
  using type = std::tuple_element_t<I, std::tuple<Ts...>>;
};

#endif
