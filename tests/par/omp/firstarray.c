// An array that each member gets a copy of, and changes.
enum { N = 10 };
real f(real *x) {
  real w[4] = {x[0], x[1] * x[2], 1, sin(x[3])}, s = 0;
#pragma omp parallel for firstprivate(w) reduction(+ : s) schedule(static, 1)
  for (int i = 0; i < N; i++) {
    real kept = w[i % 4];
    w[i % 4] *= x[i];
    s += w[i % 4] * w[(i + 1) % 4];
    w[i % 4] = kept;
  }
  return s + w[0] * w[3];
}
