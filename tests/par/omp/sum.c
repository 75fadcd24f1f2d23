// A sum over a static loop.
enum { N = 20 };
real f(real *x) {
  real s = 0;
#pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < N; i++)
    s += x[i] * x[i] * sin(x[(i + 3) % N]);
  return s;
}
