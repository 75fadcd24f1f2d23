// Classes with more alignment than `new` gives: an array of a length known only when run, and a vector that grows.
// grad: f
// at: x=[1,2,3,4]
// value: 202.5
// d x: [13.5,27,40.5,54]
#include <vector>
#define AVX __attribute__((target("avx"), noinline))
typedef double v4 __attribute__((vector_size(32)));
struct A { v4 v; };
long rows = 3;
AVX static void set(A &a, const double *x) {
  v4 v = {x[0], x[1], x[2], x[3]};
  a.v = v * 1.5;
}
AVX static double square(const A &a) {
  v4 s = a.v * a.v;
  return s[0] + s[1] + s[2] + s[3];
}
extern "C" double f(const double *x) {
  long n = rows;
  A *t = new A[n - 1];
  for (long i = 0; i < n - 1; i++) set(t[i], x);
  double s = 0;
  for (long i = 0; i < n - 1; i++) s += square(t[i]) / 2;
  std::vector<A> v;
  for (long i = 0; i < n; i++) {
    A a;
    set(a, x);
    v.push_back(a);
  }
  for (const A &a : v) s += square(a) / 3 * 2;
  delete[] t;
  return s;
}
