// A thread retains the blocks of what its derivatives keep: they are given back on request, and when it ends.
// Link with -Wl,--wrap=malloc,--wrap=free -pthread.
#include "check.h"
#include <malloc.h>
#include <pthread.h>
#include <stdlib.h>

double __enzyme_autodiff(void *, ...);
extern int enzyme_dup;
__attribute__((weak)) void tapeless_release(void);

static size_t made, live;
void *__real_malloc(size_t);
void __real_free(void *);
void *__wrap_malloc(size_t bytes) {
  void *block = __real_malloc(bytes);
  if (bytes >= 1024) {
    __atomic_fetch_add(&made, 1, __ATOMIC_SEQ_CST);
    __atomic_fetch_add(&live, malloc_usable_size(block), __ATOMIC_SEQ_CST);
  }
  return block;
}
void __wrap_free(void *block) {
  size_t bytes = block ? malloc_usable_size(block) : 0;
  if (bytes >= 1024)
    __atomic_fetch_sub(&live, bytes, __ATOMIC_SEQ_CST);
  __real_free(block);
}

enum { N = 5000 };

// It keeps each exponential; in a loop whose length is not known, too.
static double f(const double *x, int n) {
  double s = 0, p = 1;
  for (int i = 0; i < n; i++)
    p = 0.9 * p * exp(-x[i] * x[i]) + 0.5;
  for (int i = 0; x[i] > 0; i++)
    s = exp(-s) + sin(x[i] * s);
  return p + s;
}

static double gradient(int n) {
  static _Thread_local double x[N + 1], dx[N + 1];
  for (int i = 0; i < N; i++)
    x[i] = 0.3 + 0.4 * (i % 7) / 7, dx[i] = 0;
  __enzyme_autodiff((void *)f, enzyme_dup, x, dx, n);
  return dx[1];
}

static void *thread(void *_) {
  gradient(N / 2);
  return _;
}

int main(void) {
  double first = gradient(N);
  check("something is kept", made > 0 && live > 0);
  size_t before = made;
  expect("the same again", gradient(N), first);
  check("in the same blocks", made == before);
  size_t retained = live;
  pthread_t other;
  pthread_create(&other, NULL, thread, NULL);
  pthread_join(other, NULL);
  check("another thread has its own", made > before);
  check("and leaves nothing", live == retained);
  tapeless_release();
  check("nothing is left", live == 0);
  expect("nor missed", gradient(N), first);
  tapeless_release();
  return report();
}
