// The same in the upper half of a `union` alone, as it was published: steps of 2⁻²⁰, which are rounding.
// grad: f
// at: x=0.3
// value: 1.3748235702514648
// d x: 1.4426950408889634
double f(double x) {
  union { double d; struct { int low, high; } i; } u;
  u.i.low = 0;
  u.i.high = (int)(1512775.3951951856 * x + 1072632447.0);
  return u.d;
}
