// A struct of five doubles comes back through memory.
// grad: f
// at: x=1.5
// value: 22.1484375
// d x: 93.234375
struct jet {
  double c[5];
};
__attribute__((noinline)) static struct jet powers(double x) {
  struct jet j;
  j.c[0] = 1;
  for (int i = 1; i < 5; i++)
    j.c[i] = j.c[i - 1] * x;
  return j;
}
double f(double x) {
  struct jet a = powers(x), b = powers(a.c[2]);
  return a.c[4] + b.c[3] * a.c[1];
}
