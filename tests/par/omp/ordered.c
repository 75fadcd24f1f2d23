// A recurrence whose steps are made in order, though the rest is not.
enum { N = 12 };
real f(real *x) {
  real state = x[0];
#pragma omp parallel for ordered schedule(dynamic)
  for (int i = 1; i < N; i++) {
    real t = sin(x[i]) * x[i];
#pragma omp ordered
    state = state * 0.5 + t * state;
  }
  return state;
}
