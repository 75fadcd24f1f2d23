// A member of a class that is reduced, in a method.
enum { N = 12 };
struct Sum {
  real total = 0;
  void add(const real *x) {
    real t = 0;
#pragma omp parallel for reduction(+ : t)
    for (int i = 0; i < N; i++)
      t += x[i] * x[i];
    total += t;
  }
  void more(const real *x) {
#pragma omp parallel for reduction(+ : total)
    for (int i = 0; i < N; i++)
      total += x[i] * x[0];
  }
};
real f(real *x) {
  Sum s;
  s.add(x);
  s.more(x);
  return s.total * s.total;
}
