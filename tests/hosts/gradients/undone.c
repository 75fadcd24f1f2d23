// Loops overwrite what they have read, and the reverse sweep puts it back to read it again. When it is done, memory is as the
// primal leaves it. All of it may overlap.
#include "check.h"
#include <stdlib.h>

double __enzyme_autodiff(void *, ...);
void __enzyme_fwddiff(void *, ...);
extern int enzyme_dup, enzyme_const;

enum { ROOM = 96, FIRST = 40 };
typedef double function(const double *x, double *y, int n);

// A state that each step reads more often than it writes it.
static double steps(const double *x, double *y, int n) {
  double s = 0;
  for (int k = 0; k < 4; k++) {
    for (int i = 0; i < n; i++) {
      double sum = 0;
      for (int j = 0; j < n; j++)
        sum += x[i + j] * y[j] * y[(i + j) % n];
      y[n + i] = 0.1 * sum;
    }
    for (int i = 0; i < n; i++)
      y[i] = 0.3 * y[n + i] + 0.5 * y[i] * y[i];
    s += y[0] * y[n - 1];
  }
  return s;
}

// In arms of branches, one of which is not always taken; and in a loop that is not always entered.
static double arms(const double *x, double *y, int n) {
  double s = 0;
  for (int k = 0; k < 3; k++)
    for (int i = 0; i < n; i++) {
      double v = 0;
      for (int j = 0; j < n; j++)
        v += 0.1 * y[j] * x[i] * y[j];
      if (v > 0.08)
        y[i] = 0.5 * v;
      else if (i % 2)
        y[n + i] = v * v;
      s += v;
    }
  if (s > 0.4)
    for (int k = 0; k < 2; k++)
      for (int i = 0; i + 1 < n; i++) {
        double v = 0;
        for (int j = 0; j < n; j++)
          v += x[j] * y[i] * y[i];
        y[i] = 0.05 * v * y[i + 1];
      }
  return s + y[0] * y[1];
}

// Triangles: inner loops run less often each time, or not at all.
static double triangle(const double *x, double *y, int n) {
  double s = 0;
  for (int k = 0; k < n; k++)
    for (int i = k + 1; i < n; i++) {
      double v = 0;
      for (int j = 0; j < n; j++)
        v += y[j] * y[j] * x[i];
      y[i] = 0.05 * v + 0.3 * y[k];
    }
  for (int i = 0; i < n; i++)
    s += y[i] * x[i];
  return s;
}

// Until it is small enough: how often is not known before.
static double until(const double *x, double *y, int n) {
  double norm, s = 0;
  int rounds = 0;
  do {
    norm = 0;
    for (int i = 0; i < n; i++) {
      double v = 0;
      for (int j = 0; j < n; j++)
        v += y[j] * x[i] * y[j];
      y[i] = 0.1 * v + 0.2 * x[i];
      norm += y[i] * y[i];
    }
    s += norm;
  } while (norm > 0.05 && ++rounds < 7);
  return s;
}

// In memory of its own, on the heap and on the stack, where nobody sees it.
static double own(const double *x, double *y, int n) {
  double *state = malloc(sizeof(double) * (size_t)(n + 1)), local[8] = {0}, s = 0;
  for (int i = 0; i < n; i++)
    state[i] = x[i];
  for (int k = 0; k < 3; k++)
    for (int i = 0; i < n; i++) {
      double v = 0;
      for (int j = 0; j < n; j++)
        v += state[j] * state[(i + j) % n] * x[i] + local[j] * local[i];
      state[i] = 0.05 * v;
      local[i] = v * x[i];
      y[i] = 0.1 * v;
    }
  for (int i = 0; i < n; i++)
    s += state[i] * local[i];
  free(state);
  return s;
}

// Single precision, and two at a time.
typedef double pair __attribute__((vector_size(16), aligned(8)));
static double narrow(const double *x, double *y, int n) {
  static float small[8];
  double s = 0;
  for (int i = 0; i < n; i++)
    small[i] = (float)(0.25 * i);
  for (int k = 0; k < 3; k++)
    for (int i = 0; i < n; i++) {
      pair v = {0, 0};
      double w = 0;
      for (int j = 0; j < n; j++) {
        pair two = *(const pair *)(y + j);
        v += two * two * x[i];
        w += small[j] * small[j] * x[j];
      }
      *(pair *)(y + i) = v * 0.02;
      small[i] = (float)((int)(w * 4) % 4) / 8;
      s += w;
    }
  return s + y[0] * y[1];
}

// Stores that run once, behind the loops and before them; variables whose room is only known there.
static double once(const double *x, double *y, int n) {
  y[1] = 0.75;
  double s = 0;
  const int length = n + 1;
  for (int i = 0; i < n; i++) {
    double row[length];
    for (int j = 0; j < n; j++)
      row[j] = x[j] * y[i];
    for (int j = 0; j < n; j++)
      s += row[j] * row[n - 1 - j];
  }
  y[0] = 0.1 * s;
  y[2] = 1;
  return s + x[0] * y[0];
}

// Memory that is cleared again and again.
static double cleared(const double *x, double *y, int n) {
  double s = 0;
  for (int k = 0; k < 3; k++) {
    for (int i = 0; i < n; i++)
      s += y[i] * y[i] * x[k];
    for (int i = 0; i < n; i++)
      y[i] = 0;
    for (int j = 0; j < n; j++)
      for (int i = 0; i < n; i++)
        y[i] += 0.3 * x[j] * x[i + 1];
  }
  return s;
}

// Where it goes next depends on what it finds, and how often it does: how many places it writes is not known before.
static double walk(const double *x, double *y, int n) {
  double s = 0;
  for (int k = 0; k < 5; k++)
    for (int i = 0; i < n;) {
      double v = 0;
      for (int j = 0; j < n; j++)
        v += 0.2 * y[j] * x[i] * y[j];
      y[i] = 0.1 * v + 0.3 * x[n - 1 - i];
      while (y[n] * y[n] > 0.2 * v + 0.05)
        y[n] = 0.6 * y[n] * x[i] + 0.1 * v;
      s += v * y[n];
      i += v > 0.1 ? 1 : 2;
    }
  return s + y[0] * y[n];
}

static void fill(double *a) {
  for (int i = 0; i < ROOM; i++)
    a[i] = 0.5 + 0.4 * ((i * 37) % 11) / 11.0;
}

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

// Memory of its own, which it releases, or memory that others see: which, an index says.
static double either(const double *x, double *y, int n) {
  double s = 0, *own = calloc(n, sizeof *own), *all[2] = {own, y};
  for (int i = 0; i < n; i++)
    own[i] = 0.5 * x[i] * y[i];
  for (int k = 0; k < 3; k++)
    for (int i = 0; i < n; i++) {
      double *to = all[(i + n) % 2];
      for (int j = 0; j < n; j++)
        to[i] += 0.1 * to[i] * own[j] * x[j];
    }
  for (int i = 0; i < n; i++)
    s += own[i] * y[i];
  free(own);
  return s;
}

#define EACH(f)                                                                                                                  \
  for (int n = 2; n <= 6; n++)                                                                                                   \
    for (int shift = -20; shift <= 20; shift++) {                                                                                \
      double a[ROOM], da[ROOM] = {0}, after[ROOM];                                                                               \
      fill(a), fill(after);                                                                                                      \
      double value = f(after + FIRST, after + FIRST + shift, n);                                                                 \
      (void)value;                                                                                                               \
      __enzyme_autodiff((void *)f, enzyme_dup, a + FIRST, da + FIRST, enzyme_dup, a + FIRST + shift, da + FIRST + shift, n);     \
      same(#f ": memory afterwards", a, after, ROOM);                                                                            \
      for (int at = 0; at < ROOM; at++)                                                                                          \
        within(#f, da[at], slope(f, at, shift, n), 1e-6);                                                                        \
    }

// Of a gradient that undoes stores: its places are listed.
static void gradient(double *a, double *da, int n) {
  __enzyme_autodiff((void *)walk, enzyme_dup, a, da, enzyme_dup, a + 20, da + 20, n);
}

static void second(void) {
  enum { N = 6 };
  double a[ROOM], da[ROOM] = {0}, along[ROOM] = {0}, dda[ROOM] = {0}, ends[2][ROOM] = {{0}};
  for (int i = 0; i < N; i++)
    along[i] = 1 - 0.3 * i, along[20 + i] = 0.4 + 0.1 * i;
  for (int side = 0; side < 2; side++) {
    fill(a);
    for (int i = 0; i < ROOM; i++)
      a[i] += (side ? 1e-5 : -1e-5) * (i < N || (i >= 20 && i < 20 + N) ? along[i] : 0);
    gradient(a, ends[side], N);
  }
  fill(a);
  __enzyme_fwddiff((void *)gradient, enzyme_dup, a, along, enzyme_dup, da, dda, N);
  for (int i = 0; i < ROOM; i++)
    within("second", dda[i], (ends[1][i] - ends[0][i]) / 2e-5, 1e-6);
}

int main(void) {
  second();
  EACH(steps)
  EACH(arms)
  EACH(triangle)
  EACH(until)
  EACH(own)
  EACH(narrow)
  EACH(once)
  EACH(cleared)
  EACH(walk)
  EACH(either)
  return report();
}
