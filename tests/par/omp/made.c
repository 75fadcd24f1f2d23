// Memory that members make, and that is released behind the region.
enum { N = 8 };
real f(real *x) {
  real *made[N], s = 0;
#pragma omp parallel for
  for (int i = 0; i < N; i++) {
    made[i] = (real *)malloc(2 * sizeof(real));
    made[i][0] = x[i] * x[(i + 1) % N];
    made[i][1] = sin(x[i]);
  }
  for (int i = 0; i < N; i++) {
    s += made[i][0] * made[i][1];
    free(made[i]);
  }
  return s;
}
