// Finite volumes for the Euler equations: structs by value and by pointer, ghost cells.
// grad: f
// at: x=[0.422,0.351,0.6,0.361,0.439,0.062,0.047,-0.345,-0.311,-0.583,-0.396,-0.489,-0.153,-0.125,0.253,0.266,0.543,0.423,0.52,0.244,0.194,-0.147,-0.217,-0.482]
// value: 20.63985963371169
// d x: [0.5069318132718248,0.02171415097249929,0.31940233795460693,0.5193475689308257,0.007807698174044249,0.31111358647433196,0.5102133706031963,-0.04917287972072917,0.3007015379560288,0.4897182901063494,-0.055240790254829496,0.29285043774286856,0.482660032014621,0.0083546861356939,0.29625096231008335,0.49961942812053467,0.03927853340627255,0.2984411421565855,0.5144703984087821,-0.09597309397314847,0.27263513235087145,0.5003439503853662,-0.9541610726408809,0.36425558601494307]
#include <math.h>
typedef struct {
  double r, m, E;
} st;
static st flux(st u) {
  double v = u.m / u.r, p = 0.4 * (u.E - 0.5 * u.m * v);
  return (st){u.m, u.m * v + p, (u.E + p) * v};
}
static double cs(const st *u) {
  double v = u->m / u->r, p = 0.4 * (u->E - 0.5 * u->m * v);
  return fabs(v) + sqrt(1.4 * p / u->r);
}
static st rus(st a, st b) {
  st fa = flux(a), fb = flux(b);
  double c = fmax(cs(&a), cs(&b));
  return (st){0.5 * (fa.r + fb.r) - 0.5 * c * (b.r - a.r),
              0.5 * (fa.m + fb.m) - 0.5 * c * (b.m - a.m),
              0.5 * (fa.E + fb.E) - 0.5 * c * (b.E - a.E)};
}
double f(const double *x) {
  enum { NC = 8 };
  st u[NC + 2], F[NC + 1];
  for (int i = 0; i < NC; i++) {
    const double *q = x + 3 * i;
    u[i + 1].r = 1 + 0.2 * q[0];
    u[i + 1].m = 0.3 * q[1];
    u[i + 1].E = 2.5 + 0.3 * q[2];
  }
  for (int t = 0; t < 6; t++) {
    u[0] = u[1];
    u[NC + 1] = u[NC];
    u[0].m = -u[0].m;
    for (int i = 0; i <= NC; i++)
      F[i] = rus(u[i], u[i + 1]);
    for (int i = 1; i <= NC; i++) {
      u[i].r -= 0.1 * (F[i].r - F[i - 1].r);
      u[i].m -= 0.1 * (F[i].m - F[i - 1].m);
      u[i].E -= 0.1 * (F[i].E - F[i - 1].E);
    }
  }
  double s = 0;
  for (int i = 1; i <= NC; i++)
    s += u[i].r * u[i].E + u[i].m * u[i].m;
  return s;
}
