// Loops in whatever order; with vectors.
enum { N = 24 };
#pragma omp declare simd
static real bend(real a, real b) { return a * b + 0.5 * a * a; }
real f(real *x) {
  real y[N], s = 0;
#pragma omp parallel
  {
#pragma omp loop bind(parallel)
    for (int i = 0; i < N; i++)
      y[i] = bend(x[i], x[(i + 1) % N]);
#pragma omp for simd reduction(+ : s)
    for (int i = 0; i < N; i++)
      s += y[i] * y[i] * 0.1;
  }
  real t = 0;
#pragma omp parallel loop reduction(+ : t)
  for (int i = 0; i < N; i++)
    t += y[i] * sin(x[i]);
  return s + t;
}
