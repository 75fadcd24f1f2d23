// What lay there is read and changed at once: the order decides what each member sees.
enum { N = 8 };
real f(real *x) {
  real a = x[0], s = 0;
#pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < N; i++) {
    real seen;
#pragma omp atomic capture
    {
      seen = a;
      a += x[i] * x[i];
    }
    s += 0 * seen;
  }
  return a * a + s;
}
