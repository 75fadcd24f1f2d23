// A reduction of a group of tasks, of which Archer knows nothing.
enum { N = 10 };
real f(real *x) {
  real s = 1, p = 1;
#pragma omp parallel
#pragma omp single
  {
#pragma omp taskgroup task_reduction(+ : s) task_reduction(* : p)
    {
      for (int i = 0; i < N; i++) {
#pragma omp task in_reduction(+ : s) in_reduction(* : p) firstprivate(i)
        {
          s += x[i] * x[i];
          p *= 1 + 0.1 * x[i];
        }
      }
    }
  }
  return s * p;
}
