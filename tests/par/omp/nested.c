enum { N = 12 };
real f(real *x) {
  real s = 0;
#pragma omp parallel for num_threads(2) reduction(+ : s)
  for (int i = 0; i < 3; i++) {
    real t = 0;
#pragma omp parallel for num_threads(2) reduction(+ : t)
    for (int j = 0; j < 4; j++)
      t += x[i * 4 + j] * x[j];
    s += t * t;
  }
  return s;
}
