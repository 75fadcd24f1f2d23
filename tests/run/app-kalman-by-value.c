// Kalman filter with matrices by value and by pointer, structs returned.
// grad: f
// at: p=[0.4,0.5,0.6,0.7,0.8,0.9] obs=[0,0.841,0.909,0.141,-0.757,-0.959,-0.279,7,8,0.412,-0.544,-1,-0.537,0.42,0.991] m=15 const obs
// value: -41.32090731888824
// d p: [2.174229102422915,-0.2949439769137008,5.167074851293572,1.4526229820642902,8.497853820646249,-0.2116921989807442]
#include <math.h>
typedef struct {
  double m[2][2];
} m2;
typedef struct {
  double v[2];
} v2;
static m2 mm(m2 a, m2 b) {
  m2 r;
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 2; j++) {
      r.m[i][j] = 0;
      for (int k = 0; k < 2; k++)
        r.m[i][j] += a.m[i][k] * b.m[k][j];
    }
  return r;
}
static m2 tr(m2 a) {
  double t = a.m[0][1];
  a.m[0][1] = a.m[1][0];
  a.m[1][0] = t;
  return a;
}
static m2 add(const m2 *a, const m2 *b) {
  m2 r;
  for (int i = 0; i < 4; i++)
    (&r.m[0][0])[i] = (&a->m[0][0])[i] + (&b->m[0][0])[i];
  return r;
}
static v2 mv(m2 a, v2 x) {
  v2 r;
  for (int i = 0; i < 2; i++)
    r.v[i] = a.m[i][0] * x.v[0] + a.m[i][1] * x.v[1];
  return r;
}
double f(const double *p, const double *obs, int m) {
  m2 F = {{{1, p[0]}, {0, p[1]}}}, Q = {{{p[2] * p[2], 0}, {0, p[3] * p[3]}}},
     P = {{{1, 0}, {0, 1}}};
  double R = exp(p[4]), ll = 0;
  v2 s = {{p[5], 0}};
  for (int t = 0; t < m; t++) {
    s = mv(F, s);
    m2 FP = mm(mm(F, P), tr(F));
    P = add(&FP, &Q);
    if (isnan(obs[t]))
      continue;
    double S = P.m[0][0] + R, e = obs[t] - s.v[0];
    ll -= 0.5 * (log(2 * M_PI * S) + e * e / S);
    double K[2] = {P.m[0][0] / S, P.m[1][0] / S};
    s.v[0] += K[0] * e;
    s.v[1] += K[1] * e;
    m2 I = {{{1 - K[0], 0}, {-K[1], 1}}};
    P = mm(I, P);
  }
  return ll;
}
