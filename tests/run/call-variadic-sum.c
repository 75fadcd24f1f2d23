// A helper with seven double arguments, more than fit in integer registers with the rest.
// grad: f
// at: x=[1,2,3,4,5,6,7,8,9,10]
// value: -657.1428571428571
// d x: [2,1,20,15,12,0.14285714285714285,-0.12244897959183673,-90,-80,-72]
__attribute__((noinline)) static double ten(double a, double b, double c, double d, double e, double g, double h, double i,
                                            double j, double k) {
  return a * b + c * d * e + g / h - i * j * k;
}
double f(const double *x) { return ten(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8], x[9]); }
