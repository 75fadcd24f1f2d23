enum { N = 9 };
real f(real *x) {
  real a = 0, b = 0, c = 0;
#pragma omp parallel sections
  {
#pragma omp section
    for (int i = 0; i < 3; i++)
      a += x[i] * x[i];
#pragma omp section
    for (int i = 3; i < 6; i++)
      b += sin(x[i]) * x[0];
#pragma omp section
    for (int i = 6; i < 9; i++)
      c += exp(x[i]) * x[1];
  }
  return a * b + c;
}
