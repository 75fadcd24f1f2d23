// Read through one table of indices, written through another, which is one to one.
enum { N = 14 };
real f(real *x) {
  int from[N], to[N];
  real y[N], s = 0;
  for (int i = 0; i < N; i++) {
    from[i] = i * i % N;
    to[i] = (i * 5 + 3) % N;
  }
#pragma omp parallel for
  for (int i = 0; i < N; i++)
    y[to[i]] = x[from[i]] * x[i] + cos(x[from[(i + 1) % N]]);
  for (int i = 0; i < N; i++)
    s += y[i] * (i + 1);
  return s;
}
