// What could run elsewhere, and runs here.
enum { N = 14 };
real f(real *x) {
  real y[N], s = 0;
#pragma omp target map(to : x[0 : N]) map(from : y)
#pragma omp teams distribute parallel for
  for (int i = 0; i < N; i++)
    y[i] = x[i] * x[i] * x[(i + 3) % N];
#pragma omp target teams distribute parallel for reduction(+ : s) map(tofrom : s)
  for (int i = 0; i < N; i++)
    s += y[i] * (i + 1);
  return s;
}
