// Arrays that are changed in place, row by row. Whether rows lie apart is proved, or asked when the program runs: of what is on
// rows that are longer than their distance nothing is told. Link with -Wl,--wrap=malloc.
#include "check.h"
#include "kept.h"

double __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;

enum { ROOM = 400, N = 6 };
typedef double function(int n, double *a);

static double last(int n, const double *a) {
  double sum = 0;
  for (int i = 0; i < 3 * n; i++)
    sum += a[i] * a[i] * (1 + i % 3);
  return sum;
}

// Rows have N elements: with more turns the end of one is the beginning of the next.
static double eliminated(int n, double *a) {
  for (int k = 0; k < n; k++)
    for (int i = k + 1; i < n; i++) {
      double l = a[i * N + k] / (4 + a[k * N + k]);
      a[i * N + k] = l;
      for (int j = k + 1; j < n; j++)
        a[i * N + j] -= l * a[k * N + j];
    }
  return last(n, a);
}

// As many elements as turns, in 32 bits.
static double columns(int n, double *a) {
  for (int j = 0; j < n; j++) {
    for (int k = 0; k < j; k++)
      for (int i = j; i < n; i++)
        a[i * n + j] -= 0.1 * a[i * n + k] * a[j * n + k];
    double d = 4 + a[j * n + j];
    a[j * n + j] = d;
    for (int i = j + 1; i < n; i++)
      a[i * n + j] /= d;
  }
  return last(n, a);
}

// The same in 64 bits, by rows and from the last.
static double upwards(int n, double *a) {
  long m = n;
  for (long i = m - 1; i >= 0; i--)
    for (long j = m - 1; j > i; j--) {
      double v = a[i * m + j];
      for (long k = j + 1; k < m; k++)
        v -= 0.2 * a[i * m + k] * a[j * m + k];
      a[i * m + j] = v / (2 + a[j * m + j]);
    }
  return last(n, a);
}

// What is read comes to be written in later turns: behind, before, and two rows on.
static double smoothed(int n, double *a) {
  for (int t = 0; t < 3; t++)
    for (int i = 1; i + 1 < n; i++)
      for (int j = 1; j + 1 < n; j++)
        a[i * n + j] += 0.1 * a[i * n + j - 1] * a[i * n + j + 1] + 0.2 * a[(i - 1) * n + j] * a[(i + 1) * n + j];
  return last(n, a);
}

// Each turn writes where the one after the next reads.
static double ahead(int n, double *a) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      a[(i + 2) * n + j] = a[i * n + j] * a[i * n + n - 1 - j];
  return last(n, a);
}

// A row that is one element shorter than it is long.
static double oblique(int n, double *a) {
  long row = n - 1;
  for (long i = 1; i < n; i++)
    for (long j = 0; j < n; j++)
      a[i * row + j] = 0.5 * a[i * row + j] + a[(i - 1) * row + j] * a[(i - 1) * row + j];
  return last(n, a);
}

// Of a distance that is read.
static double apart_by(int n, double *a) {
  for (int k = 0; k < n; k++) {
    int far = (k * 7) % 5;
    for (int i = 0; i < n; i++)
      for (int j = 0; j < far; j++)
        a[i * far + j + 40] = 0.3 * a[i * far + j + 40] * a[k * far + j] + a[40 + j];
  }
  return last(n, a);
}

static void fill(double *a) {
  for (int i = 0; i < ROOM; i++)
    a[i] = 0.5 + 0.4 * ((i * 37) % 11) / 11.0;
}

static double slope(function *f, int n, int at) {
  double ends[2];
  for (int side = 0; side < 2; side++) {
    double a[ROOM];
    fill(a);
    a[at] += side ? 1e-5 : -1e-5;
    ends[side] = f(n, a);
  }
  return (ends[1] - ends[0]) / 2e-5;
}

static void judge(const char *name, function *f, int n, const double *da, const double *left) {
  double a[ROOM];
  fill(a);
  f(n, a);
  for (int at = 0; at < ROOM; at++) {
    double wanted = slope(f, n, at);
    within(name, da[at], wanted, 1e-7);
    within("memory", left[at], a[at], 1e-13);
  }
}

#define GRADIENT(f)                                                                                                                            \
  static void of_##f(int n) {                                                                                                                  \
    static double a[ROOM], da[ROOM];                                                                                                           \
    fill(a);                                                                                                                                   \
    for (int i = 0; i < ROOM; i++)                                                                                                             \
      da[i] = 0;                                                                                                                               \
    __enzyme_autodiff((void *)f, n, enzyme_dup, a, da);                                                                                        \
    judge(#f, f, n, da, a);                                                                                                                    \
  }
GRADIENT(eliminated)
GRADIENT(columns)
GRADIENT(upwards)
GRADIENT(smoothed)
GRADIENT(ahead)
GRADIENT(oblique)
GRADIENT(apart_by)

int main(void) {
  for (int n = 0; n <= 10; n++) {
    of_eliminated(n);
    of_columns(n);
    of_upwards(n);
    of_smoothed(n);
    of_ahead(n);
    of_oblique(n);
    of_apart_by(n);
  }
  // Nothing is kept of the inner loops where rows lie apart.
  static double a[90000], da[90000];
  for (int i = 0; i < 90000; i++)
    a[i] = 0.5 + (i * 37 % 11) * 0.01;
  kept = 0;
  __enzyme_autodiff((void *)columns, 300, enzyme_dup, a, da);
  check("nothing of inner loops", kept < 8 * 90000 * 3);
  return report();
}
