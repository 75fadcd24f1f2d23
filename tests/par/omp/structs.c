// Reductions of structures by operators that are declared with expressions, two at once.
enum { N = 14 };
struct moments {
  real one, two;
};
#pragma omp declare reduction(gather : struct moments : omp_out.one += omp_in.one, omp_out.two += omp_in.two) initializer(omp_priv = {0, 0})
#pragma omp declare reduction(most : real : omp_out = omp_out > omp_in ? omp_out : omp_in) initializer(omp_priv = -1e30)
real f(real *x) {
  struct moments m = {0.5, 0.25};
  real top = -1e30;
#pragma omp parallel for reduction(gather : m) reduction(most : top) schedule(dynamic, 2)
  for (int i = 0; i < N; i++) {
    m.one += x[i];
    m.two += x[i] * x[i] * sin(x[i]);
    real here = x[i] * cos(0.3 * i);
    top = here > top ? here : top;
  }
  return m.two / m.one + top * m.one;
}
