// The exponent is an integer argument.
// grad: f
// at: x=1.25 k=5
// value: 3.814697265625
// d x: 18.310546875
// at: x=-1.25 k=4
// value: -3.0517578125
// d x: 12.20703125
// at: x=2 k=-3
// value: 0.25
// d x: -0.25
// at: x=2 k=0
// value: 2
// d x: 1
double f(double x, int k) { return __builtin_powi(x, k) * x; }
