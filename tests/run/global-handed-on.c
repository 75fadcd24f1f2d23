// Tables are handed on by their addresses: nobody writes the first; one is written by what it is handed to, and read by its name.
// grad: f
// at: x=[1,2,3,4]
// value: 214
// d x: [2,-32,162,1]
struct deck { double *state; const double *weights; };
static double weights[4] = {1, -2, 3, 0.5}, state[4];
void change(double w) { weights[0] = w; }
__attribute__((noinline)) static void fill(const struct deck *d, const double *x) {
  for (int i = 0; i < 4; i++) d->state[i] = d->weights[i] * x[i];
}
__attribute__((noinline)) static double sum(const struct deck *d) {
  double s = 0;
  for (int i = 0; i < 4; i++) s += d->weights[i] * state[i] * state[i];
  return s;
}
double f(const double *x) {
  const struct deck d = {state, weights};
  fill(&d, x);
  return sum(&d);
}
