// What the last iteration leaves: of a loop of two, of sections. Where parts are taken from others (nonmonotonic), libomp 22 may
// forget which was the last.
enum { N = 12 };
real f(real *x) {
  real a = 0, b = 0, c[2] = {0, 0};
  int i, j;
#pragma omp parallel for collapse(2) lastprivate(a, c) schedule(monotonic : dynamic)
  for (i = 0; i < 3; i++)
    for (j = 0; j < 4; j++) {
      a = x[i * 4 + j] * x[j];
      c[0] = a * x[i];
      c[1] = sin(a);
    }
#pragma omp parallel sections lastprivate(b)
  {
#pragma omp section
    b = x[0];
#pragma omp section
    b = x[1] * x[1] * a;
  }
  return a * b + c[0] * c[1];
}
