// Structures of a float and an integer are assigned to vectors by functions that are not inlined.
// grad: f
// at: n=5 x=[0.3,0.5,0.7,0.2,1.1]
// value: 7.474488964067671
// d x: [1.9404893851147105,18.757441007943097,4.3420159847703674,10.223526866748996,0]
#include <cmath>
#include <vector>
struct Record {
  double value;
  long count;
};
using Records = std::vector<Record>;
static __attribute__((noinline)) void set(Records &to, Record a, Record b) { to = {a, b}; }
static __attribute__((noinline)) void copy(Records &to, const Records &from) { to = from; }
static __attribute__((noinline)) void fill(Records &to, Record all) { to.assign(3, all); }
static __attribute__((noinline)) void part(Records &to, const Records &from) { to.assign(from.begin() + 1, from.end()); }
static __attribute__((noinline)) double sum(const Records &all) {
  double s = 0;
  for (const Record &one : all) s = 0.5 * s + one.value * one.count;
  return s;
}
extern "C" double f(const double *x, int n) {
  Records a, b;
  double s = 0;
  for (int i = 0; i + 1 < n; i++) {
    if (i % 2)
      a.push_back({x[i] * x[i], i});
    else
      set(a, {x[i], i + 1}, {std::sin(x[i + 1]), 2});
    copy(b, a);
    s += sum(a) * sum(b);
    if (i % 3 == 1) fill(b, {x[i] * s, i});
    part(a, b);
    s += sum(a);
  }
  return s;
}
