// Threads that only count, beside one that does not; the count is under the mutex of the sum.
enum { N = 6 };
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
struct shared {
  real *x, sum;
  int turns;
};
static void *count(void *given) {
  struct shared *shared = (struct shared *)given;
  for (int i = 0; i < 3; i++) {
    pthread_mutex_lock(&lock);
    shared->turns++;
    pthread_mutex_unlock(&lock);
  }
  return 0;
}
static void *add(void *given) {
  struct shared *shared = (struct shared *)given;
  for (int i = 0; i < N; i++) {
    pthread_mutex_lock(&lock);
    shared->sum = shared->sum * shared->x[i] + shared->x[i];
    pthread_mutex_unlock(&lock);
  }
  return 0;
}
real f(real *x) {
  struct shared shared = {x, 1, 0};
  pthread_t threads[3];
  pthread_create(&threads[0], 0, count, &shared);
  pthread_create(&threads[1], 0, add, &shared);
  pthread_create(&threads[2], 0, count, &shared);
  for (int k = 0; k < 3; k++)
    pthread_join(threads[k], 0);
  return shared.sum * shared.turns;
}
