// Floats into bins that their values choose.
enum { N = 24, BINS = 5 };
real f(real *x) {
  real bins[BINS] = {0}, s = 0;
#pragma omp parallel for
  for (int i = 0; i < N; i++) {
    int bin = (int)(double)(x[i] * 3) % BINS;
#pragma omp atomic
    bins[bin] += x[i] * x[(i + 1) % N];
  }
  for (int b = 0; b < BINS; b++)
    s += bins[b] * bins[b] * 0.01;
  return s;
}
