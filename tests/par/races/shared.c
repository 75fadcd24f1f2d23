// A race: all members add to one variable. Whatever looks for races must see it.
enum { N = 64 };
real f(real *x) {
  real s = 0;
#pragma omp parallel for schedule(static, 1)
  for (int i = 0; i < N; i++)
    s += x[i] * x[i];
  return s;
}
