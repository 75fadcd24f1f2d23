// An array that is reduced.
enum { N = 16, BINS = 4 };
real f(real *x) {
  real bins[BINS] = {0}, s = 0;
#pragma omp parallel for reduction(+ : bins)
  for (int i = 0; i < N; i++)
    bins[i * 5 % BINS] += x[i] * x[i];
  for (int i = 0; i < BINS; i++)
    s += bins[i] * bins[i] * (i + 1);
  return s;
}
