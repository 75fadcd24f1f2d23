enum { N = 6 };
real f(real *x) {
  real a = 0, b = 0, c = 0;
#pragma omp parallel
#pragma omp single
  {
#pragma omp task shared(a) depend(out : a)
    a = x[0] * x[1];
#pragma omp task shared(a, b) depend(in : a) depend(out : b)
    b = a * x[2];
#pragma omp task shared(a, c) depend(in : a) depend(out : c)
    c = sin(a) * x[3];
#pragma omp task shared(a, b, c) depend(in : b, c) depend(out : a)
    a = b * c + x[4] * x[5];
  }
  return a * b + c;
}
