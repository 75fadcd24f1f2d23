// One of those who meet at a barrier does something for all of them.
enum { N = 6, THREADS = 3 };
struct shared {
  pthread_barrier_t barrier;
  real *x, parts[THREADS], sum;
};
struct part {
  struct shared *shared;
  int which;
  real result;
};
static void *work(void *given) {
  struct part *part = (struct part *)given;
  struct shared *shared = part->shared;
  real *x = shared->x;
  for (int round = 0; round < 2; round++) {
    shared->parts[part->which] = x[part->which] * x[part->which + THREADS] + part->result;
    if (pthread_barrier_wait(&shared->barrier) == PTHREAD_BARRIER_SERIAL_THREAD) {
      shared->sum = 0;
      for (int k = 0; k < THREADS; k++)
        shared->sum += shared->parts[k] * shared->parts[(k + 1) % THREADS];
    }
    pthread_barrier_wait(&shared->barrier);
    part->result = shared->sum * x[part->which];
    pthread_barrier_wait(&shared->barrier);
  }
  return 0;
}
real f(real *x) {
  struct shared shared;
  struct part parts[THREADS];
  pthread_t threads[THREADS];
  real s = 0;
  shared.x = x;
  pthread_barrier_init(&shared.barrier, 0, THREADS);
  for (int k = 0; k < THREADS; k++) {
    parts[k] = (struct part){&shared, k, 0};
    pthread_create(&threads[k], 0, work, &parts[k]);
  }
  for (int k = 0; k < THREADS; k++) {
    pthread_join(threads[k], 0);
    s += parts[k].result;
  }
  pthread_barrier_destroy(&shared.barrier);
  return s;
}
