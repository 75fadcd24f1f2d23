// Derivatives of functions of vectors, as they are asked for.
//
//   double f(const std::vector<double> &x, double a);
//   tapeless::gradient(f, x, a)              like x; tapeless::value_and_gradient(f, x, a): {f, gradient}
//   tapeless::hvp(f, x, v, a)                the product of the Hessian with v, like x
//   tapeless::hessian(f, x, a)               a matrix
//   std::vector<double> F(const std::vector<double> &x);
//   tapeless::jacobian(F, x)                 a matrix: a row for each result, a column for each input
//   tapeless::jvp(F, x, v), tapeless::vjp(F, x, w)     its products with v, and of w with it
//
// Functions, function objects and lambdas are called with x and what stands behind it, which carries no derivative. x is a number, a
// std::vector, a std::array, a std::span, a vector or matrix of Eigen; so is what they return, or a number. Of a span, derivatives are vectors.
#ifndef TAPELESS_DERIVATIVES_HPP
#define TAPELESS_DERIVATIVES_HPP

#include <algorithm>
#include <array>
#include <cstddef>
#include <tapeless/autodiff.hpp>
#include <type_traits>
#include <utility>
#include <vector>
#if __has_include(<span>) && __cplusplus >= 202002L
#include <span>
#endif

namespace tapeless {

// Numbers in rows.
template <typename T> struct matrix {
  std::size_t rows = 0, columns = 0;
  std::vector<T> values;
  matrix(std::size_t rows, std::size_t columns) : rows(rows), columns(columns), values(rows * columns) {}
  T &operator()(std::size_t row, std::size_t column) { return values[row * columns + column]; }
  const T &operator()(std::size_t row, std::size_t column) const { return values[row * columns + column]; }
  T *data() { return values.data(); }
  const T *data() const { return values.data(); }
};

namespace detail {

// Directions that are taken side by side where there are many.
inline constexpr std::size_t lanes = 8;

// A vector of numbers, or one: its numbers, another with zeros in their place, in memory of its own.
template <typename X, typename = void> struct numbers {
  using number = std::remove_cv_t<std::remove_pointer_t<decltype(std::declval<X &>().data())>>;
  using plain = std::remove_cv_t<X>;
  static std::size_t size(const X &x) { return static_cast<std::size_t>(x.size()); }
  static const number *data(const X &x) { return x.data(); }
  struct zeros {
    plain object;
    explicit zeros(const X &like) : object(like) { std::fill_n(object.data(), object.size(), number(0)); }
    number *data() { return object.data(); }
    plain take() { return static_cast<plain &&>(object); }
  };
};
template <typename X> struct numbers<X, std::enable_if_t<std::is_arithmetic_v<X>>> {
  static_assert(std::is_floating_point_v<X>, "an integer has no derivative");
  using number = std::remove_cv_t<X>;
  using plain = number;
  static std::size_t size(const X &) { return 1; }
  static const number *data(const X &x) { return &x; }
  struct zeros {
    number object = 0;
    explicit zeros(const X &) {}
    number *data() { return &object; }
    plain take() { return object; }
  };
};
#if defined(__cpp_lib_span)
template <typename T, std::size_t N> struct numbers<std::span<T, N>> {
  using X = std::span<T, N>;
  using number = std::remove_cv_t<T>;
  using plain = std::vector<number>;
  static std::size_t size(const X &x) { return x.size(); }
  static const number *data(const X &x) { return x.data(); }
  struct zeros {
    plain memory;
    std::span<T, N> object;
    explicit zeros(const X &like) : memory(like.size()), object(memory.data(), like.size()) {}
    zeros(const zeros &other) : memory(other.memory), object(memory.data(), memory.size()) {}
    number *data() { return memory.data(); }
    plain take() { return static_cast<plain &&>(memory); }
  };
};
#endif

// A callable, as it is held; a function is by its address.
template <typename F>
using kind_of = std::conditional_t<signature<std::decay_t<F>>::known, std::decay_t<F>, std::remove_reference_t<F>>;

template <typename F> TAPELESS_INLINE held_t<kind_of<F>> hold(F &f) {
  if constexpr (signature<std::decay_t<F>>::known)
    return f;
  else
    return std::addressof(f);
}

// A callable with what stands behind x, as a function that leaves what is returned at an address.
template <typename F, typename X, typename... Rest> struct onto {
  using rest_t = std::tuple<const Rest &...>;
  using result = bare_t<decltype(callable<F>(std::declval<held_t<F>>())(std::declval<const X &>(),
                                                                          std::declval<const Rest &>()...))>;
  using number = typename numbers<result>::number;
  using zeros = typename numbers<X>::zeros;

  static result made(held_t<F> held, const rest_t *rest, const X *x) {
    return std::apply([&](const Rest &...all) -> result { return callable<F>(held)(*x, all...); }, *rest);
  }
  static void call(held_t<F> held, const rest_t *rest, const X *x, number *y) {
    const result from = made(held, rest, x);
    const number *values = numbers<result>::data(from);
    const std::size_t n = numbers<result>::size(from);
    for (std::size_t i = 0; i < n; i++)
      y[i] = values[i];
  }
  static std::size_t results(held_t<F> held, const rest_t *rest, const X *x) {
    if constexpr (std::is_arithmetic_v<result>)
      return 1;
    else
      return numbers<result>::size(made(held, rest, x));
  }

  // Adds the gradient of a number to that of x; gives the number.
  static number gradient(held_t<F> held, const rest_t *rest, const X *x, X *dx) {
    number y = 0, dy = 1;
    __enzyme_autodiff<void>(reinterpret_cast<void *>(&onto::call), enzyme_const, plain(held), enzyme_const, plain(rest),
                            enzyme_dup, plain(x), plain(dx), enzyme_dup, plain(&y), plain(&dy));
    return y;
  }
  static TAPELESS_INLINE void adjoint(held_t<F> held, const rest_t *rest, const X *x, X *dx, number *y, number *dy) {
    __enzyme_autodiff<void>(reinterpret_cast<void *>(&onto::call), enzyme_const, plain(held), enzyme_const, plain(rest),
                            enzyme_dup, plain(x), plain(dx), enzyme_dupnoneed, plain(y), plain(dy));
  }
  static TAPELESS_INLINE void tangent(held_t<F> held, const rest_t *rest, const X *x, X *dx, number *y, number *dy) {
    __enzyme_fwddiff<void>(reinterpret_cast<void *>(&onto::call), enzyme_const, plain(held), enzyme_const, plain(rest),
                           enzyme_dup, plain(x), plain(dx), enzyme_dupnoneed, plain(y), plain(dy));
  }
  static TAPELESS_INLINE void second(held_t<F> held, const rest_t *rest, const X *x, X *v, X *dx, X *ddx) {
    __enzyme_fwddiff<void>(reinterpret_cast<void *>(&onto::gradient), enzyme_const_return, enzyme_const, plain(held),
                           enzyme_const, plain(rest), enzyme_dup, plain(x), plain(v), enzyme_dup, plain(dx), plain(ddx));
  }

  // The same in as many directions as there are lanes.
  template <std::size_t... I>
  static TAPELESS_INLINE void adjoints(held_t<F> held, const rest_t *rest, const X *x, std::vector<zeros> &dx, number *y,
                                       number *dy, std::size_t m, std::index_sequence<I...>) {
    __enzyme_autodiff<void>(reinterpret_cast<void *>(&onto::call), enzyme_width, int(lanes), enzyme_const, plain(held),
                            enzyme_const, plain(rest), enzyme_dup, plain(x), plain(&dx[I].object)..., enzyme_dupnoneed,
                            plain(y), plain(dy + I * m)...);
  }
  template <std::size_t... I>
  static TAPELESS_INLINE void tangents(held_t<F> held, const rest_t *rest, const X *x, std::vector<zeros> &dx, number *y,
                                       number *dy, std::size_t m, std::index_sequence<I...>) {
    __enzyme_fwddiff<void>(reinterpret_cast<void *>(&onto::call), enzyme_width, int(lanes), enzyme_const, plain(held),
                           enzyme_const, plain(rest), enzyme_dup, plain(x), plain(&dx[I].object)..., enzyme_dupnoneed,
                           plain(y), plain(dy + I * m)...);
  }
  template <std::size_t... I>
  static TAPELESS_INLINE void seconds(held_t<F> held, const rest_t *rest, const X *x, std::vector<zeros> &v, X *dx,
                                      std::vector<zeros> &ddx, std::index_sequence<I...>) {
    __enzyme_fwddiff<void>(reinterpret_cast<void *>(&onto::gradient), enzyme_width, int(lanes), enzyme_const_return,
                           enzyme_const, plain(held), enzyme_const, plain(rest), enzyme_dup, plain(x),
                           plain(&v[I].object)..., enzyme_dup, plain(dx), plain(&ddx[I].object)...);
  }
};

// Sets so many directions to those of unit vectors from one on, and all else to 0.
template <typename Zeros> void units(std::vector<Zeros> &v, std::size_t from, std::size_t n) {
  for (std::size_t lane = 0; lane < v.size(); lane++) {
    std::fill_n(v[lane].data(), n, 0);
    if (from + lane < n)
      v[lane].data()[from + lane] = 1;
  }
}

template <typename X, typename Values> typename numbers<X>::zeros filled(const X &like, const Values &values) {
  typename numbers<X>::zeros made(like);
  std::copy_n(numbers<Values>::data(values), numbers<X>::size(like), made.data());
  return made;
}

} // namespace detail

// What a function gives, and its gradient.
template <typename F, typename X, typename... Rest>
TAPELESS_INLINE auto value_and_gradient(F &&f, const X &x, const Rest &...rest) {
  using of = detail::onto<detail::kind_of<F>, X, Rest...>;
  static_assert(std::is_floating_point_v<typename of::result>, "only a number has a gradient: use jacobian");
  const typename of::rest_t others(rest...);
  typename of::zeros dx(x);
  const auto value = of::gradient(detail::hold(f), &others, &x, &dx.object);
  return std::pair<typename of::number, typename detail::numbers<X>::plain>(value, dx.take());
}

// The gradient of a function.
template <typename F, typename X, typename... Rest>
TAPELESS_INLINE auto gradient(F &&f, const X &x, const Rest &...rest) {
  return value_and_gradient(f, x, rest...).second;
}

// The derivative of a function in the direction v.
template <typename F, typename X, typename V, typename... Rest>
TAPELESS_INLINE auto jvp(F &&f, const X &x, const V &v, const Rest &...rest) {
  using of = detail::onto<detail::kind_of<F>, X, Rest...>;
  const typename of::rest_t others(rest...);
  auto dx = detail::filled(x, v);
  const auto held = detail::hold(f);
  if constexpr (std::is_arithmetic_v<typename of::result>) {
    typename of::number y = 0, dy = 0;
    of::tangent(held, &others, &x, &dx.object, &y, &dy);
    return dy;
  } else {
    const std::size_t m = of::results(held, &others, &x);
    std::vector<typename of::number> y(m), dy(m);
    of::tangent(held, &others, &x, &dx.object, y.data(), dy.data());
    return dy;
  }
}

// The derivative of the product of w with what a function gives.
template <typename F, typename X, typename W, typename... Rest>
TAPELESS_INLINE auto vjp(F &&f, const X &x, const W &w, const Rest &...rest) {
  using of = detail::onto<detail::kind_of<F>, X, Rest...>;
  const typename of::rest_t others(rest...);
  typename of::zeros dx(x);
  const std::size_t m = detail::numbers<W>::size(w);
  std::vector<typename of::number> y(m), dy(detail::numbers<W>::data(w), detail::numbers<W>::data(w) + m);
  of::adjoint(detail::hold(f), &others, &x, &dx.object, y.data(), dy.data());
  return dx.take();
}

// The product of a function's Hessian with v.
template <typename F, typename X, typename V, typename... Rest>
TAPELESS_INLINE auto hvp(F &&f, const X &x, const V &v, const Rest &...rest) {
  using of = detail::onto<detail::kind_of<F>, X, Rest...>;
  static_assert(std::is_floating_point_v<typename of::result>, "only a number has a Hessian");
  const typename of::rest_t others(rest...);
  auto direction = detail::filled(x, v);
  typename of::zeros dx(x), ddx(x);
  of::second(detail::hold(f), &others, &x, &direction.object, &dx.object, &ddx.object);
  return ddx.take();
}

// The derivatives of all that a function gives: by rows where it gives less than it takes, else by columns, several at once.
template <typename F, typename X, typename... Rest>
TAPELESS_INLINE auto jacobian(F &&f, const X &x, const Rest &...rest) {
  using of = detail::onto<detail::kind_of<F>, X, Rest...>;
  using number = typename of::number;
  const typename of::rest_t others(rest...);
  const auto held = detail::hold(f);
  const std::size_t n = detail::numbers<X>::size(x), m = of::results(held, &others, &x);
  constexpr auto all = std::make_index_sequence<detail::lanes>{};
  matrix<number> made(m, n);
  std::vector<typename of::zeros> dx(detail::lanes, typename of::zeros(x));
  std::vector<number> y(m), dy(detail::lanes * m);
  if (m < n) {
    for (std::size_t row = 0; row < m; row += detail::lanes) {
      detail::units(dx, n, n);
      std::fill(dy.begin(), dy.end(), number(0));
      for (std::size_t lane = 0; lane < detail::lanes && row + lane < m; lane++)
        dy[lane * m + row + lane] = 1;
      of::adjoints(held, &others, &x, dx, y.data(), dy.data(), m, all);
      for (std::size_t lane = 0; lane < detail::lanes && row + lane < m; lane++)
        std::copy_n(dx[lane].data(), n, &made(row + lane, 0));
    }
  } else {
    for (std::size_t column = 0; column < n; column += detail::lanes) {
      detail::units(dx, column, n);
      std::fill(dy.begin(), dy.end(), number(0));
      of::tangents(held, &others, &x, dx, y.data(), dy.data(), m, all);
      for (std::size_t lane = 0; lane < detail::lanes && column + lane < n; lane++)
        for (std::size_t row = 0; row < m; row++)
          made(row, column + lane) = dy[lane * m + row];
    }
  }
  return made;
}

// The second derivatives of a number.
template <typename F, typename X, typename... Rest>
TAPELESS_INLINE auto hessian(F &&f, const X &x, const Rest &...rest) {
  using of = detail::onto<detail::kind_of<F>, X, Rest...>;
  static_assert(std::is_floating_point_v<typename of::result>, "only a number has a Hessian");
  const typename of::rest_t others(rest...);
  const auto held = detail::hold(f);
  const std::size_t n = detail::numbers<X>::size(x);
  matrix<typename of::number> made(n, n);
  std::vector<typename of::zeros> v(detail::lanes, typename of::zeros(x)), ddx = v;
  for (std::size_t column = 0; column < n; column += detail::lanes) {
    typename of::zeros dx(x);
    detail::units(v, column, n);
    detail::units(ddx, n, n);
    of::seconds(held, &others, &x, v, &dx.object, ddx, std::make_index_sequence<detail::lanes>{});
    for (std::size_t lane = 0; lane < detail::lanes && column + lane < n; lane++)
      std::copy_n(ddx[lane].data(), n, &made(column + lane, 0));
  }
  return made;
}

} // namespace tapeless

#endif
