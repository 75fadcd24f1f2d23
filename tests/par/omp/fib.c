// A tree of tasks, two to a node, each with what it is handed by value.
enum { N = 8 };
static real grow(real a, real b, int depth) {
  if (depth < 2)
    return sin(a) + b * depth;
  real left, right;
#pragma omp task shared(left) firstprivate(a, b) if (depth > 3)
  left = grow(a + 0.1 * b, b, depth - 1);
#pragma omp task shared(right) firstprivate(a, b)
  right = grow(a, 0.9 * b, depth - 2);
#pragma omp taskwait
  return left + 0.5 * right * a;
}
real f(real *x) {
  real s = 0;
#pragma omp parallel
#pragma omp master
  for (int i = 0; i + 1 < N; i += 2) {
    real part = grow(x[i], x[i + 1], 6);
    s += part * part;
  }
  return s * 1e-2;
}
