#include <pthread.h>
#include <stdatomic.h>
double __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;

struct part {
  double *x, sum;
};

static void *add(void *given) {
  struct part *part = (struct part *)given;
#if EXITS
  pthread_exit(0);
#elif READ_LOCK
  static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
  pthread_rwlock_rdlock(&lock);
#endif
  part->sum += part->x[0] * part->x[1];
  return 0;
}

#if STRANGER
void *elsewhere(void *);
#define add elsewhere
#endif

#if JOINS_ONLY
double f(double *x, pthread_t thread) {
  pthread_join(thread, 0);
  return x[0];
}
#elif DETACHED
double f(double *x, pthread_t thread) {
  struct part part = {x, 0};
  pthread_create(&thread, 0, add, &part);
  pthread_detach(thread);
  return part.sum;
}
#elif ATTRIBUTES
double f(double *x, pthread_t thread) {
  struct part part = {x, 0};
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_create(&thread, &attributes, add, &part);
  pthread_join(thread, 0);
  return part.sum;
}
#elif CHOSEN
double f(double *x, pthread_t thread, void *(**chosen)(void *)) {
  struct part part = {x, 0};
  pthread_create(&thread, 0, *chosen, &part);
  pthread_join(thread, 0);
  return part.sum;
}
#elif ALGORITHM
void _ZN3tbb6detail2r15spawnERNS0_2d14taskERNS2_18task_group_contextE(double *, double *);
double f(double *x, pthread_t thread) {
  (void)thread;
  _ZN3tbb6detail2r15spawnERNS0_2d14taskERNS2_18task_group_contextE(x, x + 1);
  return x[0];
}
#elif RESULT
double f(double *x, pthread_t thread) {
  struct part part = {x, 0};
  void *result;
  pthread_create(&thread, 0, add, &part);
  pthread_join(thread, &result);
  return part.sum;
}
#elif TWICE
void backwards(void *, long) __asm__("tapeless.team.return");
double f(double *x, pthread_t thread) {
  (void)thread;
  backwards(x, 0);
  return x[0];
}
#elif FLAG
static atomic_int done;
static void *tell(void *given) {
  add(given);
  atomic_store(&done, 1);
  return 0;
}
double f(double *x, pthread_t thread) {
  struct part part = {x, 0};
  pthread_create(&thread, 0, tell, &part);
  while (!atomic_load(&done))
    ;
  double s = part.sum;
  pthread_join(thread, 0);
  return s;
}
#else
double f(double *x, pthread_t thread) {
  struct part part = {x, 0};
  pthread_create(&thread, 0, add, &part);
  pthread_join(thread, 0);
  return part.sum;
}
#endif

void g(double *x, double *dx, pthread_t thread, void *(**chosen)(void *)) {
#if CHOSEN
  __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, thread, enzyme_const, chosen);
#else
  __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, thread);
#endif
}
