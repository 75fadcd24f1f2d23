// What is there is read and changed, alone: products.
enum { N = 10 };
real f(real *x) {
  real p = 1;
#pragma omp parallel for schedule(dynamic)
  for (int i = 0; i < N; i++) {
#pragma omp critical(product)
    { p = p * (1 + 0.1 * x[i]); }
  }
  return p;
}
