// Inline assembly on an active value.
// grad: f
// error: TL0003
double f(double x) {
  double y = x * x;
  __asm__("addsd %0, %0" : "+x"(y));
  return y;
}
