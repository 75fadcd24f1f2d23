// Case 3: an inactive reader whose results the adjoint needs again.
// grad: f
// at: x=[1,2,3,4,5,6,7,8,9,10]
// value: 107.5
// d x: [2,2.75,2.5,1.25,3,3.75,3.5,2.25,0,0.75]
static unsigned tick;
__attribute__((noinline)) static double next(void) {
  tick = tick * 5 + 3;
  return (double)(tick % 16) * 0.25;
}
double f(const double *x) {
  tick = 1;
  double total = 0;
  for (int i = 0; i < 10; i++)
    total += next() * x[i];
  return total;
}
