// Locks of the program's own.
#ifndef _OPENMP
typedef int omp_lock_t;
#define omp_init_lock(l) (void)(l)
#define omp_set_lock(l) (void)(l)
#define omp_unset_lock(l) (void)(l)
#define omp_destroy_lock(l) (void)(l)
#endif
enum { N = 16, BINS = 3 };
real f(real *x) {
  omp_lock_t locks[BINS];
  real bins[BINS], s = 0;
  for (int k = 0; k < BINS; k++) {
    omp_init_lock(&locks[k]);
    bins[k] = 1;
  }
#pragma omp parallel for schedule(dynamic)
  for (int i = 0; i < N; i++) {
    int k = i * 7 % BINS;
    omp_set_lock(&locks[k]);
    bins[k] = bins[k] * (1 + 0.1 * x[i]);
    omp_unset_lock(&locks[k]);
  }
  for (int k = 0; k < BINS; k++) {
    s += bins[k] * bins[k];
    omp_destroy_lock(&locks[k]);
  }
  return s;
}
