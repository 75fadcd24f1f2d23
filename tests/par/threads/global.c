// Numbers of the file that threads read and change, one after the other.
enum { N = 8, THREADS = 2 };
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static real total, scale;
struct part {
  real *x;
  int from;
};
static void *work(void *given) {
  struct part *part = (struct part *)given;
  for (int i = part->from; i < N; i += THREADS) {
    real y = scale * part->x[i];
    pthread_mutex_lock(&lock);
    total += y * y;
    pthread_mutex_unlock(&lock);
  }
  return 0;
}
real f(real *x) {
  struct part parts[THREADS];
  pthread_t threads[THREADS];
  total = 0;
  scale = x[0] + x[1];
  for (int k = 0; k < THREADS; k++) {
    parts[k] = (struct part){x, k};
    pthread_create(&threads[k], 0, work, &parts[k]);
  }
  for (int k = 0; k < THREADS; k++)
    pthread_join(threads[k], 0);
  return total * scale;
}
