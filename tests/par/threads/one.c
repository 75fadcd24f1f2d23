// One thread beside the one that begins it: both read the same numbers.
enum { N = 6 };
struct both {
  real *x, product;
};
static void *multiply(void *given) {
  struct both *both = (struct both *)given;
  both->product = 1;
  for (int i = 0; i < N; i++)
    both->product *= both->x[i];
  return 0;
}
real f(real *x) {
  struct both both = {x, 0};
  pthread_t thread;
  pthread_create(&thread, 0, multiply, &both);
  real s = 0;
  for (int i = 0; i < N; i++)
    s += x[i] * x[i];
  pthread_join(thread, 0);
  return s * both.product;
}
