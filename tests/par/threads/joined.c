// Threads that are begun one after the other and joined in the same order: each has a part of the numbers.
enum { N = 12, THREADS = 3 };
struct part {
  real *x, sum;
  int from, to;
};
static void *add(void *given) {
  struct part *part = (struct part *)given;
  for (int i = part->from; i < part->to; i++)
    part->sum += sin(part->x[i]) * part->x[(i + 1) % N];
  return 0;
}
real f(real *x) {
  pthread_t threads[THREADS];
  struct part parts[THREADS];
  real s = 0;
  for (int k = 0; k < THREADS; k++) {
    parts[k].x = x;
    parts[k].sum = 0;
    parts[k].from = k * N / THREADS;
    parts[k].to = (k + 1) * N / THREADS;
    pthread_create(&threads[k], 0, add, &parts[k]);
  }
  for (int k = 0; k < THREADS; k++) {
    pthread_join(threads[k], 0);
    s += parts[k].sum * (k + 1);
  }
  return s * s;
}
