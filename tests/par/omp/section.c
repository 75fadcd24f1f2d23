// A part of an array that is reduced.
enum { N = 16, BINS = 6 };
static void fill(real *x, real *bins, int n) {
#pragma omp parallel for reduction(+ : bins[0 : n])
  for (int i = 0; i < N; i++)
    bins[i * 5 % n] += x[i] * x[i];
}
real f(real *x) {
  real bins[BINS] = {0}, s = 0;
  fill(x, bins, BINS);
  for (int i = 0; i < BINS; i++)
    s += bins[i] * bins[i] * (i + 1);
  return s;
}
