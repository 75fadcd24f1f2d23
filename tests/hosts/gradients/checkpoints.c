// Loops reversed from copies of their state: each function twice, once under a budget of memory. The gradients are the same, to the
// last bit.
#include "check.h"
#include <stdlib.h>
#include <sys/resource.h>

void __enzyme_autodiff(void *, ...);
double __enzyme_autodiff_d(void *, ...);
extern int enzyme_dup, enzyme_const, enzyme_out;

#define BUDGET(bytes) __attribute__((annotate("tapeless_memory=" bytes)))
#define N 24

// In place; how many turns there are is known.
#define ADVECT(name, attributes)                                                                     \
  attributes void name(double *u, int n, int steps, double c) {                                     \
    for (int t = 0; t < steps; t++)                                                                  \
      for (int i = 1; i < n - 1; i++)                                                                \
        u[i] += c * u[i] * (u[i - 1] - 2 * u[i] + u[i + 1]);                                         \
  }
ADVECT(advect_all, )
ADVECT(advect_some, BUDGET("4kB"))
ADVECT(advect_two, BUDGET("1.2kB"))

// Two arrays that change places.
#define HEAT(name, attributes)                                                                       \
  attributes void name(double *u, double *v, int n, int steps, double *sum) {                       \
    for (int t = 0; t < steps; t++) {                                                                \
      for (int i = 1; i < n - 1; i++)                                                                \
        v[i] = u[i] + 0.1 * u[i] * (u[i - 1] - 2 * u[i] + u[i + 1]);                                 \
      double *other = u;                                                                             \
      u = v;                                                                                         \
      v = other;                                                                                     \
    }                                                                                                \
    for (int i = 0; i < n; i++)                                                                      \
      *sum += u[i] * u[i];                                                                           \
  }
HEAT(heat_all, )
HEAT(heat_some, BUDGET("4kB"))

// Until it converges.
#define SOLVE(name, attributes)                                                                      \
  attributes double name(double *x, int n, double a) {                                              \
    double left;                                                                                     \
    int turns = 0;                                                                                   \
    do {                                                                                             \
      left = 0;                                                                                      \
      for (int i = 0; i < n; i++) {                                                                  \
        double next = x[i] - (x[i] * x[i] - a - i) / (2 * x[i]) * 0.3;                               \
        left += fabs(next - x[i]);                                                                   \
        x[i] = next;                                                                                 \
      }                                                                                              \
    } while (left > 1e-6 && ++turns < 200);                                                          \
    double sum = 0;                                                                                  \
    for (int i = 0; i < n; i++)                                                                      \
      sum += x[i];                                                                                   \
    return sum + 0.1 * left;                                                                         \
  }
SOLVE(solve_all, )
SOLVE(solve_some, BUDGET("4kB"))

// Memory of its own, which is released; the turns call functions.
__attribute__((noinline)) static void step(double *u, double *v, int n, double c) {
  for (int i = 1; i < n - 1; i++)
    v[i] = u[i] + c * sin(u[i]) * (u[i - 1] - 2 * u[i] + u[i + 1]);
  v[0] = v[1];
  v[n - 1] = v[n - 2];
}
#define OWN(name, attributes)                                                                        \
  attributes double name(const double *start, int n, int steps, double c) {                         \
    double *u = malloc(n * sizeof *u), *v = malloc(n * sizeof *v);                                   \
    memcpy(u, start, n * sizeof *u);                                                                 \
    for (int t = 0; t < steps; t++) {                                                                \
      step(u, v, n, c);                                                                              \
      step(v, u, n, c);                                                                              \
    }                                                                                                \
    double sum = 0;                                                                                  \
    for (int i = 0; i < n; i++)                                                                      \
      sum += u[i] * u[i];                                                                            \
    free(u);                                                                                         \
    free(v);                                                                                         \
    return sum;                                                                                      \
  }
OWN(own_all, )
OWN(own_some, BUDGET("4kB"))

// Time within time; coefficients that change between the inner loops, and behind all.
#define NESTED(name, attributes)                                                                     \
  attributes void name(double *u, double *k, int n, int rounds, int steps, double *loss) {          \
    for (int r = 0; r < rounds; r++) {                                                               \
      for (int t = 0; t < steps; t++)                                                                \
        for (int i = 1; i < n - 1; i++)                                                              \
          u[i] += 0.1 * k[i] * u[i] * (u[i - 1] - 2 * u[i] + u[i + 1]);                              \
      for (int i = 0; i < n; i++) {                                                                  \
        *loss += u[i] * u[i] * 0.01;                                                                 \
        k[i] = 0.9 * k[i] + 0.01 * u[i];                                                             \
      }                                                                                              \
    }                                                                                                \
    for (int i = 0; i < n; i++)                                                                      \
      k[i] = 0;                                                                                      \
  }
NESTED(nested_all, )
NESTED(nested_some, BUDGET("12kB"))

// What is carried are numbers alone.
#define SWING(name, attributes)                                                                      \
  attributes double name(double x, double y, double a, int n) {                                     \
    double h = 1.0 / n;                                                                              \
    for (int i = 0; i < n; i++) {                                                                    \
      double k1 = a * sin(y), l1 = -a * x, k2 = a * sin(y + h / 2 * l1), l2 = -a * (x + h / 2 * k1); \
      double k3 = a * sin(y + h / 2 * l2), l3 = -a * (x + h / 2 * k2);                               \
      x += h / 4 * (k1 + 2 * k2 + k3);                                                               \
      y += h / 4 * (l1 + 2 * l2 + l3);                                                               \
    }                                                                                                \
    return x * y;                                                                                    \
  }
SWING(swing_all, )
SWING(swing_some, BUDGET("4kB"))

// A structure of arrays, and an array of the turn's on the stack.
struct bodies {
  int n;
  double *at, *speed, *mass, energy;
};
#define FALL(name, attributes)                                                                       \
  attributes double name(struct bodies *s, int steps, double dt) {                                  \
    double seen = 0;                                                                                 \
    for (int t = 0; t < steps; t++) {                                                                \
      double pull[16] = {0};                                                                         \
      for (int i = 0; i < s->n; i++)                                                                 \
        for (int j = 0; j < s->n; j++)                                                               \
          if (i != j) {                                                                              \
            double d = s->at[j] - s->at[i];                                                          \
            pull[i] += s->mass[j] * d / (d * d + 0.1);                                               \
          }                                                                                          \
      for (int i = 0; i < s->n; i++) {                                                               \
        s->speed[i] += dt * pull[i];                                                                 \
        s->at[i] += dt * s->speed[i];                                                                \
      }                                                                                              \
      s->energy += s->speed[0] * s->speed[0];                                                        \
      seen += s->at[t % s->n];                                                                       \
    }                                                                                                \
    return seen + s->energy;                                                                         \
  }
FALL(fall_all, )
FALL(fall_some, BUDGET("4kB"))

static void begin(double *u, double *du, int n) {
  for (int i = 0; i < n; i++) {
    u[i] = 1 + i % 7 * 0.1;
    du[i] = 0;
  }
}

#define BOTH(what, n) same(what, a, b, n)

static void advects(int steps) {
  double a[2 * N + 1], b[2 * N + 1], c[2 * N + 1];
#define GO(f, r)                                                                                     \
  begin(r, r + N, N);                                                                                \
  r[N + 5] = r[N + 9] = 1;                                                                           \
  r[2 * N] = __enzyme_autodiff_d((void *)f, enzyme_dup, r, r + N, enzyme_const, N, enzyme_const, steps, enzyme_out, 0.1)
  GO(advect_all, a);
  GO(advect_some, b);
  GO(advect_two, c);
#undef GO
  same("in place", a, b, 2 * N + 1);
  same("in place, two copies", a, c, 2 * N + 1);
}

static void heats(int steps) {
  double a[4 * N + 1], b[4 * N + 1], sum, dsum;
#define GO(f, r)                                                                                     \
  begin(r, r + N, N), begin(r + 2 * N, r + 3 * N, N), sum = 0, dsum = 1;                             \
  __enzyme_autodiff((void *)f, enzyme_dup, r, r + N, enzyme_dup, r + 2 * N, r + 3 * N, enzyme_const, N, enzyme_const, steps, \
                    enzyme_dup, &sum, &dsum);                                                        \
  r[4 * N] = sum
  GO(heat_all, a);
  GO(heat_some, b);
#undef GO
  same("arrays that change places", a, b, 4 * N + 1);
}

static void solves(void) {
  double a[2 * N + 1], b[2 * N + 1];
#define GO(f, r)                                                                                     \
  begin(r, r + N, N);                                                                                \
  r[2 * N] = __enzyme_autodiff_d((void *)f, enzyme_dup, r, r + N, enzyme_const, N, enzyme_out, 2.0)
  GO(solve_all, a);
  GO(solve_some, b);
#undef GO
  same("until it converges", a, b, 2 * N + 1);
}

static void owns(int steps) {
  double a[2 * N + 1], b[2 * N + 1];
#define GO(f, r)                                                                                     \
  begin(r, r + N, N);                                                                                \
  r[2 * N] = __enzyme_autodiff_d((void *)f, enzyme_dup, r, r + N, enzyme_const, N, enzyme_const, steps, enzyme_out, 0.1)
  GO(own_all, a);
  GO(own_some, b);
#undef GO
  same("memory of its own", a, b, 2 * N + 1);
}

static void nests(int rounds, int steps) {
  double a[4 * N + 1], b[4 * N + 1], sum, dsum;
#define GO(f, r)                                                                                     \
  begin(r, r + N, N), begin(r + 2 * N, r + 3 * N, N), sum = 0, dsum = 1;                             \
  __enzyme_autodiff((void *)f, enzyme_dup, r, r + N, enzyme_dup, r + 2 * N, r + 3 * N, enzyme_const, N, enzyme_const, rounds, \
                    enzyme_const, steps, enzyme_dup, &sum, &dsum);                                   \
  r[4 * N] = sum
  GO(nested_all, a);
  GO(nested_some, b);
#undef GO
  same("time within time", a, b, 4 * N + 1);
}

struct three {
  double x, y, a;
};
struct three __enzyme_autodiff_s(void *, ...);

static void swings(int n) {
  struct three a = __enzyme_autodiff_s((void *)swing_all, enzyme_out, 1.0, enzyme_out, 0.5, enzyme_out, 3.0, enzyme_const, n);
  struct three b = __enzyme_autodiff_s((void *)swing_some, enzyme_out, 1.0, enzyme_out, 0.5, enzyme_out, 3.0, enzyme_const, n);
  same("numbers alone", &a.x, &b.x, 3);
}

static void falls(int steps) {
  enum { M = 5 };
  double a[6 * M + 2], b[6 * M + 2];
#define GO(f, r)                                                                                     \
  for (int i = 0; i < 6 * M; i++)                                                                    \
    r[i] = i < 3 * M ? 0.5 + i % M * (1 + 0.01 * i) : 0;                                             \
  struct bodies s_##r = {M, r, r + M, r + 2 * M, 0}, d_##r = {M, r + 3 * M, r + 4 * M, r + 5 * M, 0}; \
  r[6 * M] = __enzyme_autodiff_d((void *)f, enzyme_dup, &s_##r, &d_##r, enzyme_const, steps, enzyme_out, 0.05); \
  r[6 * M + 1] = s_##r.energy
  GO(fall_all, a);
  GO(fall_some, b);
#undef GO
  same("a structure of arrays", a, b, 6 * M + 2);
}

// Under a budget, what a long run takes does not grow with its length.
BUDGET("1MiB") static void advect_long(double *u, int n, int steps) {
  for (int t = 0; t < steps; t++)
    for (int i = 1; i < n - 1; i++)
      u[i] += 0.1 * u[i] * (u[i - 1] - 2 * u[i] + u[i + 1]);
}

static void is_bounded(void) {
  enum { LONG = 1000 };
  static double u[LONG], du[LONG];
  begin(u, du, LONG);
  du[LONG / 2] = 1;
  __enzyme_autodiff((void *)advect_long, enzyme_dup, u, du, enzyme_const, LONG, enzyme_const, 20000);
  struct rusage used;
  getrusage(RUSAGE_SELF, &used);
  check("the budget holds", used.ru_maxrss < 32 * 1024);
}

// What is read lies behind pointers that are moved before the loop, and is overwritten after it.
#define ROWS(name, attributes)                                                                       \
  attributes double name(double *a, double e, int n) {                                               \
    for (int j = 0; j < n; j++)                                                                      \
      for (int k = 0; k < n; k++)                                                                    \
        e = e * a[j * n + k] + 0.1 * e;                                                              \
    const double *p = a + 1;                                                                         \
    for (int k = 0; k < n; k++)                                                                      \
      e = e * p[k] + 0.2 * e;                                                                        \
    a[0] *= 0.9;                                                                                     \
    a[1] *= 0.8;                                                                                     \
    return e;                                                                                        \
  }
ROWS(rows_all, )
ROWS(rows_some, BUDGET("1MiB"))

static void rows(int n) {
  double a[2][20], da[2][20] = {{0}}, de[2];
  for (int i = 0; i < 20; i++)
    a[0][i] = a[1][i] = 0.7 + 0.01 * (i * 7 % 20);
  de[0] = __enzyme_autodiff_d((void *)rows_all, enzyme_dup, a[0], da[0], enzyme_out, 0.5, enzyme_const, n);
  de[1] = __enzyme_autodiff_d((void *)rows_some, enzyme_dup, a[1], da[1], enzyme_out, 0.5, enzyme_const, n);
  same("rows", de, de + 1, 1);
  same("elements of rows", da[0], da[1], 20);
}

// What is read alone may be constant, in some runs: it is not written, not even as it was.
static const double table[8] = {0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8};
#define CHOOSES(name, attributes)                                                                    \
  attributes double name(double *x, double *y, int n) {                                              \
    double kept[8];                                                                                  \
    for (int i = 0; i < 8; i++)                                                                      \
      kept[i] = 0.25 * y[i];                                                                         \
    const double *r = x[1] < 0.1 ? y : table;                                                        \
    for (int i = 0; i < n; i++)                                                                      \
      for (int j = 0; j < 4; j++) {                                                                  \
        for (int k = 0; k < n; k++)                                                                  \
          x[(n - 1 - k) & 7] = sin(x[(n - 1 - k) & 7] * (0.25 * (6.0 + r[i]) / kept[(n - 1 - i) & 7])); \
        if (n > 3)                                                                                   \
          return r[2];                                                                               \
      }                                                                                              \
    return r[2];                                                                                     \
  }
CHOOSES(chooses_all, )
CHOOSES(chooses_some, BUDGET("16KiB"))

static void choices(int n, double first) {
  double x[2][8], y[8], dx[2][8], dy[2][8];
  for (int way = 0; way < 2; way++) {
    for (int i = 0; i < 8; i++) {
      x[way][i] = 0.5 + 0.1 * i;
      y[i] = 0.3 * i + 0.1;
      dx[way][i] = 1;
      dy[way][i] = 0;
    }
    x[way][1] = first;
    void *f = way ? (void *)chooses_some : (void *)chooses_all;
    __enzyme_autodiff(f, enzyme_dup, x[way], dx[way], enzyme_dup, y, dy[way], enzyme_const, n);
  }
  // The host may join products otherwise.
  for (int i = 0; i < 8; i++) {
    within("chooses, x", dx[0][i], dx[1][i], 1e-12);
    within("chooses, y", dy[0][i], dy[1][i], 1e-12);
  }
}

int main(void) {
  is_bounded();
  for (int steps = 0; steps < 70; steps += steps < 5 ? 1 : 13) {
    advects(steps);
    heats(steps);
    owns(steps);
    swings(steps + 1);
    falls(steps);
    rows(steps < 4 ? steps : 4);
    nests(4, steps);
    nests(steps, 12);
  }
  for (int n = 1; n < 8; n++) {
    choices(n, 0.6);
    choices(n, 0.05);
  }
  solves();
  return report();
}
