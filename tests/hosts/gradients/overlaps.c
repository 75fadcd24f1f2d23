// Memory that a function writes and reads through its parameters, apart and overlapping in each way: that is asked
// when the program runs, and each answer has its own derivative. Link with -Wl,--wrap=malloc.
#include "check.h"
#include "kept.h"

double __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;

enum { ROOM = 96, FIRST = 40 };
typedef double function(const double *x, double *y, int n);

// A sum that reads what it may have written.
static double running(const double *x, double *y, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    y[i] = x[i] * x[i] + (i ? y[i - 1] : 0);
    s += x[i] * y[i];
  }
  return s;
}

// Rows of a distance that is known when the program runs; indices of 32 bits.
static double rows(const double *x, double *y, int n) {
  double s = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < 3; j++) {
      double sum = 0;
      for (int k = 0; k < n; k++)
        sum += x[k * 2 + j] * x[i * 2];
      y[i * n + j] = 0.1 * sum;
    }
  for (int i = 0; i < n * n; i++)
    s += y[i] * y[i];
  return s;
}

// The last first, and a triangle.
static double backwards(const double *x, double *y, int n) {
  double s = 0;
  for (int i = n - 1; i >= 0; i--) {
    double sum = x[i];
    for (int j = i + 1; j < n; j++)
      sum -= 0.1 * x[n + j] * y[j];
    y[i] = sum * x[i];
  }
  for (int i = 0; i < n; i++)
    s += y[i] * y[i] * x[2 * i];
  return s;
}

// Copied as a whole, then changed.
static double copied(const double *x, double *y, int n) {
  double s = 0;
  memmove(y, x, sizeof(double) * (size_t)n);
  for (int i = 1; i < n; i++)
    y[i] *= x[i] * y[i - 1];
  for (int i = 0; i < n; i++)
    s += y[i] * x[i];
  return s;
}

// Through a third parameter, too.
static double swapped(const double *x, double *y, double *z, int n) {
  for (int i = 0; i < n; i++) {
    y[i] = x[i] * x[i + 1];
    z[i] = y[i] * x[i];
  }
  double s = 0;
  for (int i = 0; i < n; i++)
    s += z[i] * y[n - 1 - i];
  return s;
}

static double in_the_file[ROOM];
static double beside(const double *x, double *y, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    y[i] = in_the_file[FIRST + i] * x[i];
    s += in_the_file[FIRST + i] * y[i];
  }
  return s;
}

static void fill(double *a) {
  for (int i = 0; i < ROOM; i++)
    a[i] = 0.5 + 0.4 * ((i * 37) % 11) / 11.0;
}

// The derivative along each number of the memory in which both lie, by differences.
static double slope(function *f, int at, int shift, int n) {
  double ends[2];
  for (int side = 0; side < 2; side++) {
    double a[ROOM];
    fill(a);
    a[at] += side ? 1e-5 : -1e-5;
    ends[side] = f(a + FIRST, a + FIRST + shift, n);
  }
  return (ends[1] - ends[0]) / 2e-5;
}

static void overlaps(const char *name, function *f, int n) {
  for (int shift = -20; shift <= 20; shift++) {
    double a[ROOM], da[ROOM] = {0};
    fill(a);
    if (f == running)
      __enzyme_autodiff((void *)running, enzyme_dup, a + FIRST, da + FIRST, enzyme_dup, a + FIRST + shift, da + FIRST + shift, n);
    else if (f == rows)
      __enzyme_autodiff((void *)rows, enzyme_dup, a + FIRST, da + FIRST, enzyme_dup, a + FIRST + shift, da + FIRST + shift, n);
    else if (f == backwards)
      __enzyme_autodiff((void *)backwards, enzyme_dup, a + FIRST, da + FIRST, enzyme_dup, a + FIRST + shift, da + FIRST + shift, n);
    else
      __enzyme_autodiff((void *)copied, enzyme_dup, a + FIRST, da + FIRST, enzyme_dup, a + FIRST + shift, da + FIRST + shift, n);
    for (int at = 0; at < ROOM; at++)
      within(name, da[at], slope(f, at, shift, n), 1e-7);
  }
}

static void three(int n) {
  for (int shift = -6; shift <= 6; shift++) {
    double a[ROOM], da[ROOM] = {0};
    fill(a);
    __enzyme_autodiff((void *)swapped, enzyme_dup, a + FIRST, da + FIRST, enzyme_dup, a + FIRST + 20, da + FIRST + 20, enzyme_dup,
                      a + FIRST + shift, da + FIRST + shift, n);
    for (int at = 0; at < ROOM; at++) {
      double ends[2];
      for (int side = 0; side < 2; side++) {
        double b[ROOM];
        fill(b);
        b[at] += side ? 1e-5 : -1e-5;
        ends[side] = swapped(b + FIRST, b + FIRST + 20, b + FIRST + shift, n);
      }
      within("three", da[at], (ends[1] - ends[0]) / 2e-5, 1e-7);
    }
  }
}

// A variable of the file has no shadow, so only its own numbers are constants; what is written there is a constant to what follows.
static void in_file(int n) {
  double x[ROOM], dx[ROOM] = {0}, y[ROOM], dy[ROOM] = {0};
  fill(in_the_file);
  fill(x);
  __enzyme_autodiff((void *)beside, enzyme_dup, x, dx, enzyme_dup, y, dy, n);
  for (int i = 0; i < n; i++)
    expect("beside a variable of the file", dx[i], in_the_file[FIRST + i] * in_the_file[FIRST + i]);
}

static double product(const double *a, const double *b, double *c, int n) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      double sum = 0;
      for (int k = 0; k < n; k++)
        sum += a[i * n + k] * b[j * n + k];
      c[i * n + j] = sum;
    }
  double s = 0;
  for (int i = 0; i < n * n; i++)
    s += c[i] * c[i];
  return s;
}

// Where memory is apart, both factors of n³ products are read again: less than n² numbers are kept.
static void keeps_less(void) {
  enum { N = 24 };
  static double a[N * N], b[N * N], c[N * N], da[N * N], db[N * N], dc[N * N];
  for (int i = 0; i < N * N; i++)
    a[i] = i % 7 - 3, b[i] = i % 5 - 2;
  kept = 0;
  __enzyme_autodiff((void *)product, enzyme_dup, a, da, enzyme_dup, b, db, enzyme_dup, c, dc, N);
  check("nothing is kept for each product", kept <= 2 * sizeof a);
  double sum = 0;
  for (int j = 0; j < N; j++)
    sum += 2 * c[j] * b[j * N];
  expect("the first of a", da[0], sum);
}

int main(void) {
  for (int n = 0; n <= 5; n++) {
    overlaps("running", running, n);
    if (n != 1 && n != 2)
      overlaps("rows", rows, n);
    overlaps("backwards", backwards, n);
    overlaps("copied", copied, n);
    three(n);
    in_file(n);
  }
  keeps_less();
  return report();
}
