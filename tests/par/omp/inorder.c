// A recurrence whose steps do not commute: parts of several turns, turns that leave out what is ordered, and a loop with edges that are known late.
enum { N = 12 };
static real along(const real *x, int from, int to) {
  real state = x[0];
#pragma omp parallel for ordered schedule(dynamic, 2) num_threads(4)
  for (int i = from; i < to; i++) {
    real t = sin(x[i]) * x[i];
    if (i % 3 != 1) {
#pragma omp ordered
      state = sin(state) + 0.5 * t * state * x[i];
    }
  }
  return state;
}
real f(real *x) {
  real sum = along(x, 1, N);
#pragma omp parallel for ordered schedule(static)
  for (int i = 0; i < N; i++) {
#pragma omp ordered
    sum = cos(sum) + x[i] * i;
  }
  return sum * along(x, 4, 9);
}
