// What the arguments of a request are, and which derivative is asked for.
#ifndef TAPELESS_ANNOTATIONS_HPP
#define TAPELESS_ANNOTATIONS_HPP

#include <array>
#include <cstddef>
#include <type_traits>

namespace tapeless {

// Adjoints, by the reverse mode; with the function's own result or without.
template <bool WithPrimal> struct ReverseMode {};
using Reverse = ReverseMode<false>;
using ReverseWithPrimal = ReverseMode<true>;

// Tangents, by the forward mode.
struct ForwardMode {};
using Forward = ForwardMode;

// Carries no derivative. As the activity of a result: it has none.
template <typename T> struct Const {
  T value;
  constexpr Const(T value) : value(static_cast<T &&>(value)) {}
};

// Passed by value; the request returns its adjoint. As the activity of a result: it is seeded with 1.
template <typename T> struct Active {
  static_assert(!std::is_reference_v<T> && !std::is_pointer_v<T>,
                "memory is not Active: a pointer or reference is Duplicated, and has a shadow");
  static_assert(!std::is_integral_v<T>, "an integer has no derivative: write Active<double>, or Const");
  T value;
  constexpr Active(T value) : value(static_cast<T &&>(value)) {}
};

// Comes with its shadow, or by value in forward mode with its tangent. As the activity of a result in forward mode:
// the result and its tangent are returned.
template <typename T> struct Duplicated {
  T value, shadow;
  constexpr Duplicated(T value, T shadow)
      : value(static_cast<T &&>(value)), shadow(static_cast<T &&>(shadow)) {}
};

// The same; what the function leaves in the memory itself does not matter. As the activity of a result: only its
// tangent is returned.
template <typename T> struct DuplicatedNoNeed {
  T value, shadow;
  constexpr DuplicatedNoNeed(T value, T shadow)
      : value(static_cast<T &&>(value)), shadow(static_cast<T &&>(shadow)) {}
};

namespace detail {

// What there are several of: of a reference the addresses.
template <typename T>
using one_of_t = std::conditional_t<std::is_reference_v<T>, std::remove_reference_t<T> *, T>;

} // namespace detail

// The same in N directions at once, with a shadow or tangent for each; of a reference the addresses of its shadows.
template <typename T, std::size_t N> struct BatchDuplicated {
  static_assert(N >= 1 && N <= 16, "1 to 16 directions are taken at once");
  T value;
  std::array<detail::one_of_t<T>, N> shadows;
  constexpr BatchDuplicated(T value, std::array<detail::one_of_t<T>, N> shadows)
      : value(static_cast<T &&>(value)), shadows(shadows) {}
};
template <typename T, std::size_t N> struct BatchDuplicatedNoNeed {
  static_assert(N >= 1 && N <= 16, "1 to 16 directions are taken at once");
  T value;
  std::array<detail::one_of_t<T>, N> shadows;
  constexpr BatchDuplicatedNoNeed(T value, std::array<detail::one_of_t<T>, N> shadows)
      : value(static_cast<T &&>(value)), shadows(shadows) {}
};

namespace detail {

// `Duplicated{2, 0.5}` is of doubles; a pointer decides for its shadow.
template <typename T, typename S, bool = std::is_arithmetic_v<T> && std::is_arithmetic_v<S>> struct both {
  using type = std::common_type_t<T, S>;
};
template <typename T, typename S> struct both<T, S, false> {
  using type = T;
};

} // namespace detail

template <typename T, typename S> Duplicated(T, S) -> Duplicated<typename detail::both<T, S>::type>;
template <typename T, typename S> DuplicatedNoNeed(T, S) -> DuplicatedNoNeed<typename detail::both<T, S>::type>;

namespace detail {

// The activity of a result, where the request leaves it open.
struct Natural {};

enum class Activity { none, active, duplicated, unneeded };

template <typename A> struct annotation {
  static constexpr bool known = false;
};
template <typename T, Activity activity, std::size_t directions = 0> struct annotates {
  static constexpr bool known = true;
  static constexpr Activity is = activity;
  // How many it is in; 0 if it goes with any number of them.
  static constexpr std::size_t width = directions;
  using type = T;
};
template <typename T> struct annotation<Const<T>> : annotates<T, Activity::none> {};
template <typename T> struct annotation<Active<T>> : annotates<T, Activity::active> {};
template <typename T> struct annotation<Duplicated<T>> : annotates<T, Activity::duplicated, 1> {};
template <typename T> struct annotation<DuplicatedNoNeed<T>> : annotates<T, Activity::unneeded, 1> {};
template <typename T, std::size_t N>
struct annotation<BatchDuplicated<T, N>> : annotates<T, Activity::duplicated, N> {};
template <typename T, std::size_t N>
struct annotation<BatchDuplicatedNoNeed<T, N>> : annotates<T, Activity::unneeded, N> {};

template <typename A> using annotated_t = typename annotation<A>::type;

} // namespace detail

} // namespace tapeless

#endif
