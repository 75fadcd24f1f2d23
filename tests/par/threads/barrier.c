// Steps of a rod of numbers, with a barrier behind each: a thread reads what its neighbours have written in the step before.
enum { N = 9, THREADS = 3, STEPS = 4 };
struct part {
  real (*u)[N];
  pthread_barrier_t *barrier;
  int from, to;
};
static void *step(void *given) {
  struct part *part = (struct part *)given;
  for (int t = 0; t < STEPS; t++) {
    real *now = part->u[t % 2], *next = part->u[(t + 1) % 2];
    for (int i = part->from; i < part->to; i++)
      next[i] = now[i] + 0.1 * now[(i + N - 1) % N] * now[(i + 1) % N];
    pthread_barrier_wait(part->barrier);
  }
  return 0;
}
real f(real *x) {
  pthread_t threads[THREADS];
  struct part parts[THREADS];
  pthread_barrier_t barrier;
  real u[2][N], s = 0;
  for (int i = 0; i < N; i++)
    u[0][i] = x[i];
  pthread_barrier_init(&barrier, 0, THREADS);
  for (int k = 0; k < THREADS; k++) {
    parts[k] = (struct part){u, &barrier, k * N / THREADS, (k + 1) * N / THREADS};
    pthread_create(&threads[k], 0, step, &parts[k]);
  }
  for (int k = 0; k < THREADS; k++)
    pthread_join(threads[k], 0);
  pthread_barrier_destroy(&barrier);
  for (int i = 0; i < N; i++)
    s += u[STEPS % 2][i] * (i + 1);
  return s * s;
}
