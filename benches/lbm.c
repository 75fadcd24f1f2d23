// A lattice Boltzmann method, D2Q9 with one relaxation time, periodic, 32 × 32, 50 steps; by the initial densities and the relaxation time.
#include "bench.h"

// The cells of one direction follow those of another PLANE apart: at a power of two all would share a set of the cache.
enum { SIDE = 32, CELLS = SIDE * SIDE, PLANE = CELLS + 8, Q = 9, STEPS = 50 };
static const int EX[Q] = {0, 1, 0, -1, 0, 1, -1, -1, 1}, EY[Q] = {0, 0, 1, 0, -1, 1, 1, -1, -1};
static const double W[Q] = {4.0 / 9, 1.0 / 9, 1.0 / 9, 1.0 / 9, 1.0 / 9, 1.0 / 36, 1.0 / 36, 1.0 / 36, 1.0 / 36};

// Density and velocity of a cell.
struct moments {
  double rho, ux, uy;
};

static double equilibrium(int q, const struct moments *R m) {
  double c = EX[q] * m->ux + EY[q] * m->uy;
  return W[q] * m->rho * (1 + 3 * c + 4.5 * c * c - 1.5 * (m->ux * m->ux + m->uy * m->uy));
}

static struct moments measure(const double *R f, int cell) {
  struct moments m = {0, 0, 0};
  for (int q = 0; q < Q; q++) {
    double v = f[q * PLANE + cell];
    m.rho += v;
    m.ux += EX[q] * v;
    m.uy += EY[q] * v;
  }
  m.ux /= m.rho;
  m.uy /= m.rho;
  return m;
}

// A shear flow of the given densities.
static void start(const double *R rho, double *R f) {
  for (int i = 0; i < SIDE; i++)
    for (int j = 0; j < SIDE; j++) {
      struct moments m = {rho[i * SIDE + j], 0.08 * sin(6.283185307179586 * i / SIDE), 0.02};
      for (int q = 0; q < Q; q++)
        f[q * PLANE + i * SIDE + j] = equilibrium(q, &m);
    }
}

static int around(int i) { return i < 0 ? i + SIDE : i < SIDE ? i : i - SIDE; }

static void collide_and_stream(double tau, const double *R f, double *R g) {
  for (int i = 0; i < SIDE; i++)
    for (int j = 0; j < SIDE; j++) {
      int cell = i * SIDE + j;
      struct moments m = measure(f, cell);
      for (int q = 0; q < Q; q++) {
        double v = f[q * PLANE + cell];
        int to = around(i + EY[q]) * SIDE + around(j + EX[q]);
        g[q * PLANE + to] = v - (v - equilibrium(q, &m)) / tau;
      }
    }
}

// x holds densities and the relaxation time; the result is the final state's kinetic energy and squared excess of density.
static double loss(int steps, const double *R x, double *R a, double *R b) {
  double *f = a, *g = b, sum = 0;
  start(x, f);
  for (int s = 0; s < steps; s++) {
    collide_and_stream(x[CELLS], f, g);
    double *t = f;
    f = g;
    g = t;
  }
  for (int cell = 0; cell < CELLS; cell++) {
    struct moments m = measure(f, cell);
    sum += 0.5 * m.rho * (m.ux * m.ux + m.uy * m.uy) + 0.5 * (m.rho - 1) * (m.rho - 1);
  }
  return sum;
}

#ifndef PRIMAL_ONLY
double __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;

static double states[STEPS + 1][Q * PLANE], a[Q * PLANE], b[Q * PLANE], da[Q * PLANE], db[Q * PLANE];

// A row of direction q moves to where it streams; below, back.
static void stream(int q, int i, const double *restrict row, double *restrict g) {
  double *to = g + q * PLANE + (i + EY[q] + SIDE) % SIDE * SIDE;
  int e = EX[q];
  memcpy(to + (e > 0), row + (e < 0), sizeof(double) * (size_t)(SIDE - (e != 0)));
  if (e)
    to[e > 0 ? 0 : SIDE - 1] = row[e > 0 ? SIDE - 1 : 0];
}

static void gather(int q, int i, const double *restrict g, double *restrict row) {
  const double *from = g + q * PLANE + (i + EY[q] + SIDE) % SIDE * SIDE;
  int e = EX[q];
  memcpy(row + (e < 0), from + (e > 0), sizeof(double) * (size_t)(SIDE - (e != 0)));
  if (e)
    row[e > 0 ? SIDE - 1 : 0] = from[e > 0 ? 0 : SIDE - 1];
}

static void step_by_hand(double omega, const double *restrict f, double *restrict g) {
  double row[Q][SIDE];
  for (int i = 0; i < SIDE; i++) {
    for (int j = 0; j < SIDE; j++) {
      struct moments m = measure(f, i * SIDE + j);
      double rest = 1 - 1.5 * (m.ux * m.ux + m.uy * m.uy), plus = m.ux + m.uy, minus = m.ux - m.uy;
      double along[Q] = {0, m.ux, m.uy, -m.ux, -m.uy, plus, -minus, -plus, minus};
      for (int q = 0; q < Q; q++) {
        double v = f[q * PLANE + i * SIDE + j], c = along[q];
        row[q][j] = v + omega * (W[q] * m.rho * (rest + c * (3 + 4.5 * c)) - v);
      }
    }
    for (int q = 0; q < Q; q++)
      stream(q, i, row[q], g);
  }
}

// From the adjoint dg after the step that before it; the result is ∂omega. Of the equilibria only the weighted moments of dg are wanted.
static double step_adjoint(double omega, const double *restrict f, const double *restrict dg, double *restrict df) {
  double sum[SIDE] = {0}, d[Q][SIDE], total = 0;
  for (int i = 0; i < SIDE; i++) {
    for (int q = 0; q < Q; q++)
      gather(q, i, dg, d[q]);
    for (int j = 0; j < SIDE; j++) {
      struct moments m = measure(f, i * SIDE + j);
      double e = W[1] * d[1][j], n = W[1] * d[2][j], w = W[1] * d[3][j], so = W[1] * d[4][j], product = 0;
      double ne = W[5] * d[5][j], nw = W[5] * d[6][j], sw = W[5] * d[7][j], se = W[5] * d[8][j];
      double sxx = e + w + ne + nw + sw + se, syy = n + so + ne + nw + sw + se, sxy = ne - nw + sw - se;
      double s = W[0] * d[0][j] + sxx + n + so, sx = e - w + ne - nw - sw + se, sy = n - so + ne + nw - sw - se;
      for (int q = 0; q < Q; q++)
        product += d[q][j] * f[q * PLANE + i * SIDE + j];
      // a and b: rows of the second moment times the velocity; gx and gy: the velocity's adjoint over rho, which is the momentum's.
      double a = sxx * m.ux + sxy * m.uy, b = sxy * m.ux + syy * m.uy;
      double gx = omega * (3 * sx + 9 * a - 3 * m.ux * s), gy = omega * (3 * sy + 9 * b - 3 * m.uy * s);
      double shape = s + m.ux * (3 * sx + 4.5 * a - 1.5 * m.ux * s) + m.uy * (3 * sy + 4.5 * b - 1.5 * m.uy * s);
      double drho = omega * shape - gx * m.ux - gy * m.uy;
      for (int q = 0; q < Q; q++)
        df[q * PLANE + i * SIDE + j] = (1 - omega) * d[q][j] + drho + EX[q] * gx + EY[q] * gy;
      sum[j] += m.rho * shape - product;
    }
  }
  for (int j = 0; j < SIDE; j++)
    total += sum[j];
  return total;
}

// Half rho u² in terms of the momentum has the slopes −u²/2 and u.
static void by_hand(int steps, const double *restrict x, double *restrict dx) {
  double *d[2] = {da, db}, omega = 1 / x[CELLS], domega = 0;
  start(x, states[0]);
  for (int s = 0; s < steps; s++)
    step_by_hand(omega, states[s], states[s + 1]);
  for (int cell = 0; cell < CELLS; cell++) {
    struct moments m = measure(states[steps], cell);
    for (int q = 0; q < Q; q++)
      d[steps % 2][q * PLANE + cell] = m.rho - 1 - 0.5 * (m.ux * m.ux + m.uy * m.uy) + EX[q] * m.ux + EY[q] * m.uy;
  }
  for (int s = steps - 1; s >= 0; s--)
    domega += step_adjoint(omega, states[s], d[(s + 1) % 2], d[s % 2]);
  dx[CELLS] -= domega * omega * omega;
  for (int q = 0; q < Q; q++)
    for (int cell = 0; cell < CELLS; cell++)
      dx[cell] += da[q * PLANE + cell] * states[0][q * PLANE + cell] / x[cell];
}

static int steps;
static void resize(long size) { steps = (int)size; }
static double primal(const double *x) { return loss(steps, x, a, b); }
static void gradient(const double *x, double *dx) {
  memset(da, 0, sizeof da);
  memset(db, 0, sizeof db);
  __enzyme_autodiff((void *)loss, steps, enzyme_dup, x, dx, enzyme_dup, a, da, enzyme_dup, b, db);
}
static void hand(const double *x, double *dx) { by_hand(steps, x, dx); }

int main(void) {
  static double x[CELLS + 1];
  for (int cell = 0; cell < CELLS; cell++)
    x[cell] = 1 + 0.05 * sin(0.3 * cell) * cos(0.0017 * cell * cell);
  x[CELLS] = 0.8;
  return bench((struct bench){"lbm", STEPS, CELLS + 1, x, primal, gradient, hand, NULL, resize, .power = 1});
}
#endif
