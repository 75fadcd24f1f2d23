// How a callable and its annotated arguments become a function and arguments that a request takes: numbers, pointers.
#ifndef TAPELESS_ADAPTER_HPP
#define TAPELESS_ADAPTER_HPP

#include <cstddef>
#include <memory>
#include <new>
#include <tapeless/annotations.hpp>
#include <type_traits>
#include <utility>

namespace tapeless::detail {

template <typename... Ts> struct list {};

// The parameters of a function pointer; those of other callables are what is passed.
template <typename F> struct signature {
  static constexpr bool known = false;
};
template <typename R, typename... Ps> struct signature<R (*)(Ps...)> {
  static constexpr bool known = true;
  using result = R;
  using params = list<Ps...>;
};
template <typename R, typename... Ps> struct signature<R (*)(Ps...) noexcept> : signature<R (*)(Ps...)> {};

template <typename T> using bare_t = std::remove_cv_t<std::remove_reference_t<T>>;

// Whether an argument travels by its address.
template <typename T>
inline constexpr bool in_memory = std::is_reference_v<T> || std::is_class_v<T> || std::is_union_v<T>;

// As what it travels.
template <typename T>
using carried_t = std::conditional_t<
    in_memory<T>,
    std::conditional_t<std::is_reference_v<T>, std::remove_reference_t<T> *, const std::remove_reference_t<T> *>, T>;

template <typename T> carried_t<T> constexpr carry(const std::remove_reference_t<T> &value) {
  if constexpr (in_memory<T>)
    return const_cast<carried_t<T>>(std::addressof(value));
  else
    return value;
}

// Whether a pointer is passed for a parameter that is a reference.
template <typename P, typename T>
inline constexpr bool points_to =
    std::is_reference_v<P> && std::is_pointer_v<T> && std::is_same_v<bare_t<P>, std::remove_cv_t<std::remove_pointer_t<T>>>;

// What the callable gets for a parameter P.
template <typename P, typename T> constexpr decltype(auto) deliver(carried_t<T> &carried) {
  if constexpr (std::is_reference_v<T>)
    return static_cast<T>(*carried);
  else if constexpr (in_memory<T> || points_to<P, T>)
    return (*carried);
  else
    return (carried);
}

// Whether the carried argument is what the compiled function takes for P itself.
template <typename P, typename T>
inline constexpr bool as_it_is =
    points_to<P, T> || (std::is_lvalue_reference_v<P> && std::is_reference_v<T> && std::is_same_v<bare_t<P>, bare_t<T>>) ||
    (std::is_scalar_v<P> && std::is_scalar_v<T> && std::is_convertible_v<T, P>);

// A callable, in an adapter's parameter: a function by its address, another by its object's.
template <typename F> using held_t = std::conditional_t<signature<F>::known, F, F *>;

template <typename F> constexpr decltype(auto) callable(held_t<F> held) {
  if constexpr (signature<F>::known)
    return held;
  else
    return (*held);
}

template <typename F, typename Ps, typename Ts> struct adapter;

template <typename F, typename... Ps, typename... Ts> struct adapter<F, list<Ps...>, list<Ts...>> {
  using result = bare_t<decltype(callable<F>(std::declval<held_t<F>>())(
      deliver<Ps, Ts>(std::declval<carried_t<Ts> &>())...))>;

  static result call(held_t<F> held, carried_t<Ts>... args) {
    return callable<F>(held)(deliver<Ps, Ts>(args)...);
  }

  // What is no number is returned in memory.
  static void store(result *out, held_t<F> held, carried_t<Ts>... args) {
    ::new (static_cast<void *>(out)) result(callable<F>(held)(deliver<Ps, Ts>(args)...));
  }
};

// A function that is known by its type.
template <auto f> struct fixed {
  template <typename... Ts> decltype(auto) operator()(Ts &&...args) const { return f(static_cast<Ts &&>(args)...); }
};

// A callable with arguments of types Ts: what a request differentiates.
template <typename F, typename... Ts> struct target {
  template <typename G, typename... Us> struct made {
    using params = list<Us...>;
    static constexpr bool direct = false;
  };
  template <typename R, typename... Ps, typename... Us> struct made<R (*)(Ps...), Us...> {
    static_assert(sizeof...(Ps) == sizeof...(Us), "the function takes another number of arguments");
    using params = list<Ps...>;
    static constexpr bool direct = (std::is_void_v<R> || std::is_arithmetic_v<R>)&&(as_it_is<Ps, Us> && ...);
  };
  template <typename R, typename... Ps, typename... Us>
  struct made<R (*)(Ps...) noexcept, Us...> : made<R (*)(Ps...), Us...> {};
  template <auto f, typename... Us> struct made<const fixed<f>, Us...> : made<decltype(f), Us...> {};

  using is = made<F, Ts...>;
  using through = adapter<F, typename is::params, list<Ts...>>;
  using result = typename through::result;

  // Whether the function itself is differentiated.
  static constexpr bool direct = is::direct;
  // Whether its result is left in memory.
  static constexpr bool stores = !std::is_void_v<result> && !std::is_arithmetic_v<result>;
};

// In what type the argument T for the parameter P is passed.
template <bool direct, typename P, typename T>
using passed_t = std::conditional_t<direct && !in_memory<T> && !points_to<P, T>, P, carried_t<T>>;

} // namespace tapeless::detail

#endif
