// A global structure: one function writes its floats, another reads them and its integers, which were set before.
// grad: f
// at: x=1.3
// value: 3.3800000000000003
// d x: 5.2
static struct {
  double values[4];
  long count;
  int more;
} state;
__attribute__((noinline)) static void keep(double x) {
  for (int i = 0; i < 4; i++) state.values[i] = x * i;
}
__attribute__((noinline)) static double sum(void) { return (double)state.count + state.more + state.values[2]; }
void set(long count, int more) {
  state.count = count;
  state.more = more;
}
double f(double x) {
  keep(x);
  return sum() * x;
}
