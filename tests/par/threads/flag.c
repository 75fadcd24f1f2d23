// A flag by which one thread tells another that numbers are there; a counter from which threads take what is to be done.
#include <stdatomic.h>
enum { N = 6, THREADS = 2 };
struct job {
  real *x, *y;
  atomic_int next, done;
};
static void *work(void *given) {
  struct job *job = (struct job *)given;
  for (;;) {
    int i = atomic_fetch_add_explicit(&job->next, 1, memory_order_relaxed);
    if (i >= N)
      return 0;
    job->y[i] = job->x[i] * sin(job->x[(i + 1) % N]);
    atomic_fetch_add_explicit(&job->done, 1, memory_order_release);
  }
}
real f(real *x) {
  pthread_t threads[THREADS];
  real y[N], s = 1;
  struct job job = {x, y, 0, 0};
  for (int k = 0; k < THREADS; k++)
    pthread_create(&threads[k], 0, work, &job);
  while (atomic_load_explicit(&job.done, memory_order_acquire) < N)
    sched_yield();
  for (int i = 0; i < N; i++)
    s = s * y[i] + x[i];
  for (int k = 0; k < THREADS; k++)
    pthread_join(threads[k], 0);
  return s;
}
