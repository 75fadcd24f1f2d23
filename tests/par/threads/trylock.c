// A mutex that is tried, and one that whoever has it takes again.
enum { N = 8, THREADS = 2 };
struct shared {
  pthread_mutex_t tried, again;
  real product, sum;
};
struct part {
  struct shared *shared;
  real *x;
  int from;
};
static void add(struct shared *shared, real by) {
  pthread_mutex_lock(&shared->again);
  shared->sum += by;
  pthread_mutex_unlock(&shared->again);
}
static void *work(void *given) {
  struct part *part = (struct part *)given;
  struct shared *shared = part->shared;
  for (int i = part->from; i < N; i += THREADS) {
    while (pthread_mutex_trylock(&shared->tried))
      ;
    shared->product *= 1 + part->x[i];
    pthread_mutex_unlock(&shared->tried);
    pthread_mutex_lock(&shared->again);
    add(shared, part->x[i] * part->x[i]);
    add(shared, sin(part->x[i]));
    pthread_mutex_unlock(&shared->again);
  }
  return 0;
}
real f(real *x) {
  struct shared shared;
  struct part parts[THREADS];
  pthread_t threads[THREADS];
  pthread_mutexattr_t attributes;
  pthread_mutexattr_init(&attributes);
  pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(&shared.tried, 0);
  pthread_mutex_init(&shared.again, &attributes);
  shared.product = 1;
  shared.sum = 0;
  for (int k = 0; k < THREADS; k++) {
    parts[k] = (struct part){&shared, x, k};
    pthread_create(&threads[k], 0, work, &parts[k]);
  }
  for (int k = 0; k < THREADS; k++)
    pthread_join(threads[k], 0);
  return shared.product * shared.sum;
}
