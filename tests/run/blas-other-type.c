// A function of a routine's name, but of another type, is not the routine.
double cblas_ddot(long, const double *, long, const double *, long);

double f(int n, const double *x, const double *y) { return cblas_ddot(n, x, 1, y, 1); }

// grad: f
// error: the call of `cblas_ddot`
