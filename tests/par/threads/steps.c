// Threads that are begun and joined by functions of their own, in each step anew: the handle is handed on.
enum { N = 6, STEPS = 5 };
struct half {
  real *x, *y;
  int from;
};
static void *step(void *given) {
  struct half *half = (struct half *)given;
  for (int i = half->from; i < half->from + N / 2; i++)
    half->y[i] = half->x[i] + 0.1 * half->x[i] * half->x[(i + 1) % N];
  return 0;
}
__attribute__((noinline)) static pthread_t begin(struct half *half) {
  pthread_t thread;
  pthread_create(&thread, 0, step, half);
  return thread;
}
__attribute__((noinline)) static void end(const pthread_t *thread) { pthread_join(*thread, 0); }
real f(real *x) {
  real u[2][N], s = 0;
  memcpy(u[0], x, sizeof u[0]);
  for (int t = 0; t < STEPS; t++) {
    struct half left = {u[t % 2], u[(t + 1) % 2], 0}, right = {u[t % 2], u[(t + 1) % 2], N / 2};
    pthread_t one = begin(&left), two = begin(&right);
    end(&two);
    end(&one);
  }
  for (int i = 0; i < N; i++)
    s += u[STEPS % 2][i] * u[STEPS % 2][i];
  return s;
}
