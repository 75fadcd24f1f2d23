// The two sweeps of reverse mode as calls of their own.
//
//   auto tape = tapeless::augment<f>(tapeless::Duplicated<const double *>{x, dx}, tapeless::Active{a});
//   tape.value                                  what f returned
//   tapeless::reverse(tape, 2.0)                the tuple of the adjoints of the Active arguments, from the seed 2
//
// A tape serves any number of reverse sweeps, also in other threads, one after the other. It ends with its object.
#ifndef TAPELESS_SPLIT_HPP
#define TAPELESS_SPLIT_HPP

#include <memory>
#include <tapeless/autodiff.hpp>
#include <tuple>
#include <utility>

namespace tapeless {

namespace detail {

// The call of the forward sweep, of the reverse sweep, and that which gives a tape up.
template <typename Returned> struct augmented {
  template <typename... Done> TAPELESS_INLINE Returned operator()(void *function, Done... done) const {
    return __enzyme_augmentfwd<Returned>(function, done...);
  }
};
template <typename Returned, typename... Seed> struct reversed {
  void *tape;
  std::tuple<Seed...> seed;
  template <typename... Done> TAPELESS_INLINE Returned operator()(void *function, Done... done) const {
    if constexpr (sizeof...(Seed) == 0)
      return __enzyme_reverse<Returned>(function, enzyme_nofree, done..., tape);
    else
      return __enzyme_reverse<Returned>(function, enzyme_nofree, done..., std::get<0>(seed), tape);
  }
};

template <typename Result> struct kept_result {
  Result value;
};
template <> struct kept_result<void> {};

// What is called: a function that is known where the tape is used, or an object.
template <auto f> struct known {
  using type = const fixed<f>;
  static constexpr type callable{};
  static TAPELESS_INLINE void *function() { return reinterpret_cast<void *>(f); }
  static TAPELESS_INLINE type *get(const known &) { return &callable; }
};
template <typename F> struct object {
  using type = F;
  F *at;
  static TAPELESS_INLINE F *get(const object &held) { return held.at; }
};

template <typename Return, typename Held, typename Ps, typename... As> struct sweeps;

template <typename Return, typename Held, typename... Ps, typename... As>
struct sweeps<Return, Held, list<Ps...>, As...> {
  using F = typename Held::type;
  using asked = request<Reverse, Return, F, list<Ps...>, As...>;
  using to = typename asked::to;
  using result = typename asked::result;
  static constexpr bool active = asked::activity == Activity::active;
  static_assert(asked::width == 1, "a function in two sweeps is taken in one direction: Duplicated, not BatchDuplicated");
  static_assert(!to::stores, "a function in two sweeps returns a number or nothing: pass others by reference");

  // What both sweeps look at stays where it is.
  struct state {
    Held held;
    std::tuple<As...> args;
    std::tuple<slot<As>...> slots;
    void *tape = nullptr;
    template <std::size_t... I>
    state(Held held, const As &...given, std::index_sequence<I...>)
        : held(held), args(given...), slots(std::get<I>(args)...) {}
    state(Held held, const As &...given) : state(held, given..., std::index_sequence_for<As...>{}) {}
  };

  template <typename Call, typename... Done>
  static TAPELESS_INLINE auto ask_with(const Call &call, state &of, Done... done) {
    if constexpr (to::direct)
      return asked::template pass<0>(call, Held::function(), of.slots, done...);
    else
      return asked::template pass<0>(call, reinterpret_cast<void *>(&to::through::call), of.slots, done..., enzyme_const,
                                     plain(Held::get(of.held)));
  }

  template <typename Call> static TAPELESS_INLINE auto ask(const Call &call, state &of) {
    if constexpr (!std::is_void_v<result> && !active)
      return ask_with(call, of, enzyme_const_return);
    else
      return ask_with(call, of);
  }

  static TAPELESS_INLINE kept_result<result> forward(state &of) {
    if constexpr (std::is_void_v<result>) {
      of.tape = ask(augmented<void *>{}, of);
      return {};
    } else {
      const auto made = ask(augmented<tuple<void *, result>>{}, of);
      of.tape = get<0>(made);
      return {get<1>(made)};
    }
  }

  template <typename... Seed> static TAPELESS_INLINE auto reverse(state &of, Seed... seed) {
    std::apply([](auto &...slots) { (cleared(slots), ...); }, of.slots);
    using returned_t = typename asked::returned_t;
    const reversed<returned_t, Seed...> call{of.tape, {seed...}};
    if constexpr (std::is_void_v<returned_t>) {
      ask(call, of);
      return asked::template adjoints<0, 0>(of.slots, 0);
    } else {
      const returned_t from = ask(call, of);
      return asked::template adjoints<0, 0>(of.slots, from);
    }
  }

  template <typename Slot> static void cleared(Slot &slot) {
    if constexpr (Slot::has_shadow)
      std::memset(static_cast<void *>(&slot.shadow), 0, sizeof slot.shadow);
  }

  template <std::size_t I, typename... Done> static TAPELESS_INLINE void marked(state &of, void *function, Done... done) {
    if constexpr (I == sizeof...(As)) {
      __enzyme_freetape<void>(function, done..., of.tape);
    } else {
      using A = std::tuple_element_t<I, std::tuple<As...>>;
      if constexpr (annotation<A>::is == Activity::none)
        marked<I + 1>(of, function, done..., enzyme_const);
      else if constexpr (annotation<A>::is == Activity::active && !in_memory<annotated_t<A>>)
        marked<I + 1>(of, function, done..., enzyme_out);
      else
        marked<I + 1>(of, function, done..., enzyme_dup);
    }
  }

  static TAPELESS_INLINE void release_marked(state &of, void *function) {
    if constexpr (!std::is_void_v<result> && !active && to::direct)
      marked<0>(of, function, enzyme_const_return);
    else if constexpr (!std::is_void_v<result> && !active)
      marked<0>(of, function, enzyme_const_return, enzyme_const);
    else if constexpr (to::direct)
      marked<0>(of, function);
    else
      marked<0>(of, function, enzyme_const);
  }

  static TAPELESS_INLINE void release(state &of) {
    if constexpr (to::direct)
      release_marked(of, Held::function());
    else
      release_marked(of, reinterpret_cast<void *>(&to::through::call));
  }
};

} // namespace detail

// What the forward sweep of a function left for the reverse sweep, with what the function returned: `value`.
template <typename Sweeps> class Tape : public detail::kept_result<typename Sweeps::result> {
  std::unique_ptr<typename Sweeps::state> state;

public:
  using result = typename Sweeps::result;

  TAPELESS_INLINE explicit Tape(std::unique_ptr<typename Sweeps::state> made)
      : detail::kept_result<result>(Sweeps::forward(*made)), state(std::move(made)) {}
  Tape(Tape &&) = default;
  Tape &operator=(Tape &&other) {
    detail::kept_result<result>::operator=(other);
    std::swap(state, other.state);
    return *this;
  }
  TAPELESS_INLINE ~Tape() {
    if (state)
      Sweeps::release(*state);
  }

  // The adjoints of the Active arguments. Shadows are added to, from those of the outputs and from the seed.
  template <typename... Seed> TAPELESS_INLINE auto reverse(Seed... seed) const {
    static_assert(sizeof...(Seed) <= (Sweeps::active ? 1 : 0), "only a result that is Active has a seed");
    if constexpr (!Sweeps::active)
      return Sweeps::reverse(*state);
    else if constexpr (sizeof...(Seed) == 0)
      return Sweeps::reverse(*state, result(1));
    else
      return Sweeps::reverse(*state, static_cast<result>(seed)...);
  }
};

// Runs the forward sweep of a function.
template <auto function, typename Return = detail::Natural, typename... As>
TAPELESS_INLINE auto augment(const As &...args) {
  static_assert((detail::annotation<As>::known && ...), "each argument is Active, Duplicated, DuplicatedNoNeed or Const");
  using held = detail::known<function>;
  using params = typename detail::target<typename held::type, detail::annotated_t<As>...>::is::params;
  using sweeps = detail::sweeps<Return, held, params, As...>;
  return Tape<sweeps>(std::make_unique<typename sweeps::state>(held{}, args...));
}

// That of an object that is called like a function, which outlives the tape. What it holds carries no derivative.
template <typename Return = detail::Natural, typename F, typename... As,
          std::enable_if_t<!detail::annotation<F>::known, int> = 0>
TAPELESS_INLINE auto augment(F &object, const As &...args) {
  static_assert((detail::annotation<As>::known && ...), "each argument is Active, Duplicated, DuplicatedNoNeed or Const");
  static_assert(!detail::signature<std::decay_t<F>>::known, "which function it is must be known where the tape is used: write augment<f>(…)");
  using held = detail::object<F>;
  using params = typename detail::target<F, detail::annotated_t<As>...>::is::params;
  using sweeps = detail::sweeps<Return, held, params, As...>;
  return Tape<sweeps>(std::make_unique<typename sweeps::state>(held{std::addressof(object)}, args...));
}

// Runs the reverse sweep of a tape, from the seed of the result, which is 1 if it is left out.
template <typename Sweeps, typename... Seed>
TAPELESS_INLINE auto reverse(const Tape<Sweeps> &tape, Seed... seed) {
  return tape.reverse(seed...);
}

} // namespace tapeless

#endif
