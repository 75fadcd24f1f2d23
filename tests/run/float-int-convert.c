// Integers converted to floats are inactive factors.
// grad: f
// at: k=3 x=1.5
// value: 6.5
// d x: 1.6666666666666667
double f(int k, double x) { return (double)k * x + (double)(unsigned char)k / x; }
