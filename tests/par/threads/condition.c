// One thread makes numbers that another waits for, one at a time.
enum { N = 6 };
struct shelf {
  pthread_mutex_t lock;
  pthread_cond_t changed;
  int full;
  real *x, item, sum;
};
static void *produce(void *given) {
  struct shelf *shelf = (struct shelf *)given;
  for (int i = 0; i < N; i++) {
    pthread_mutex_lock(&shelf->lock);
    while (shelf->full)
      pthread_cond_wait(&shelf->changed, &shelf->lock);
    shelf->item = shelf->item * shelf->x[i] + sin(shelf->x[i]);
    shelf->full = 1;
    pthread_cond_signal(&shelf->changed);
    pthread_mutex_unlock(&shelf->lock);
  }
  return 0;
}
static void *consume(void *given) {
  struct shelf *shelf = (struct shelf *)given;
  for (int i = 0; i < N; i++) {
    pthread_mutex_lock(&shelf->lock);
    while (!shelf->full)
      pthread_cond_wait(&shelf->changed, &shelf->lock);
    shelf->sum = shelf->sum * shelf->item + shelf->item;
    shelf->full = 0;
    pthread_cond_signal(&shelf->changed);
    pthread_mutex_unlock(&shelf->lock);
  }
  return 0;
}
real f(real *x) {
  struct shelf shelf;
  pthread_t threads[2];
  pthread_mutex_init(&shelf.lock, 0);
  pthread_cond_init(&shelf.changed, 0);
  shelf.full = 0;
  shelf.x = x;
  shelf.item = shelf.sum = 1;
  pthread_create(&threads[0], 0, consume, &shelf);
  pthread_create(&threads[1], 0, produce, &shelf);
  pthread_join(threads[1], 0);
  pthread_join(threads[0], 0);
  pthread_cond_destroy(&shelf.changed);
  pthread_mutex_destroy(&shelf.lock);
  return shelf.sum;
}
