/* Parallel regions: what has no derivative there, each under its name. */
extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);
struct made { void *tape; double value; };
struct made __enzyme_augmentfwd(void *, ...);
double __enzyme_fwdsplit(void *, ...);
enum { N = 8 };
#ifdef STRANGER
void rendezvous(int);
double f(double *x) {
  double s = 0;
#pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < N; i++) {
    s += x[i] * x[i];
    rendezvous(i);
  }
  return s;
}
#elif defined WRAPPED
void take(void), give(void);
__attribute__((noinline)) static void enter(void) { take(); }
__attribute__((noinline)) static void leave(void) { give(); }
double f(double *x) {
  double p = 1;
#pragma omp parallel for
  for (int i = 0; i < N; i++) {
    enter();
    p *= x[i];
    leave();
  }
  return p;
}
#elif defined TOLD
double f(double *x) {
  double a = 0, b = 0;
  int done = 0;
#pragma omp parallel sections num_threads(2)
  {
#pragma omp section
    {
      a = x[0] * x[1];
      __atomic_store_n(&done, 1, __ATOMIC_RELEASE);
    }
#pragma omp section
    {
      while (!__atomic_load_n(&done, __ATOMIC_ACQUIRE))
        ;
      b = a * a;
    }
  }
  return b;
}
#elif defined OF_THREADS
static double scale;
#pragma omp threadprivate(scale)
double f(double *x) {
  double s = 0;
  scale = x[3];
#pragma omp parallel for copyin(scale) reduction(+ : s)
  for (int i = 0; i < N; i++)
    s += scale * x[i];
  return s;
}
#elif defined DOACROSS
double f(double *x) {
#pragma omp parallel for ordered(1)
  for (int i = 1; i < N; i++) {
#pragma omp ordered depend(sink : i - 1)
    x[i] *= x[i - 1];
#pragma omp ordered depend(source)
  }
  return x[N - 1];
}
#elif defined LOCKED
double f(double *x) {
  double p = 1;
#pragma omp parallel for
  for (int i = 0; i < N; i++)
#pragma omp critical
    p *= x[i];
  return p;
}
#elif defined COUNTED
double f(double *x) {
  double s = 0;
#pragma omp parallel for
  for (int i = 0; i < N; i++)
#pragma omp atomic
    s += x[i] * x[i];
  return s;
}
#elif defined TWICE
static double sum(double *x) {
  double s = 0;
#pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < N; i++)
    s += x[i] * x[i] * x[0];
  return s;
}
double f(double *x) {
  double dx[N] = {0};
  __enzyme_autodiff((void *)sum, enzyme_dup, x, dx);
  return dx[0];
}
#elif defined ATOMIC
double f(double *x) {
  double a = 1;
#pragma omp parallel for
  for (int i = 0; i < N; i++)
    __atomic_exchange(&a, &x[i], &x[i], 5);
  return a;
}
#else
double f(double *x) {
  double s = 0;
#pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < N; i++)
    s += x[i] * x[i];
  return s;
}
#endif
#ifdef ALONG
double g(double *x, double *dx) {
  struct made m = __enzyme_augmentfwd((void *)f, enzyme_dup, x, dx);
  return __enzyme_fwdsplit((void *)f, enzyme_dup, x, dx, m.tape);
}
#else
void g(double *x, double *dx) { __enzyme_autodiff((void *)f, enzyme_dup, x, dx); }
#endif
