// A number that threads change one after the other, in an order that nobody knows before.
enum { N = 8, THREADS = 4 };
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
struct part {
  real *x, *product;
  int which;
};
static void *multiply(void *given) {
  struct part *part = (struct part *)given;
  for (int i = part->which; i < N; i += THREADS) {
    real factor = 1 + part->x[i] * part->x[(i + 3) % N];
    pthread_mutex_lock(&lock);
    *part->product = *part->product * factor;
    pthread_mutex_unlock(&lock);
  }
  return 0;
}
real f(real *x) {
  pthread_t threads[THREADS];
  struct part parts[THREADS];
  real product = 1;
  for (int k = 0; k < THREADS; k++) {
    parts[k] = (struct part){x, &product, k};
    pthread_create(&threads[k], 0, multiply, &parts[k]);
  }
  pthread_mutex_lock(&lock);
  product *= x[0];
  pthread_mutex_unlock(&lock);
  for (int k = 0; k < THREADS; k++)
    pthread_join(threads[k], 0);
  return product;
}
