// Which function a thread runs is chosen when the program runs.
enum { N = 6 };
struct part {
  real *x, sum;
};
static void *squares(void *given) {
  struct part *part = (struct part *)given;
  for (int i = 0; i < N; i++)
    part->sum += part->x[i] * part->x[i];
  return 0;
}
static void *cubes(void *given) {
  struct part *part = (struct part *)given;
  for (int i = 0; i < N; i++)
    part->sum += part->x[i] * part->x[i] * part->x[i];
  return 0;
}
real f(real *x) {
  static void *(*const all[])(void *) = {squares, cubes};
  struct part parts[4];
  pthread_t threads[4];
  real s = 1;
  for (int k = 0; k < 4; k++) {
    parts[k] = (struct part){x, k};
    pthread_create(&threads[k], 0, all[x[k] > 0.6], &parts[k]);
  }
  for (int k = 0; k < 4; k++) {
    pthread_join(threads[k], 0);
    s *= parts[k].sum;
  }
  return s;
}
