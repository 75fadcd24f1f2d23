/* How adjoints are added to what several threads may have read: a function for each way. */
void gather(const double *restrict x, double *restrict y, const int *at, int n) {
#pragma omp parallel for
  for (int i = 1; i < n - 1; i++)
    y[i] = x[i - 1] * x[i + 1];
#pragma omp parallel for
  for (int i = 0; i < n; i++)
    y[i] += y[i] * x[at[i]];
}
double sums(const double *x, int n) {
  double sum = 0;
#pragma omp parallel for reduction(+ : sum)
  for (int i = 0; i < n; i++) {
    double own[2] = {x[i], i};
    for (int k = 0; k < i; k++)
      own[k % 2] *= own[1 - k % 2];
    sum += own[0] * own[1];
  }
  return sum;
}
void scaled(const double *x, double *y, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++)
    y[i] = x[0] * i;
}
void alike(const double *x, double *y, int n) {
#pragma omp parallel
  {
    double first = x[0];
#pragma omp for
    for (int i = 0; i < n; i++)
      y[i] = first * x[i];
  }
}
__attribute__((noinline)) static double called(const double *x) { return x[0] * x[1]; }
void calls(const double *x, double *y, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++)
    y[i] = x[i] * called(x + i);
}
void within(const double *x, double *y, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
#pragma omp parallel for
    for (int j = 0; j < n; j++)
      y[i * n + j] = x[i * n + j] * x[j];
  }
}
double looked(const double *x, const int *at, int n) {
  double sum = 0;
#pragma omp parallel for reduction(+ : sum)
  for (int i = 0; i < n; i++)
    sum += x[at[i]] * x[0];
  return sum;
}
