// Functions copy whole structures of the file with a count in them, which they do not look into.
// grad: f
// at: n=3 x=[1,2,3]
// value: 705.5
// d x: [667,990,882]
struct State {
  double v[3];
  int steps;
  double w;
};
static struct State now, before, list[4];
static int used;
__attribute__((noinline)) static void save(void) {
  before = now;
  list[used++ & 3] = now;
}
__attribute__((noinline)) static void restore(void) { now = before; }
__attribute__((noinline)) static void scale(double by) {
  for (int i = 0; i < 3; i++) now.v[i] *= by;
  now.w += by;
  now.steps++;
}
__attribute__((noinline)) static void start(void) {
  static const struct State first = {{0, 1, 0}, 2, 0.5};
  now = first;
}
__attribute__((noinline)) static double total(void) {
  double s = 0;
  for (int i = 0; i < 4; i++) s += list[i].v[0] * list[i].v[1] + list[i].w * list[i].steps;
  return s;
}
double f(const double *x, int n) {
  used = 0;
  now = (struct State){{x[0], x[1], x[2]}, 1, x[n - 3]};
  save();
  scale(x[1]);
  save();
  restore();
  scale(x[2] * x[2]);
  save();
  start();
  scale(x[0]);
  save();
  double t = total();
  restore();
  return t + now.v[2] * now.w;
}
