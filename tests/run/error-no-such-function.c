// The function that was asked for does not exist.
// grad: gradient_of_nothing
// error: gradient_of_nothing
double f(double x) { return x; }
