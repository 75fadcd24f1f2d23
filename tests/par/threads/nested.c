// A thread that begins threads, each of which halves what is left. Two directions at once are refused: a function that calls itself.
#define ONE_DIRECTION
enum { N = 16 };
struct part {
  real *x, sum;
  int from, to;
};
static void *halve(void *given) {
  struct part *part = (struct part *)given;
  int middle = (part->from + part->to) / 2;
  if (part->to - part->from <= 4) {
    part->sum = 1;
    for (int i = part->from; i < part->to; i++)
      part->sum = part->sum * part->x[i] + cos(part->x[i]);
    return 0;
  }
  struct part left = {part->x, 0, part->from, middle}, right = {part->x, 0, middle, part->to};
  pthread_t thread;
  pthread_create(&thread, 0, halve, &left);
  halve(&right);
  pthread_join(thread, 0);
  part->sum = left.sum * right.sum;
  return 0;
}
real f(real *x) {
  struct part whole = {x, 0, 0, N};
  pthread_t thread;
  pthread_create(&thread, 0, halve, &whole);
  pthread_join(thread, 0);
  return whole.sum;
}
