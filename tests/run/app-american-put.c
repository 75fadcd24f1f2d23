// Backward induction in place over a triangular loop, early exercise as a maximum.
// grad: f
// at: p=[1,1.05,0.04,0.3,1]
// value: 0.1309603092992502
// d p: [-0.4929347090327402,0.5941857317447528,-0.41928550377691803,0.39362663196853365,0.04227257464420332]
#include <math.h>
double f(const double *p) {
  enum { N = 20 };
  double S = p[0], K = p[1], r = p[2], sg = p[3], T = p[4];
  double dt = T / N, u = exp(sg * sqrt(dt)), d = 1 / u, disc = exp(-r * dt),
         q = (1 / disc - d) / (u - d);
  double v[N + 1];
  for (int i = 0; i <= N; i++)
    v[i] = fmax(0, K - S * pow(u, 2 * i - N));
  for (int t = N - 1; t >= 0; t--)
    for (int i = 0; i <= t; i++) {
      double cont = disc * (q * v[i + 1] + (1 - q) * v[i]), ex = K - S * pow(u, 2 * i - t);
      v[i] = cont > ex ? cont : ex;
    }
  return v[0];
}
