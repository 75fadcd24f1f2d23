// An inactive call may throw: what is to be destroyed on the way is; the handler is the caller's.
// grad: f
// at: x=3
// value: 9
// d x: 3
// at: x=200
// value: -1
// d x: 0
template <typename Result, typename... Args> Result __enzyme_call_inactive(void *, Args...);
static int depth;
struct guard {
  guard() { depth++; }
  ~guard() { depth--; }
};
static double bounded(double x) {
  if (x > 100)
    throw 1;
  return x;
}
static double product(double x) {
  guard here;
  return x * __enzyme_call_inactive<double>((void *)bounded, x);
}
extern "C" double f(double x) {
  double seen;
  try {
    seen = __enzyme_call_inactive<double>((void *)product, x);
  } catch (int) {
    return -1 - depth;
  }
  return seen / 3 * x - depth;
}
