// What threads return: memory that they make, what they were given, nothing. They are joined in another order than they were begun.
enum { N = 8, THREADS = 4 };
static void *make(void *given) {
  real *x = (real *)given, *made = (real *)malloc(sizeof *made);
  *made = sin(x[0]) * x[1];
  return made;
}
static void *change(void *given) {
  real *x = (real *)given;
  x[0] = x[0] * x[1];
  return x;
}
real f(real *x) {
  pthread_t threads[THREADS], last;
  real own[2] = {x[2], x[3]}, s = 0;
  void *result;
  for (int k = 0; k < THREADS; k++)
    pthread_create(&threads[k], 0, make, x + 2 * k);
  pthread_create(&last, 0, change, own);
  pthread_join(last, &result);
  s += *(real *)result;
  for (int k = THREADS - 1; k >= 0; k--) {
    pthread_join(threads[k], &result);
    s = s * *(real *)result + s;
    free(result);
  }
  return s;
}
