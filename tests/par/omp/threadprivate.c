// Variables of each thread's own that keep what they hold from one region to the next: a sum of what each did, and a pointer to it.
enum { N = 14 };
static real own, *place;
#pragma omp threadprivate(own, place)
static __attribute__((noinline)) void add(real v) { own += v; }
real f(real *x) {
  real s = 0;
#pragma omp parallel
  {
    own = 0;
    place = &own;
  }
  for (int k = 0; k < 2; k++) {
#pragma omp parallel for schedule(static)
    for (int i = 0; i < N; i++)
      add(x[i] * x[(i + k) % N]);
  }
#pragma omp parallel reduction(+ : s)
  s += *place * 2;
  return s * s * 0.01;
}
