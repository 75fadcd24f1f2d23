// Random numbers made as the bits of floats, by a generator whose state lies beside a float: its integers are no bits of others.
// grad: f
// at: mu=0.5 sigma=1.25 n=5
// value: 3.5077777000754307
// d mu: 1.2805500412872217
// d sigma: 5.1002243036058004
#include <math.h>
#include <stdint.h>
#include <string.h>
struct generator { uint64_t state[2]; double spare; int has_spare; };
static uint64_t next(struct generator *g) {
  uint64_t a = g->state[0], b = g->state[1];
  g->state[0] = b;
  a ^= a << 23;
  g->state[1] = a ^ b ^ (a >> 17) ^ (b >> 26);
  return g->state[1] + b;
}
static double uniform(struct generator *g) {
  uint64_t bits = next(g) >> 12 | 0x3ff0000000000000;
  double x;
  memcpy(&x, &bits, sizeof x);
  return x - 1;
}
__attribute__((noinline)) static double normal(struct generator *g, double sigma) {
  if (g->has_spare) {
    g->has_spare = 0;
    return g->spare * sigma;
  }
  double u = uniform(g), v = uniform(g), r = sqrt(-2 * log(1 - u));
  g->spare = r * sin(6.283185307179586 * v);
  g->has_spare = 1;
  return r * cos(6.283185307179586 * v) * sigma;
}
double f(double mu, double sigma, int n) {
  struct generator g = {{88172645463325252, 362436069362436069}, 0, 0};
  double s = 0;
  for (int i = 0; i < n; i++) {
    double z = mu + normal(&g, sigma);
    s += z * z;
  }
  return s / n;
}
