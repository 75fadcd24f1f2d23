enum { N = 40 };
real f(real *x) {
  real s = 0;
#pragma omp parallel for schedule(guided) reduction(+ : s)
  for (int i = 0; i < N; i++) {
    real t = x[i];
    for (int k = 0; k < i % 5; k++)
      t = sin(t) + x[k];
    s += t * t;
  }
  return s;
}
