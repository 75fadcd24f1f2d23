// Who gets which part is known when the program runs.
enum { N = 21 };
real f(real *x) {
  real y[N], s = 0;
#pragma omp parallel for schedule(dynamic, 2)
  for (int i = 0; i < N; i++)
    y[i] = tanh(x[i]) * x[(i * 7) % N];
  for (int i = 0; i < N; i++)
    s += y[i] * y[i] * y[(i + 1) % N];
  return s;
}
