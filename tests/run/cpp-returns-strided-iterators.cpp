// Iterators over rows and columns of a matrix, returned by functions that are not inlined.
// grad: f
// at: x=1.3
// value: 2.6149616834270724
// d x: -26.1445967
// tol: 1e-6
#include <math.h>
#define NI __attribute__((noinline)) static
#include <vector>
struct It {
  const double *p;
  int stride;
  double operator*() const { return *p; }
  It next() const;
};
__attribute__((noinline)) It It::next() const { return {p + stride, stride}; }
struct Mat {
  std::vector<double> d;
  int n;
};
NI It col(const Mat &m, int j) { return {m.d.data() + j, m.n}; }
NI It row(const Mat &m, int i) { return {m.d.data() + i * m.n, 1}; }
NI double dot(It a, It b, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    s += *a * *b;
    a = a.next();
    b = b.next();
  }
  return s;
}
double f(double x) {
  Mat m{std::vector<double>(16), 4};
  for (int i = 0; i < 16; i++)
    m.d[i] = sin(x * i);
  double s = 0;
  for (int i = 0; i < 4; i++)
    s += dot(row(m, i), col(m, 3 - i), 3) * (i + 1);
  return s;
}
