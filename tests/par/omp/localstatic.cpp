// `thread_local` in a class and in a function; what one thread has is given to all.
enum { N = 10 };
struct cache {
  static thread_local real last;
  static real step(real v) {
    static thread_local real held = 0;
    held = v * v;
    last = held * v;
    return held;
  }
};
thread_local real cache::last = 0;
static real shared;
#pragma omp threadprivate(shared)
real f(real *x) {
  real s = 0;
#pragma omp parallel
  {
#pragma omp single copyprivate(shared)
    shared = x[0] * x[1];
#pragma omp for reduction(+ : s)
    for (int i = 0; i < N; i++)
      s += cache::step(x[i]) * cache::last * shared;
  }
  return s;
}
