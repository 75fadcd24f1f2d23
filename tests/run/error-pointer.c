// A call through a pointer that nothing in the module may have been stored to.
// grad: f
// error: an active call through a pointer
extern double (*hook)(float, double, int);
double f(double x) { return hook(1, x, 2); }
