// Sums of adjoints that meet nobody, those with turns near by, or anybody: neighbours, rows, two loops of one region, two names of one array,
// mirrored and strided subscripts, parts of several turns.
enum { N = 16 };
static real lone(const real *x, real *y) {
  real s = 0;
#pragma omp parallel for
  for (int i = 0; i < N; i++)
    y[i] = x[i] * x[i];
  for (int i = 0; i < N; i++)
    s += y[i] * (i + 1);
  return s;
}
static real near(const real *x, real *y, int n) {
  real s = 0;
#pragma omp parallel for
  for (int i = 2; i < n - 2; i++)
    y[i] = x[i - 2] * x[i + 1] + sin(x[i]) * x[i + 2];
  for (int i = 2; i < n - 2; i++)
    s += y[i];
  return s;
}
static real rows(const real *x, real *y) {
  real s = 0;
#pragma omp parallel for schedule(dynamic, 2)
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 4; j++)
      y[4 * i + j] = x[4 * i + j] * x[4 * i + 4 + j] * x[4 * i + (j + 1) % 4];
  for (int i = 0; i < 12; i++)
    s += y[i] * y[i];
  return s;
}
static real two(const real *x, real *y, real *z) {
  real s = 0;
#pragma omp parallel
  {
#pragma omp for nowait
    for (int i = 0; i < N; i++)
      y[i] = x[i] * sin(x[i]);
#pragma omp for schedule(dynamic)
    for (int i = 0; i < N; i++)
      z[i] = x[i] * x[i] * i;
  }
  for (int i = 0; i < N; i++)
    s += y[i] * z[i];
  return s;
}
static real names(const real *x, const real *same, real *y) {
  real s = 0;
#pragma omp parallel for
  for (int i = 0; i < N - 1; i++)
    y[i] = x[i] * same[i] * cos(x[i]);
  for (int i = 0; i < N - 1; i++)
    s += y[i];
  return s;
}
static real mirrored(const real *x, real *y) {
  real s = 0;
#pragma omp parallel for
  for (int i = 0; i < N; i++)
    y[i] = x[i] * x[N - 1 - i];
#pragma omp parallel for schedule(static, 2)
  for (int i = 0; i < N / 2; i++)
    y[2 * i] += x[2 * i] * x[2 * i + 1] * x[i];
  for (int i = 0; i < N; i++)
    s += y[i];
  return s;
}
static real falls(const real *x, real *y) {
  real s = 0;
#pragma omp parallel for
  for (int i = N - 2; i >= 1; i--)
    y[i] = x[i + 1] * x[i - 1];
#pragma omp parallel for
  for (int i = 0; i < N / 3; i++)
    y[3 * i] = x[3 * i] * x[3 * i + 1] * x[3 * i + 2];
  for (int i = 1; i < N - 1; i++)
    s += y[i] * i;
  return s;
}
static real again(const real *x, real *y) {
  real s = 0;
#pragma omp parallel
  for (int step = 0; step < 3; step++) {
#pragma omp for
    for (int i = 0; i < N; i++)
      y[i] = (step ? y[i] : 1) * x[i];
  }
  for (int i = 0; i < N; i++)
    s += y[i];
  return s;
}
real f(real *x) {
  real y[N], z[N];
  for (int i = 0; i < N; i++)
    y[i] = z[i] = 0;
  return lone(x, y) + near(x, y, N) + rows(x, y) + two(x, y, z) + names(x, x + 1, y) + mirrored(x, y) + falls(x, y) + again(x, z);
}
