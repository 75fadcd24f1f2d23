// Derivatives of which most are 0.
//
//   tapeless::sparse_jacobian(F, x, …)     compressed rows: which derivatives may be other than 0, and what they are
//   tapeless::sparse_hessian(f, x, …)      the same of second derivatives
//   tapeless::jacobian_pattern(F, x, …), tapeless::hessian_pattern(f, x, …)     which, alone
//
// One run finds on which inputs each result depends, on the paths that are taken at x. Inputs that no result has in common share a
// direction, so that few of them suffice: in a banded problem their number does not grow with its size. A pattern may be used again
// at other points: sparse_jacobian(pattern, F, x, …).
#ifndef TAPELESS_SPARSE_HPP
#define TAPELESS_SPARSE_HPP

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <numeric>
#include <tapeless/tapeless.h>
#include <unordered_map>
#include <vector>

namespace tapeless {

// Rows of a sparse matrix: those of row i are columns[start[i]] to columns[start[i + 1] - 1], ascending.
struct pattern {
  std::size_t rows = 0, width = 0;
  std::vector<std::size_t> start{0}, columns;
  std::size_t size() const { return columns.size(); }
};

// The same with values.
template <typename T> struct sparse_matrix : pattern {
  std::vector<T> values;
  explicit sparse_matrix(const pattern &where) : pattern(where), values(where.size()) {}
  T operator()(std::size_t row, std::size_t column) const {
    auto from = columns.begin() + static_cast<std::ptrdiff_t>(start[row]);
    auto to = columns.begin() + static_cast<std::ptrdiff_t>(start[row + 1]);
    auto at = std::lower_bound(from, to, column);
    return at != to && *at == column ? values[static_cast<std::size_t>(at - columns.begin())] : T(0);
  }
};

namespace detail {

// Sets of inputs, each known by a number: 0 is empty, the next ones have one input each.
class sets {
  std::size_t inputs = 0;
  std::vector<std::size_t> begin, members;
  std::unordered_map<std::uint64_t, double> unions;

public:
  void open(std::size_t n) {
    inputs = n;
    begin.assign(1, 0);
    members.clear();
    unions.clear();
  }
  static double one(std::size_t input) { return static_cast<double>(input + 1); }

  template <typename Add> void each(double set, Add add) const {
    const auto at = static_cast<std::size_t>(set);
    if (at == 0)
      return;
    if (at <= inputs)
      return add(at - 1);
    for (std::size_t i = begin[at - inputs - 1]; i < begin[at - inputs]; i++)
      add(members[i]);
  }

  double both(double a, double b) {
    if (a == b || b == 0)
      return a;
    if (a == 0)
      return b;
    const auto low = static_cast<std::uint64_t>(std::min(a, b)), high = static_cast<std::uint64_t>(std::max(a, b));
    auto [known, fresh] = unions.try_emplace(low << 32 | high, 0);
    if (fresh)
      known->second = merged(a, b);
    return known->second;
  }

private:
  double merged(double a, double b) {
    std::vector<std::size_t> left, right, all;
    each(a, [&](std::size_t i) { left.push_back(i); });
    each(b, [&](std::size_t i) { right.push_back(i); });
    std::set_union(left.begin(), left.end(), right.begin(), right.end(), std::back_inserter(all));
    if (all.size() == left.size())
      return a;
    if (all.size() == right.size())
      return b;
    members.insert(members.end(), all.begin(), all.end());
    begin.push_back(members.size());
    const std::size_t made = inputs + begin.size() - 1;
    if (made >> 32)
      std::abort();
    return static_cast<double>(made);
  }
};

inline sets &open_sets() {
  static thread_local sets own;
  return own;
}

} // namespace detail

} // namespace tapeless

// What code that says on which inputs values depend calls for two of these sets.
extern "C" __attribute__((weak, used)) double tapeless_union(double a, double b) {
  return tapeless::detail::open_sets().both(a, b);
}

namespace tapeless {

namespace detail {

// Gives each column, in order, the first group that `meet` does not take from it: the group of each, how many there are. Columns that
// have none yet are in group `width`.
template <typename Meet> std::pair<std::vector<std::size_t>, std::size_t> in_order(std::size_t width, Meet meet) {
  std::vector<std::size_t> group(width, width), taken;
  std::size_t count = 0;
  for (std::size_t column = 0; column < width; column++) {
    meet(column, group, [&](std::size_t other) {
      if (other != width)
        taken[other] = column + 1;
    });
    std::size_t first = 0;
    while (first < count && taken[first] == column + 1)
      first++;
    if (first == count)
      count++, taken.push_back(0);
    group[column] = first;
  }
  return {group, count};
}

// Groups of columns without a row in common (distance-2 colouring).
inline std::pair<std::vector<std::size_t>, std::size_t> groups(const pattern &of) {
  std::vector<std::size_t> begin(of.width + 1), rows(of.size());
  for (std::size_t column : of.columns)
    begin[column + 1]++;
  std::partial_sum(begin.begin(), begin.end(), begin.begin());
  auto next = begin;
  for (std::size_t row = 0; row < of.rows; row++)
    for (std::size_t i = of.start[row]; i < of.start[row + 1]; i++)
      rows[next[of.columns[i]]++] = row;
  return in_order(of.width, [&](std::size_t column, const std::vector<std::size_t> &group, auto &&takes) {
    for (std::size_t i = begin[column]; i < begin[column + 1]; i++)
      for (std::size_t j = of.start[rows[i]]; j < of.start[rows[i] + 1]; j++)
        takes(group[of.columns[j]]);
  });
}

inline pattern transposed(const pattern &of);

// The same for a symmetric pattern, in which an entry may also be had from the one across (star colouring:
// Gebremedhin, Manne and Pothen 2005): no path of four columns has two groups alone. A row and a column that are full take two.
inline std::pair<std::vector<std::size_t>, std::size_t> stars(const pattern &of) {
  const pattern across = transposed(of);
  if (across.start != of.start || across.columns != of.columns)
    return groups(of);
  const std::size_t none = of.width;
  const auto each = [&](std::size_t of_column, auto &&visit) {
    for (std::size_t i = of.start[of_column]; i < of.start[of_column + 1]; i++)
      if (of.columns[i] != of_column)
        visit(of.columns[i]);
  };
  return in_order(of.width, [&](std::size_t column, const std::vector<std::size_t> &group, auto &&takes) {
    each(column, [&](std::size_t near) {
      takes(group[near]);
      each(near, [&](std::size_t far) {
        if (far == column || group[far] == none)
          return;
        bool meets = group[near] == none;
        if (!meets)
          each(far, [&](std::size_t end) { meets = meets || (end != near && group[end] == group[near]); });
        if (meets)
          takes(group[far]);
      });
    });
  });
}

// Which entries are alone in their row and group; the others are had from the ones across.
inline std::vector<bool> alone(const pattern &of, const std::vector<std::size_t> &group, std::size_t count) {
  std::vector<bool> made(of.size());
  std::vector<std::size_t> row_of(count, of.rows), times(count);
  for (std::size_t row = 0; row < of.rows; row++) {
    for (std::size_t i = of.start[row]; i < of.start[row + 1]; i++) {
      const std::size_t g = group[of.columns[i]];
      times[g] = row_of[g] == row ? times[g] + 1 : 1;
      row_of[g] = row;
    }
    for (std::size_t i = of.start[row]; i < of.start[row + 1]; i++)
      made[i] = times[group[of.columns[i]]] == 1;
  }
  return made;
}

inline pattern transposed(const pattern &of) {
  pattern made;
  made.rows = of.width, made.width = of.rows;
  made.start.assign(of.width + 1, 0);
  made.columns.resize(of.size());
  for (std::size_t column : of.columns)
    made.start[column + 1]++;
  std::partial_sum(made.start.begin(), made.start.end(), made.start.begin());
  auto next = made.start;
  for (std::size_t row = 0; row < of.rows; row++)
    for (std::size_t i = of.start[row]; i < of.start[row + 1]; i++)
      made.columns[next[of.columns[i]]++] = row;
  return made;
}

template <typename Values> pattern collected(const Values &found, std::size_t m, std::size_t n) {
  pattern made;
  made.rows = m, made.width = n;
  for (std::size_t row = 0; row < m; row++) {
    open_sets().each(static_cast<double>(found[row]), [&](std::size_t column) { made.columns.push_back(column); });
    made.start.push_back(made.columns.size());
  }
  return made;
}

// Each input is a set of its own.
template <typename X> typename numbers<X>::zeros singles(const X &x) {
  typename numbers<X>::zeros made(x);
  const std::size_t n = numbers<X>::size(x);
  static_assert(sizeof(typename numbers<X>::number) >= 8, "patterns are found in double precision");
  open_sets().open(n);
  for (std::size_t i = 0; i < n; i++)
    made.data()[i] = sets::one(i);
  return made;
}

// Directions that belong to so many groups from one on.
template <typename Zeros>
void seeds(std::vector<Zeros> &v, std::size_t from, const std::vector<std::size_t> &group) {
  for (std::size_t lane = 0; lane < v.size(); lane++)
    for (std::size_t i = 0; i < group.size(); i++)
      v[lane].data()[i] = group[i] == from + lane;
}

} // namespace detail

// On which inputs each of the numbers that a function gives depends.
template <typename F, typename X, typename... Rest>
TAPELESS_INLINE pattern jacobian_pattern(F &&f, const X &x, const Rest &...rest) {
  using of = detail::onto<detail::kind_of<F>, X, Rest...>;
  const typename of::rest_t others(rest...);
  const auto held = detail::hold(f);
  const std::size_t n = detail::numbers<X>::size(x), m = of::results(held, &others, &x);
  auto dx = detail::singles(x);
  std::vector<typename of::number> y(m), dy(m);
  __enzyme_dependence<void>(reinterpret_cast<void *>(&of::call), enzyme_const, detail::plain(held), enzyme_const,
                            detail::plain(&others), enzyme_dup, detail::plain(&x), detail::plain(&dx.object),
                            enzyme_dupnoneed, detail::plain(y.data()), detail::plain(dy.data()));
  return detail::collected(dy, m, n);
}

// Which second derivatives of a number may be other than 0.
template <typename F, typename X, typename... Rest>
TAPELESS_INLINE pattern hessian_pattern(F &&f, const X &x, const Rest &...rest) {
  using of = detail::onto<detail::kind_of<F>, X, Rest...>;
  const typename of::rest_t others(rest...);
  const std::size_t n = detail::numbers<X>::size(x);
  auto v = detail::singles(x);
  typename of::zeros dx(x), ddx(x);
  __enzyme_dependence<void>(reinterpret_cast<void *>(&of::gradient), enzyme_const_return, enzyme_const,
                            detail::plain(detail::hold(f)), enzyme_const, detail::plain(&others), enzyme_dup,
                            detail::plain(&x), detail::plain(&v.object), enzyme_dup, detail::plain(&dx.object),
                            detail::plain(&ddx.object));
  return detail::collected(ddx.data(), n, n);
}

// The derivatives that a pattern has: by columns or by rows, whichever takes fewer directions.
template <typename F, typename X, typename... Rest>
TAPELESS_INLINE auto sparse_jacobian(const pattern &where, F &&f, const X &x, const Rest &...rest) {
  using of = detail::onto<detail::kind_of<F>, X, Rest...>;
  using number = typename of::number;
  const typename of::rest_t others(rest...);
  const auto held = detail::hold(f);
  const std::size_t m = where.rows;
  constexpr auto all = std::make_index_sequence<detail::lanes>{};
  const auto by_columns = detail::groups(where), by_rows = detail::groups(detail::transposed(where));
  sparse_matrix<number> made(where);
  std::vector<typename of::zeros> dx(detail::lanes, typename of::zeros(x));
  std::vector<number> y(m), dy(detail::lanes * m);
  const bool rows = by_rows.second < by_columns.second;
  const auto &[group, count] = rows ? by_rows : by_columns;
  for (std::size_t from = 0; from < count; from += detail::lanes) {
    if (rows) {
      detail::units(dx, where.width, where.width);
      for (std::size_t lane = 0; lane < detail::lanes; lane++)
        for (std::size_t row = 0; row < m; row++)
          dy[lane * m + row] = group[row] == from + lane;
      of::adjoints(held, &others, &x, dx, y.data(), dy.data(), m, all);
    } else {
      detail::seeds(dx, from, group);
      std::fill(dy.begin(), dy.end(), number(0));
      of::tangents(held, &others, &x, dx, y.data(), dy.data(), m, all);
    }
    for (std::size_t row = 0; row < m; row++)
      for (std::size_t i = where.start[row]; i < where.start[row + 1]; i++) {
        const std::size_t column = where.columns[i], lane = group[rows ? row : column] - from;
        if (lane < detail::lanes)
          made.values[i] = rows ? dx[lane].data()[column] : dy[lane * m + row];
      }
  }
  return made;
}

template <typename F, typename X, typename... Rest,
          std::enable_if_t<!std::is_base_of_v<pattern, std::decay_t<F>>, int> = 0>
TAPELESS_INLINE auto sparse_jacobian(F &&f, const X &x, const Rest &...rest) {
  return sparse_jacobian(jacobian_pattern(f, x, rest...), f, x, rest...);
}

// The second derivatives that a pattern has.
template <typename F, typename X, typename... Rest>
TAPELESS_INLINE auto sparse_hessian(const pattern &where, F &&f, const X &x, const Rest &...rest) {
  using of = detail::onto<detail::kind_of<F>, X, Rest...>;
  const typename of::rest_t others(rest...);
  const auto held = detail::hold(f);
  const std::size_t n = where.width;
  const auto [group, count] = detail::stars(where);
  const auto alone = detail::alone(where, group, count);
  sparse_matrix<typename of::number> made(where);
  std::vector<typename of::zeros> v(detail::lanes, typename of::zeros(x)), ddx = v;
  for (std::size_t from = 0; from < count; from += detail::lanes) {
    typename of::zeros dx(x);
    detail::seeds(v, from, group);
    detail::units(ddx, n, n);
    of::seconds(held, &others, &x, v, &dx.object, ddx, std::make_index_sequence<detail::lanes>{});
    for (std::size_t row = 0; row < n; row++)
      for (std::size_t i = where.start[row]; i < where.start[row + 1]; i++)
        if (const std::size_t lane = group[where.columns[i]] - from; lane < detail::lanes && alone[i])
          made.values[i] = ddx[lane].data()[row];
  }
  for (std::size_t row = 0; row < n; row++)
    for (std::size_t i = where.start[row]; i < where.start[row + 1]; i++)
      if (!alone[i])
        made.values[i] = made(where.columns[i], row);
  return made;
}

template <typename F, typename X, typename... Rest,
          std::enable_if_t<!std::is_base_of_v<pattern, std::decay_t<F>>, int> = 0>
TAPELESS_INLINE auto sparse_hessian(F &&f, const X &x, const Rest &...rest) {
  return sparse_hessian(hessian_pattern(f, x, rest...), f, x, rest...);
}

} // namespace tapeless

#endif
