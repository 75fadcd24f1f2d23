// The order in which members come changes what they leave: sums of what each has made, behind each other.
enum { N = 12 };
real f(real *x) {
  real s = 0;
#pragma omp parallel for
  for (int i = 0; i < N; i++) {
    real t = sin(x[i]) * x[i];
#pragma omp critical
    s += t * x[(i + 1) % N];
  }
  return s * s;
}
