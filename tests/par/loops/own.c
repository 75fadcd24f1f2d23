// Arrays that are each turn's own, written before they are read; one that a function fills.
enum { N = 6, TURNS = 5000 };
static real out[TURNS], in[N];
__attribute__((noinline)) static void powers(real *p, real x) {
  p[0] = 1;
  for (int k = 1; k < 4; k++)
    p[k] = p[k - 1] * x;
}
real f(real *x) {
  real scratch[N];
  for (int j = 0; j < N; j++)
    in[j] = x[j];
  for (int i = 0; i < TURNS; i++) {
    real of[4];
    for (int j = 0; j < N; j++)
      scratch[j] = in[j] * (1 + 0.01 * ((i + j) % 7));
    for (int j = 1; j < N; j++)
      scratch[j] += 0.5 * sin(scratch[j - 1]);
    powers(of, scratch[i % N]);
    out[i] = of[1] + 0.1 * of[2] - 0.01 * of[3] * scratch[N - 1];
  }
  real s = 0;
  for (int i = 0; i < TURNS; i++)
    s += out[i] * out[i] * 1e-3;
  return s;
}
