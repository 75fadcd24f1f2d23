enum { N = 15 };
real f(real *x) {
  real m = -100, p = 1, n = 100, d = 0;
#pragma omp parallel for reduction(max : m) reduction(* : p) reduction(min : n) reduction(- : d)
  for (int i = 0; i < N; i++) {
    real t = sin(3 * x[i]);
    m = fmax(m, t);
    n = n < t ? n : t;
    p *= 1 + 0.1 * t;
    d -= t * t;
  }
  return m * p + n * d;
}
