// A function that is like another, called in a loop with what it made of the last, and with arguments of no derivative.
// grad: f
// at: x=[0.5,-1,2] n=3 k=2 const k
// value: 4.5
// d x: [0.2496150883013531,-0.16641005886756874,0.4]
static double step(double x, double y) { return x + y + 1; }
void *__enzyme_function_like_step[2] = {(void *)step, (void *)"hypot"};
__attribute__((annotate("enzyme_math=ldexp"), noinline)) static double shifted(double x, int n) { return x + n - n; }
double f(const double *x, int n, double k) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s = step(s, shifted(x[i], -1)) * (k / 2);
  return s;
}
