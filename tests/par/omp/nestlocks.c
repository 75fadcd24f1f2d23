// Locks that whoever has them may take again.
enum { N = 12 };
#ifndef _OPENMP
typedef int omp_nest_lock_t;
static void omp_init_nest_lock(int *l) { *l = 0; }
static void omp_destroy_nest_lock(int *l) { *l = 0; }
static void omp_set_nest_lock(int *l) { ++*l; }
static void omp_unset_nest_lock(int *l) { --*l; }
#endif
static __attribute__((noinline)) void add(real *s, real v, omp_nest_lock_t *lock) {
  omp_set_nest_lock(lock);
  *s += v;
  omp_unset_nest_lock(lock);
}
real f(real *x) {
  real s = 1, p = 0;
  omp_nest_lock_t lock;
  omp_init_nest_lock(&lock);
#pragma omp parallel for
  for (int i = 0; i < N; i++) {
    omp_set_nest_lock(&lock);
    add(&s, x[i] * x[i], &lock);
    add(&p, sin(x[i]), &lock);
    omp_unset_nest_lock(&lock);
  }
  omp_destroy_nest_lock(&lock);
  return s * p;
}
