// What functions are said to be repeated for, rather than their results kept: pure ones, one that reads memory that stays, one
// that reads what is overwritten, and one that counts its calls, which is called once only.
// grad: f
// at: x=[1.5,2,0.5] n=3
// value: 287265.30240546348
// d x: [1222798.1740622559,503961.06178647354,32057.407771632115]
#include <math.h>
static int calls;
__attribute__((noinline)) static double weight(int i) { return 1.0 / (i + 2); }
__attribute__((noinline)) static double curve(double x, int i) { return sin(x * i) * x; }
__attribute__((noinline)) static double sum(const double *x, int i) { return x[0] + i * x[1]; }
__attribute__((noinline)) static double count(double x) { return x * ++calls; }
void *__enzyme_shouldrecompute_weight = (void *)weight;
void *__enzyme_shouldrecompute_curve = (void *)curve;
void *__enzyme_shouldrecompute_sum = (void *)sum;
__attribute__((annotate("enzyme_shouldrecompute"), noinline)) static double twice(double x) { return x + x; }
void *__enzyme_shouldrecompute_count = (void *)count;
double f(double *x, int n) {
  double s = 0;
  calls = 0;
  for (int i = 0; i < n; i++) {
    double w = weight(i), c = curve(x[i], i + 1);
    s += w * x[i] * c + sum(x, i) * c + count(c) * c;
    s += twice(s) * x[0];
  }
  for (int i = 0; i < n; i++) {
    double a = sum(x, i);
    s += a * a * s;
    x[0] = a * 0.5;
  }
  return s + calls;
}
