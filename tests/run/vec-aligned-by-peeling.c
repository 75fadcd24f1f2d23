// Sums that go element by element up to the next address that suits a vector: what is found there of a variable holds of its shadow.
// grad: f
// at: x=[1.5,0.5,2,0.25,1,3] n=5
// value: 112.8125
// d x: [16.375,22.625,60,28,30,0]
#include <stdint.h>
typedef double pair __attribute__((vector_size(16)));

__attribute__((noinline)) static double dot(const double *a, const double *b, int n) {
  double s = 0;
  int i = 0;
  while (i < n && ((uintptr_t)(a + i) & 15))
    s += a[i] * b[i], i++;
  pair t = {0, 0};
  for (; i + 1 < n; i += 2) {
    pair v = *(const pair *)(a + i), w = {b[i], b[i + 1]};
    t += v * w;
  }
  for (; i < n; i++)
    s += a[i] * b[i];
  return s + t[0] + t[1];
}

struct three {
  double v[3];
};
struct five {
  double v[5];
};

double f(const double *x, int n) {
  struct three a, c;
  struct five b, d;
  double *first = a.v, *second = b.v, *third = c.v, *fourth = d.v;
  for (int i = 0; i < 3; i++)
    first[i] = x[i] * x[i];
  for (int i = 0; i < n; i++)
    second[i] = x[i] + i;
  third[0] = x[0] * x[1];
  for (int i = 0; i < 5; i++)
    fourth[i] = i < n ? x[i] * (i + 1) : 1;
  return dot(first, second, 3) + dot(second, fourth, n) + dot(third, first, 1) + dot(fourth, second, 4) + dot(first + 1, fourth, 2);
}
