// An active value passes through a global: right, or refused, never zero.
// grad: f
// at: x=1.5
// value: 7.59375
// d x: 25.3125
// or error: TL000
double cell;
__attribute__((noinline)) static void put(double v) { cell = v * v; }
__attribute__((noinline)) static double get(void) { return cell * cell; }
double f(double x) {
  put(x);
  return get() * x;
}
