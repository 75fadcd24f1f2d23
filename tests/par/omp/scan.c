// Sums up to each element, including it and without it.
enum { N = 15 };
real f(real *x) {
  real upto[N], before[N], s = 0, t = 0, all = 0;
#pragma omp parallel for reduction(inscan, + : s)
  for (int i = 0; i < N; i++) {
    s += x[i] * x[i];
#pragma omp scan inclusive(s)
    upto[i] = s;
  }
#pragma omp parallel for reduction(inscan, + : t)
  for (int i = 0; i < N; i++) {
    before[i] = t;
#pragma omp scan exclusive(t)
    t += sin(x[i]);
  }
  for (int i = 0; i < N; i++)
    all += upto[i] * before[i] * 0.1;
  return all + s * t;
}
