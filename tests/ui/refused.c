#define _GNU_SOURCE
#include <errno.h>
#include <math.h>
#include <threads.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
extern int enzyme_dup, enzyme_const, enzyme_out, enzyme_active_return, enzyme_runtime_activity;
double __enzyme_autodiff(void *, ...), __enzyme_fwddiff(void *, ...);
#define NOINLINE __attribute__((noinline)) static

#ifdef ERRNO
static double f(double *x, double *y, int n) {
  double r = log(*x);
  return errno == n ? *y : r;
}
#elif defined COUNTER
static _Atomic int calls;
static double f(double *x, double *y, int n) {
  calls |= 1;
  return *x * *y * n;
}
#elif defined FORMATS
static double f(double *x, double *y, int n) {
  float *low = (float *)x;
  double s = *x;
  low[0] = 1.0f + s;
  return low[1] * *x * *y * n;
}
#elif defined BOTH
union number {
  double real;
  int64_t integer;
  union number *next;
};
static double f(double *x, double *y, int n) {
  union number *w = (union number *)x;
  for (int i = 0; i < n; i++)
    w[i].real *= *y;
  int64_t kept = w[0].integer;
  w[1].integer = kept;
  return w[0].next->real;
}
#elif defined STRTOL
static double f(double *x, double *y, int n) {
  char **text = (char **)y;
  return *x * strtol(text[n], text, 10);
}
#elif defined POSIX_MEMALIGN
static double f(double *x, double *y, int n) {
  double *p;
  if (posix_memalign((void **)&p, 64, n * sizeof *p))
    return 0;
  p[0] = *x;
  double r = p[0] * *y;
  free(p);
  return r;
}
#elif defined THREADS
static int work(void *p) {
  *(double *)p *= 2;
  return 0;
}
static double f(double *x, double *y, int n) {
  thrd_t thread;
  thrd_create(&thread, work, x);
  thrd_join(thread, 0);
  return *x * *y * n;
}
#elif defined SWAB
static double f(double *x, double *y, int n) {
  swab(x, y, n);
  return *y;
}
#elif defined PARALLEL
static double f(double *x, double *y, int n) {
  double s = 0;
#pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < n; i++) {
    s += x[i] * y[i];
#pragma omp cancel for
  }
  return s;
}
#elif defined STORED_POINTER
struct node {
  double *p;
};
static double f(double *x, double *y, int n, double *z) {
  struct node *one = (struct node *)(n > 1 ? x : z);
  one[n].p = y;
  return *x * *y;
}
#elif defined COPIED_ONCE
struct node {
  double *p;
};
static double f(double *x, double *y, int n, double *z) {
  struct node *to = (struct node *)(n > 1 ? x : z), from[8];
  for (int i = 0; i < n; i++)
    from[i].p = y + i;
  memcpy(to, from, sizeof *from * n);
  return *y;
}
#elif defined READ_BACK
struct node {
  double *p;
};
NOINLINE double square(const struct node *at) { return *at->p * *at->p; }
static double f(double *x, double *y, int n, double *z) {
  struct node *kept = (struct node *)z;
  kept[n].p = y;
  return *x * square(kept);
}
#elif defined REGISTERED
NOINLINE double g(double *p) { return *p; }
static double augmented(double *p, double *dp) { return *p + 0 * *dp; }
static void reverse(double *p, double *dp, double d) { *dp += d + 0 * *p; }
void *__enzyme_register_gradient_g[] = {(void *)g, (void *)augmented, (void *)reverse};
static double f(double *x, double *y, int n, double *z) { return g(n > 1 ? x : z) * *y; }
#elif defined SET
struct entry {
  double *to, by;
};
static double f(double *x, double *y, int n) {
  struct entry *e = (struct entry *)x;
  memset(e, 0, n);
  return e[1].to ? e[1].by * *e[1].to : *y;
}
#elif defined INTEGERS
static double f(double *x, double *y, int n) {
  uintptr_t a = (uintptr_t)x, b = (uintptr_t)y;
  double *p = (double *)((a ^ b) * n ^ b);
  return *p * *x;
}
#elif defined BUILTIN
#include <emmintrin.h>
static double f(double *x, double *y, int n) {
  __m128d both = _mm_cmpord_sd(_mm_load_sd(x), _mm_load_sd(y));
  return _mm_cvtsd_f64(both) * n;
}
#elif defined MUSTTAIL
NOINLINE double g(double *x, double *y, int n) { return *x * *y * n; }
static double f(double *x, double *y, int n) {
  x[0] *= 2;
  __attribute__((musttail)) return g(x, y, n);
}
#elif defined ASM_GOTO
static double f(double *x, double *y, int n) {
  __asm__ goto("testl %0, %0; jz %l1" : : "r"(n) : "cc" : zero);
  return *x;
zero:
  return *y;
}
#elif defined LABEL
static double f(double *x, double *y, int n) {
  void *volatile to = &&here;
here:
  return to ? *x : *y * n;
}
#elif defined PRODUCT
#include <complex.h>
static double f(double *x, double *y, int n) {
  double complex z = *x + *y * I;
  return creal(z * z * n);
}
#elif defined HEAP
static double f(double *x, double *y, int n) {
  char *p = malloc(64);
  memcpy(p, x, n);
  memcpy(y, p, n);
  free(p);
  return n;
}
#elif defined LOCAL
static double f(double *x, double *y, int n) {
  char p[64];
  memcpy(p, x, n);
  memcpy(y, p, n);
  return n;
}
#elif defined ENVIRONMENT
static double f(double *x, double *y, int n) {
  double *p = (double *)getenv("X");
  p[n] = *x;
  return p[0] * *y;
}
#elif defined UNDECIDED
static double f(double *x, double *y, int n) {
  uint64_t *from = (uint64_t *)x, *to = (uint64_t *)y, kept = 0;
  for (int i = 0; i < n; i++)
    kept = n > 2 * i ? from[i] : kept;
  to[n] = kept;
  return n;
}
#elif defined SORTED
void mergesort(double *, size_t, size_t, int (*)(const void *, const void *));
static int less(const void *a, const void *b) { return *(const double *)a < *(const double *)b ? -1 : 1; }
static double f(double *x, double *y, int n) {
  mergesort(x, n, sizeof *x, less);
  return *x * *y;
}
#elif defined ROUTINE
void cblas_zscal(int, const void *, void *, int);
static double f(double *x, double *y, int n) {
  cblas_zscal(n, y, x, 1);
  return *x * *y;
}
#elif defined WITHOUT_LENGTH
extern double history[];
static double f(double *x, double *y, int n) {
  history[n] = *x * *x;
  return history[n - 1] * history[n] * *y;
}
#elif defined BYTES
static unsigned char bytes[64];
__attribute__((noinline)) static void put(int i, double v) {
  for (int k = 0; k < 8; k++) bytes[8 * i + k] = ((const unsigned char *)&v)[k];
}
__attribute__((noinline)) static double get(int i) {
  double v;
  for (int k = 0; k < 8; k++) ((unsigned char *)&v)[k] = bytes[8 * i + k];
  return v;
}
static double f(double *x, double *y, int n, double *z) {
  for (int i = 0; i < n; i++) put(i, x[i]);
  return get(n - 1) * *y + *z;
}
#endif

#ifdef FORWARD
double gradient(double *x, double *dx, double *y, double *dy, int n, double *z) {
  return __enzyme_fwddiff((void *)f, enzyme_dup, x, dx, y, dy, n, enzyme_const, z);
}
#elif defined RUNTIME
void gradient(double *x, double *dx, double *y, double *dy, int n, double *z) {
  __enzyme_autodiff((void *)f, enzyme_runtime_activity, enzyme_dup, x, dx, y, dy, n, enzyme_const, z);
}
#elif defined OTHER
void gradient(double *x, double *dx, double *y, double *dy, int n, double *z) {
  __enzyme_autodiff((void *)f, enzyme_dup, x, dx, y, dy, n, enzyme_const, z);
}
#else
void gradient(double *x, double *dx, double *y, double *dy, int n) {
  __enzyme_autodiff((void *)f, enzyme_dup, x, dx, y, dy, n);
}
#endif
