// A reduction by tasks, of which Archer knows nothing.
enum { N = 12 };
real f(real *x) {
  real s = 0;
#pragma omp parallel reduction(task, + : s)
#pragma omp single
  for (int i = 0; i < N; i++) {
#pragma omp task in_reduction(+ : s) firstprivate(i)
    s += x[i] * sin(x[(i + 1) % N]);
  }
  return s * s;
}
