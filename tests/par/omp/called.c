// Functions that members call, with memory of their own and with shared memory.
enum { N = 18 };
static __attribute__((noinline)) void gather(const real *x, int i, real *into) {
  for (int k = 0; k < 3; k++)
    into[k] = x[(i + k) % N];
}
static __attribute__((noinline)) real energy(const real *local) { return local[0] * local[1] + sin(local[2]); }
real f(real *x) {
  real s = 0;
#pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < N; i++) {
    real local[3];
    gather(x, i, local);
    s += energy(local) * energy(local);
  }
  return s;
}
