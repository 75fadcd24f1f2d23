// Derivatives of callables.
//
//   tapeless::autodiff<tapeless::Reverse>(f, tapeless::Duplicated<const double *>{x, dx}, tapeless::Active{a})
//
// gives a tuple: in reverse mode the tuple of the adjoints of the Active arguments, then with ReverseWithPrimal the
// result; in forward mode the result and its tangent, as far as the activity of the result asks for them. Where arguments are
// BatchDuplicated, in N directions, each adjoint and tangent is a std::array of N.
#ifndef TAPELESS_AUTODIFF_HPP
#define TAPELESS_AUTODIFF_HPP

#include <array>
#include <cstring>
#include <initializer_list>
#include <tapeless/adapter.hpp>
#include <tapeless/annotations.hpp>
#include <tapeless/tuple.hpp>

// Messages name the line that calls these.
#define TAPELESS_INLINE inline __attribute__((always_inline, nodebug))

namespace tapeless {

namespace detail {

template <typename Mode> struct direction {
  static constexpr bool reverse = false, primal = false;
};
template <bool with_primal> struct direction<ReverseMode<with_primal>> {
  static constexpr bool reverse = true, primal = with_primal;
};

// The activity of a result.
template <bool reverse, typename Result, typename Return> constexpr Activity activity_of() {
  if constexpr (!std::is_same_v<Return, Natural>)
    return annotation<Return>::is;
  else if constexpr (std::is_floating_point_v<Result>)
    return reverse ? Activity::active : Activity::unneeded;
  else if constexpr (std::is_void_v<Result> || std::is_arithmetic_v<Result>)
    return Activity::none;
  else
    return reverse ? Activity::active : Activity::unneeded;
}

// What a request is passed has no types of the program's own: those of lambdas and unnamed namespaces have no linkage.
template <typename T> TAPELESS_INLINE auto plain(T value) {
  if constexpr (!std::is_pointer_v<T>)
    return value;
  else if constexpr (std::is_function_v<std::remove_pointer_t<T>>)
    return reinterpret_cast<void *>(value);
  else
    return static_cast<const volatile void *>(value);
}

// An argument of a request while it runs: an Active one that is no number gets a shadow here.
template <typename A, bool = annotation<A>::is == Activity::active && in_memory<annotated_t<A>>> struct slot {
  static constexpr bool has_shadow = false;
  const A &given;
  TAPELESS_INLINE slot(const A &given) : given(given) {}
};
template <typename A> struct slot<A, true> {
  using T = annotated_t<A>;
  static_assert(std::is_trivially_copyable_v<T>, "what is Active is passed as its bytes: use Duplicated references");
  static constexpr bool has_shadow = true;
  const A &given;
  T shadow;
  TAPELESS_INLINE slot(const A &given) : given(given), shadow(given.value) {
    std::memset(static_cast<void *>(&shadow), 0, sizeof shadow);
  }
};

// What the request returns: nothing, a value, or a struct of values in order.
template <typename... Ts> struct flat {
  using type = tuple<Ts...>;
};
template <typename T> struct flat<T> {
  using type = T;
};
template <> struct flat<> {
  using type = void;
};

template <typename Flat, typename... Ts> struct flattened;
template <typename... Done> struct flattened<list<Done...>> : flat<Done...> {
  static constexpr std::size_t count = sizeof...(Done);
};
template <typename... Done, typename... Ts>
struct flattened<list<Done...>, void, Ts...> : flattened<list<Done...>, Ts...> {};
template <typename... Done, typename T, typename... Ts>
struct flattened<list<Done...>, T, Ts...> : flattened<list<Done..., T>, Ts...> {};

// What there is once for each direction.
template <typename T, std::size_t width> struct directions {
  using type = std::array<T, width>;
};
template <typename T> struct directions<T, 1> {
  using type = T;
};
template <std::size_t width> struct directions<void, width> {
  using type = void;
};
template <> struct directions<void, 1> {
  using type = void;
};
template <typename T, std::size_t width> using directions_t = typename directions<T, width>::type;

template <typename To, typename From> constexpr To each_as(const From &from) { return static_cast<To>(from); }
template <typename To, typename From, std::size_t width>
constexpr std::array<To, width> each_as(const std::array<From, width> &from) {
  std::array<To, width> all{};
  for (std::size_t i = 0; i < width; i++)
    all[i] = static_cast<To>(from[i]);
  return all;
}

constexpr std::size_t widest(std::initializer_list<std::size_t> all) {
  std::size_t most = 1;
  for (const std::size_t width : all)
    most = width > most ? width : most;
  return most;
}

// Room for a result that is left in memory, and for its tangent.
template <typename T> struct room {
  alignas(T) unsigned char bytes[sizeof(T)];
  TAPELESS_INLINE T *place() { return reinterpret_cast<T *>(bytes); }
  TAPELESS_INLINE T take() {
    T *made = std::launder(place());
    T taken(static_cast<T &&>(*made));
    made->~T();
    return taken;
  }
};

// The call that a request is, once its arguments are laid out.
template <bool reverse, typename Returned> struct whole {
  template <typename... Done> TAPELESS_INLINE Returned operator()(void *function, Done... done) const {
    if constexpr (reverse)
      return __enzyme_autodiff<Returned>(function, done...);
    else
      return __enzyme_fwddiff<Returned>(function, done...);
  }
};

template <typename Mode, typename Return, typename F, typename Ps, typename... As> struct request;

template <typename Mode, typename Return, typename F, typename... Ps, typename... As>
struct request<Mode, Return, F, list<Ps...>, As...> {
  using to = target<F, annotated_t<As>...>;
  using result = typename to::result;
  static constexpr bool reverse = direction<Mode>::reverse;
  static constexpr Activity activity = activity_of<reverse, result, Return>();
  static constexpr bool has_result = !std::is_void_v<result>;
  static constexpr bool primal =
      has_result &&
      (reverse ? direction<Mode>::primal : activity == Activity::none || activity == Activity::duplicated);
  static constexpr bool tangent = has_result && !reverse && activity != Activity::none;

  // How many directions are taken at once.
  static constexpr std::size_t width = widest({annotation<As>::width...});
  static_assert(((annotation<As>::width == 0 || annotation<As>::width == width) && ...),
                "what is Duplicated has one shadow: write BatchDuplicated, with one for each direction, in each argument");
  static_assert(width == 1 || ((annotation<As>::is != Activity::active || !in_memory<annotated_t<As>>)&&...),
                "in several directions a structure is not Active: pass it by reference, as BatchDuplicated");
  static_assert(width == 1 || !to::stores, "in several directions a function returns a number or nothing");

  static_assert(!reverse || activity == Activity::none || std::is_floating_point_v<result>,
                "in reverse mode the result must be a floating-point number, or Const: pass others by reference");
  static_assert(!reverse || activity == Activity::none || activity == Activity::active,
                "in reverse mode the result is Active or Const");
  static_assert(reverse || activity != Activity::active, "in forward mode the result is Duplicated, not Active");
  static_assert(reverse || ((annotation<As>::is != Activity::active) && ...),
                "in forward mode an argument is Duplicated, not Active");
  static_assert(!reverse || ((annotation<As>::is == Activity::none || annotation<As>::is == Activity::active ||
                              std::is_reference_v<annotated_t<As>> || std::is_pointer_v<annotated_t<As>>)&&...),
                "in reverse mode what is Duplicated is a pointer or a reference; a number is Active");

  // Adjoints that the request returns.
  template <typename P, typename A>
  using adjoint_t = std::conditional_t<annotation<A>::is == Activity::active && !in_memory<annotated_t<A>>,
                                       directions_t<passed_t<to::direct, P, annotated_t<A>>, width>, void>;
  template <bool yes> using result_if = std::conditional_t<yes && !to::stores, result, void>;
  using returned = flattened<list<>, result_if<primal>, adjoint_t<Ps, As>..., directions_t<result_if<tangent>, width>>;
  using returned_t = typename returned::type;

  template <std::size_t I, typename Returned> static TAPELESS_INLINE auto field(const Returned &from) {
    if constexpr (returned::count == 1)
      return from;
    else
      return get<I>(from);
  }

  template <std::size_t I> using given_t = std::tuple_element_t<I, std::tuple<As...>>;
  template <std::size_t I> using param_t = std::tuple_element_t<I, std::tuple<Ps...>>;

  // Goes on with the shadows of an argument in all directions.
  template <std::size_t I, typename Passed, typename Call, typename Slots, std::size_t... L, typename... Done>
  static TAPELESS_INLINE auto pass_shadows(const Call &call, void *function, Slots &slots, std::index_sequence<L...>,
                                           Done... done) {
    using T = annotated_t<given_t<I>>;
    const auto &shadows = std::get<I>(slots).given.shadows;
    if constexpr (std::is_reference_v<T>)
      return pass<I + 1>(call, function, slots, done..., plain(shadows[L])...);
    else
      return pass<I + 1>(call, function, slots, done..., plain(static_cast<Passed>(carry<T>(shadows[L])))...);
  }

  // Passes the arguments from the I-th on, each behind its marker: marker, value, shadow.
  template <std::size_t I, typename Call, typename Slots, typename... Done>
  static TAPELESS_INLINE auto pass(const Call &call, void *function, Slots &slots, Done... done) {
    if constexpr (I == sizeof...(As)) {
      return call(function, done...);
    } else {
      using A = given_t<I>;
      using T = annotated_t<A>;
      using Passed = passed_t<to::direct, param_t<I>, T>;
      constexpr Activity is = annotation<A>::is;
      auto &slot = std::get<I>(slots);
      const A &given = slot.given;
      const auto value = plain(static_cast<Passed>(carry<T>(given.value)));
      if constexpr (is == Activity::none)
        return pass<I + 1>(call, function, slots, done..., enzyme_const, value);
      else if constexpr (is == Activity::active && in_memory<T>)
        return pass<I + 1>(call, function, slots, done..., enzyme_dup, value, plain(&slot.shadow));
      else if constexpr (is == Activity::active)
        return pass<I + 1>(call, function, slots, done..., enzyme_out, value);
      else if constexpr (annotation<A>::width > 1 && is == Activity::unneeded)
        return pass_shadows<I, Passed>(call, function, slots, std::make_index_sequence<width>{}, done..., enzyme_dupnoneed,
                                       value);
      else if constexpr (annotation<A>::width > 1)
        return pass_shadows<I, Passed>(call, function, slots, std::make_index_sequence<width>{}, done..., enzyme_dup, value);
      else if constexpr (is == Activity::unneeded)
        return pass<I + 1>(call, function, slots, done..., enzyme_dupnoneed, value,
                           plain(static_cast<Passed>(carry<T>(given.shadow))));
      else
        return pass<I + 1>(call, function, slots, done..., enzyme_dup, value,
                           plain(static_cast<Passed>(carry<T>(given.shadow))));
    }
  }

  // Passes what stands before the arguments: markers for the result, room for it, the callable.
  template <typename Slots, typename... Done>
  static TAPELESS_INLINE auto ask(held_t<F> held, Slots &slots, Done... done) {
    if constexpr (width > 1)
      return ask_with(held, slots, enzyme_width, int(width), done...);
    else
      return ask_with(held, slots, done...);
  }

  template <typename Slots, typename... Done>
  static TAPELESS_INLINE auto ask_with(held_t<F> held, Slots &slots, Done... done) {
    const whole<reverse, returned_t> call;
    if constexpr (to::direct)
      return pass<0>(call, reinterpret_cast<void *>(held), slots, done...);
    else if constexpr (to::stores)
      return pass<0>(call, reinterpret_cast<void *>(&to::through::store), slots, done..., enzyme_const, plain(held));
    else
      return pass<0>(call, reinterpret_cast<void *>(&to::through::call), slots, done..., enzyme_const, plain(held));
  }

  template <typename Slots> static TAPELESS_INLINE returned_t ask_number(held_t<F> held, Slots &slots) {
    if constexpr (primal && activity == Activity::none)
      return ask(held, slots, enzyme_primal_return, enzyme_const_return);
    else if constexpr (primal)
      return ask(held, slots, enzyme_primal_return);
    else if constexpr (has_result && activity == Activity::none)
      return ask(held, slots, enzyme_const_return);
    else
      return ask(held, slots);
  }

  // The adjoints of the Active arguments from the I-th on; the request returned those of numbers from At on.
  template <std::size_t I, std::size_t At, typename Slots, typename From, typename... Done>
  static TAPELESS_INLINE auto adjoints(Slots &slots, const From &from, Done... done) {
    if constexpr (I == sizeof...(As)) {
      return tuple<Done...>{done...};
    } else {
      using A = given_t<I>;
      using T = annotated_t<A>;
      auto &slot = std::get<I>(slots);
      if constexpr (std::decay_t<decltype(slot)>::has_shadow)
        return adjoints<I + 1, At>(slots, from, done..., slot.shadow);
      else if constexpr (annotation<A>::is == Activity::active)
        return adjoints<I + 1, At + 1>(slots, from, done..., each_as<std::remove_cv_t<T>>(field<At>(from)));
      else
        return adjoints<I + 1, At>(slots, from, done...);
    }
  }

  template <typename Slots, typename From, typename... Primal>
  static TAPELESS_INLINE auto results(Slots &slots, const From &from, Primal... primals) {
    constexpr std::size_t first = primal && !to::stores ? 1 : 0;
    auto gradient = adjoints<0, first>(slots, from);
    return tuple<decltype(gradient), Primal...>{gradient, static_cast<Primal &&>(primals)...};
  }

  static TAPELESS_INLINE auto run_number(held_t<F> held, const As &...args) {
    std::tuple<slot<As>...> slots{args...};
    if constexpr (!reverse && returned::count == 0) {
      ask_number(held, slots);
      return tuple<>{};
    } else if constexpr (returned::count == 0) {
      ask_number(held, slots);
      return results(slots, 0);
    } else {
      const returned_t from = ask_number(held, slots);
      if constexpr (reverse && primal)
        return results(slots, from, field<0>(from));
      else if constexpr (reverse)
        return results(slots, from);
      else if constexpr (returned::count == 2)
        return from;
      else
        return tuple<returned_t>{from};
    }
  }

  static TAPELESS_INLINE auto run_forward_memory(held_t<F> held, const As &...args) {
    std::tuple<slot<As>...> slots{args...};
    room<result> out, shadow;
    std::memset(static_cast<void *>(shadow.bytes), 0, sizeof shadow.bytes);
    if constexpr (tangent)
      ask(held, slots, enzyme_dup, plain(out.place()), plain(shadow.place()));
    else
      ask(held, slots, enzyme_const, plain(out.place()));
    if constexpr (primal && tangent)
      return tuple<result, result>{out.take(), shadow.take()};
    else if constexpr (tangent)
      return out.take(), tuple<result>{shadow.take()};
    else
      return tuple<result>{out.take()};
  }

  static TAPELESS_INLINE auto run_reverse_memory(held_t<F> held, const As &...args) {
    std::tuple<slot<As>...> slots{args...};
    room<result> out;
    auto with = [&](const auto &from) {
      if constexpr (primal)
        return results(slots, from, out.take());
      else
        return out.take(), results(slots, from);
    };
    if constexpr (returned::count == 0) {
      ask(held, slots, enzyme_const, plain(out.place()));
      return with(0);
    } else {
      return with(ask(held, slots, enzyme_const, plain(out.place())));
    }
  }

  static TAPELESS_INLINE auto run(held_t<F> held, const As &...args) {
    if constexpr (!to::stores)
      return run_number(held, args...);
    else if constexpr (reverse)
      return run_reverse_memory(held, args...);
    else
      return run_forward_memory(held, args...);
  }
};

template <typename Mode, typename Return, typename F, typename... As>
TAPELESS_INLINE auto derive(held_t<F> held, const As &...args) {
  static_assert((annotation<As>::known && ...), "each argument is Active, Duplicated, DuplicatedNoNeed or Const");
  using params = typename target<F, annotated_t<As>...>::is::params;
  return request<Mode, Return, F, params, As...>::run(held, args...);
}

} // namespace detail

// The derivative of a function.
template <typename Mode, typename Return = detail::Natural, typename Result, typename... Params, typename... As>
TAPELESS_INLINE auto autodiff(Result (*function)(Params...), const As &...args) {
  return detail::derive<Mode, Return, Result (*)(Params...)>(function, args...);
}

// The derivative of an object that is called like a function. What it holds carries no derivative.
template <typename Mode, typename Return = detail::Natural, typename F, typename... As,
          std::enable_if_t<!detail::signature<std::decay_t<F>>::known, int> = 0>
TAPELESS_INLINE auto autodiff(F &&object, const As &...args) {
  return detail::derive<Mode, Return, std::remove_reference_t<F>>(std::addressof(object), args...);
}

} // namespace tapeless

#endif
