// Stages of a pipeline as sections; between rounds each stage hands on what it has made.
enum { N = 6 };
real f(real *x) {
  real a[2] = {0, 0}, b[2] = {0, 0}, s = 0;
#pragma omp parallel
  for (int round = 0; round < N + 2; round++) {
    int now = round % 2, before = 1 - now;
#pragma omp sections
    {
#pragma omp section
      if (round >= 2)
        s += b[before] * b[before] * (round - 1);
#pragma omp section
      if (round >= 1 && round <= N)
        b[now] = sin(a[before]) * 1.5;
#pragma omp section
      if (round < N)
        a[now] = x[round] * x[(round + 1) % N];
    }
  }
  return s;
}
