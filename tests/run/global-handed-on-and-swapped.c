// Two tables are handed on by a structure, and swapped there: both are written by what they are handed to.
// grad: f
// at: x=[1,2,3,4]
// value: 354
// d x: [3,24,81,192]
struct deck { double *to, *from; };
static double a[4], b[4];
__attribute__((noinline)) static void start(double *p) {
  for (int i = 0; i < 4; i++) p[i] = i + 1;
}
__attribute__((noinline)) static void swap(struct deck *d) {
  double *p = d->to;
  d->to = d->from;
  d->from = p;
}
__attribute__((noinline)) static void fill(const struct deck *d, const double *x) {
  for (int i = 0; i < 4; i++) d->to[i] = d->from[i] * x[i];
}
__attribute__((noinline)) static double sum(const double *x) {
  double s = 0;
  for (int i = 0; i < 4; i++) s += a[i] * x[i];
  return s;
}
double f(const double *x) {
  struct deck d = {b, a};
  start(a);
  fill(&d, x);
  swap(&d);
  fill(&d, x);
  return sum(x);
}
