// A variable of each thread's own, that comes in.
enum { N = 12 };
static real scale;
#pragma omp threadprivate(scale)
real f(real *x) {
  real s = 0;
  scale = x[3] * x[3];
#pragma omp parallel copyin(scale) reduction(+ : s)
  {
    real before = scale;
    scale = scale * x[1];
#pragma omp for
    for (int i = 0; i < N; i++)
      s += scale * x[i] + before * x[i] * x[i];
  }
  return s;
}
