// Gradient noise in the plane, six octaves at 10000 points; half the sum of squares of the heights, by the octaves' amplitudes and the points.
#include "bench.h"

enum { POINTS = 10000, OCTAVES = 6 };

static double fade(double t) { return t * t * t * (t * (t * 6 - 15) + 10); }

static double lerp(double t, double a, double b) { return a + t * (b - a); }

static const double DIRECTIONS[8][2] = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}, {1.5, 0}, {-1.5, 0}, {0, 1.5}, {0, -1.5}};

static double slope(int hash, double x, double y) { return DIRECTIONS[hash & 7][0] * x + DIRECTIONS[hash & 7][1] * y; }

static double noise(const int *R table, double x, double y) {
  double fx = floor(x), fy = floor(y);
  int i = (int)fx & 255, j = (int)fy & 255;
  x -= fx;
  y -= fy;
  double u = fade(x), v = fade(y);
  int a = table[i] + j, b = table[i + 1] + j;
  return lerp(v, lerp(u, slope(table[a], x, y), slope(table[b], x - 1, y)),
              lerp(u, slope(table[a + 1], x, y - 1), slope(table[b + 1], x - 1, y - 1)));
}

static double height(const int *R table, const double *R amplitude, double x, double y) {
  double sum = 0, frequency = 1;
  for (int o = 0; o < OCTAVES; o++) {
    sum += amplitude[o] * noise(table, x * frequency, y * frequency);
    frequency *= 2;
  }
  return sum;
}

static double loss(const int *R table, int n, const double *R x) {
  const double *point = x + OCTAVES;
  double sum = 0;
  for (int i = 0; i < n; i++) {
    double h = height(table, x, point[2 * i], point[2 * i + 1]);
    sum += 0.5 * h * h;
  }
  return sum;
}

#ifndef PRIMAL_ONLY
double __enzyme_autodiff(void *, ...);
extern int enzyme_const;

static int table[513];

// Height and slopes of a point at once, multiplied by the height at the end.
static void by_hand(int n, const double *restrict x, double *restrict dx) {
  for (int k = 0; k < n; k++) {
    double values[OCTAVES], px = x[OCTAVES + 2 * k], py = x[OCTAVES + 2 * k + 1], h = 0, hx = 0, hy = 0, frequency = 1;
    for (int o = 0; o < OCTAVES; o++) {
      double fx = floor(px), fy = floor(py), x0 = px - fx, y0 = py - fy, x1 = x0 - 1, y1 = y0 - 1;
      int i = (int)fx & 255, j = (int)fy & 255, a = table[i] + j, b = table[i + 1] + j;
      const double *restrict d00 = DIRECTIONS[table[a] & 7], *restrict d10 = DIRECTIONS[table[b] & 7];
      const double *restrict d01 = DIRECTIONS[table[a + 1] & 7], *restrict d11 = DIRECTIONS[table[b + 1] & 7];
      double u = fade(x0), v = fade(y0), du = 30 * x0 * x0 * x1 * x1, dv = 30 * y0 * y0 * y1 * y1;
      double s00 = d00[0] * x0 + d00[1] * y0, s10 = d10[0] * x1 + d10[1] * y0;
      double s01 = d01[0] * x0 + d01[1] * y1, s11 = d11[0] * x1 + d11[1] * y1;
      double low = lerp(u, s00, s10), high = lerp(u, s01, s11), scale = x[o] * frequency;
      values[o] = lerp(v, low, high);
      h += x[o] * values[o];
      hx += scale * (lerp(v, lerp(u, d00[0], d10[0]), lerp(u, d01[0], d11[0])) + du * lerp(v, s10 - s00, s11 - s01));
      hy += scale * (lerp(v, lerp(u, d00[1], d10[1]), lerp(u, d01[1], d11[1])) + dv * (high - low));
      px *= 2;
      py *= 2;
      frequency *= 2;
    }
    for (int o = 0; o < OCTAVES; o++)
      dx[o] += h * values[o];
    dx[OCTAVES + 2 * k] += h * hx;
    dx[OCTAVES + 2 * k + 1] += h * hy;
  }
}

static int n;
static void resize(long size) { n = (int)size; }
static double primal(const double *x) { return loss(table, n, x); }
static void gradient(const double *x, double *dx) { __enzyme_autodiff((void *)loss, enzyme_const, table, n, x, dx); }
static void hand(const double *x, double *dx) { by_hand(n, x, dx); }

int main(void) {
  static double x[OCTAVES + 2 * POINTS];
  for (int i = 0; i < 513; i++)
    table[i] = ((i & 255) * 167 + 89) & 255;
  for (int i = 0; i < 256; i++) {
    int j = (i * i * 31 + 17 * i) & 255, keep = table[i];
    table[i] = table[j];
    table[j] = keep;
  }
  memcpy(table + 256, table, 256 * sizeof *table);
  table[512] = table[0];
  for (int o = 0; o < OCTAVES; o++)
    x[o] = 1.0 / (1 << o) + 0.1;
  for (int i = 0; i < 2 * POINTS; i++)
    x[OCTAVES + i] = 40 * sin(0.37 * i * i);
  return bench((struct bench){"noise", POINTS, OCTAVES + 2 * POINTS, x, primal, gradient, hand, NULL, resize, .power = 1});
}
#endif
