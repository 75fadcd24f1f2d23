// Dormand-Prince 5(4) with step size control for predator and prey up to time 200; the final state's energy by initial state and rates.
#include "bench.h"

enum { DIM = 2, RATES = 4, STAGES = 7, END = 200 };
static const double TOLERANCE = 1e-8, FIRST = 1e-2;

// Row s: how stage s + 1 starts; the last is the solution of order 5. ERROR is that less the one of order 4.
static const double A[STAGES][STAGES - 1] = {{0},
                                             {1.0 / 5},
                                             {3.0 / 40, 9.0 / 40},
                                             {44.0 / 45, -56.0 / 15, 32.0 / 9},
                                             {19372.0 / 6561, -25360.0 / 2187, 64448.0 / 6561, -212.0 / 729},
                                             {9017.0 / 3168, -355.0 / 33, 46732.0 / 5247, 49.0 / 176, -5103.0 / 18656},
                                             {35.0 / 384, 0, 500.0 / 1113, 125.0 / 192, -2187.0 / 6784, 11.0 / 84}};
static const double ERROR[STAGES] = {71.0 / 57600, 0, -71.0 / 16695, 71.0 / 1920, -17253.0 / 339200, 22.0 / 525, -1.0 / 40};

static void rhs(const double *R p, const double *R y, double *R d) {
  d[0] = p[0] * y[0] - p[1] * y[0] * y[1];
  d[1] = p[2] * y[0] * y[1] - p[3] * y[1];
}

// One step from y with the first stage given; the result is the error in units of what is tolerated.
static double attempt(const double *R p, const double *R y, double h, double (*R k)[DIM], double *R next) {
  for (int s = 1; s < STAGES; s++) {
    for (int i = 0; i < DIM; i++) {
      double slope = 0;
      for (int j = 0; j < s; j++)
        slope += A[s][j] * k[j][i];
      next[i] = y[i] + h * slope;
    }
    rhs(p, next, k[s]);
  }
  double sum = 0;
  for (int i = 0; i < DIM; i++) {
    double error = 0, scale = TOLERANCE * (1 + fmax(fabs(y[i]), fabs(next[i])));
    for (int s = 0; s < STAGES; s++)
      error += ERROR[s] * k[s][i];
    error *= h / scale;
    sum += error * error;
  }
  return sqrt(sum / DIM);
}

// x holds the initial state and the rates.
static double loss(const double *R x, double end) {
  const double *p = x + DIM;
  double y[DIM] = {x[0], x[1]}, k[STAGES][DIM], next[DIM], t = 0, h = FIRST;
  int last = 0;
  rhs(p, y, k[0]);
  while (!last) {
    if (t + h >= end) {
      h = end - t;
      last = 1;
    }
    double error = attempt(p, y, h, k, next), factor = 0.9 * pow(error, -0.2);
    if (error <= 1) {
      t += h;
      for (int i = 0; i < DIM; i++) {
        y[i] = next[i];
        k[0][i] = k[STAGES - 1][i];
      }
    } else
      last = 0;
    h *= factor < 0.2 ? 0.2 : factor > 5 ? 5 : factor;
  }
  return 0.5 * (y[0] * y[0] + y[1] * y[1]);
}

#ifndef PRIMAL_ONLY
double __enzyme_autodiff(void *, ...);

// Of each attempt.
struct record {
  double y[DIM], k[STAGES][DIM], next[DIM], h, error, factor;
  int last;
};

// dy += Jᵀ g, dp += ∂rhs/∂p · g.
static void rhs_adjoint(const double *restrict p, const double *restrict y, const double *restrict g, double *restrict dy, double *restrict dp) {
  double both = y[0] * y[1];
  dy[0] += p[0] * g[0] + y[1] * (p[2] * g[1] - p[1] * g[0]);
  dy[1] += y[0] * (p[2] * g[1] - p[1] * g[0]) - p[3] * g[1];
  dp[0] += y[0] * g[0];
  dp[1] -= both * g[0];
  dp[2] += both * g[1];
  dp[3] -= y[1] * g[1];
}

// The adjoints after the attempt become those before it: of the state, of the first stage, of the step size and of the time.
static void attempt_adjoint(const struct record *restrict r, const double *restrict p, double *restrict dy, double *restrict dfirst,
                            double *restrict dh, double *restrict dt, double *restrict dp) {
  double d[STAGES][DIM] = {{0}}, dnext[DIM] = {0}, h = r->h, g = r->factor * *dh;
  double derror = r->factor > 0.2 && r->factor < 5 ? -0.2 * h * g / r->error : 0;
  if (r->error <= 1) {
    g += *dt;
    for (int i = 0; i < DIM; i++) {
      dnext[i] = dy[i];
      d[STAGES - 1][i] = dfirst[i];
      dy[i] = dfirst[i] = 0;
    }
  }
  for (int i = 0; i < DIM; i++) {
    double sum = 0, a = fabs(r->y[i]), b = fabs(r->next[i]), scale = TOLERANCE * (1 + fmax(a, b));
    for (int s = 0; s < STAGES; s++)
      sum += ERROR[s] * r->k[s][i];
    double e = h * sum / scale, de = derror * e / (DIM * r->error), dscale = -TOLERANCE * de * e / scale;
    for (int s = 0; s < STAGES; s++)
      d[s][i] += ERROR[s] * de * h / scale;
    g += de * sum / scale;
    if (a > b)
      dy[i] += copysign(dscale, dscale * r->y[i]);
    else
      dnext[i] += copysign(dscale, dscale * r->next[i]);
  }
  for (int s = STAGES - 1; s > 0; s--) {
    double slope[DIM] = {0}, u[DIM], du[DIM];
    for (int i = 0; i < DIM; i++) {
      for (int j = 0; j < s; j++)
        slope[i] += A[s][j] * r->k[j][i];
      u[i] = r->y[i] + h * slope[i];
      du[i] = s == STAGES - 1 ? dnext[i] : 0;
    }
    rhs_adjoint(p, u, d[s], du, dp);
    for (int i = 0; i < DIM; i++) {
      dy[i] += du[i];
      g += du[i] * slope[i];
      for (int j = 0; j < s; j++)
        d[j][i] += h * A[s][j] * du[i];
    }
  }
  for (int i = 0; i < DIM; i++)
    dfirst[i] += d[0][i];
  *dt -= r->last ? g : 0;
  *dh = r->last ? 0 : g;
}

static void by_hand(const double *restrict x, double *restrict dx, double end) {
  static struct record *tape;
  static int room;
  const double *p = x + DIM;
  double y[DIM] = {x[0], x[1]}, first[DIM], t = 0, h = FIRST;
  int count = 0;
  rhs(p, y, first);
  for (int done = 0; !done; count++) {
    if (count == room && !(tape = realloc(tape, sizeof *tape * (size_t)(room += 4096))))
      abort();
    struct record *r = &tape[count];
    r->last = t + h >= end;
    r->h = r->last ? end - t : h;
    memcpy(r->y, y, sizeof y);
    memcpy(r->k[0], first, sizeof first);
    r->error = attempt(p, y, r->h, r->k, r->next);
    r->factor = fmax(0.2, fmin(5, 0.9 * pow(r->error, -0.2)));
    if (r->error <= 1) {
      t += r->h;
      memcpy(y, r->next, sizeof y);
      memcpy(first, r->k[STAGES - 1], sizeof first);
      done = r->last;
    }
    h = r->factor * r->h;
  }
  double dfirst[DIM] = {0}, dh = 0, dt = 0;
  while (count-- > 0)
    attempt_adjoint(&tape[count], p, y, dfirst, &dh, &dt, dx + DIM);
  rhs_adjoint(p, x, dfirst, y, dx + DIM);
  for (int i = 0; i < DIM; i++)
    dx[i] += y[i];
}

static double end;
static void resize(long size) { end = (double)size; }
static double primal(const double *x) { return loss(x, end); }
static void gradient(const double *x, double *dx) { __enzyme_autodiff((void *)loss, x, dx, end); }
static void hand(const double *x, double *dx) { by_hand(x, dx, end); }

int main(void) {
  double x[DIM + RATES] = {1.2, 0.9, 1.5, 1, 1, 3};
  return bench((struct bench){"dopri5", END, DIM + RATES, x, primal, gradient, hand, NULL, resize, .power = 1});
}
#endif
