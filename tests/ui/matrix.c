#include <math.h>
// A row for each result.
void polar(const double *x, double *y) { y[0] = sqrt(x[0]*x[0] + x[1]*x[1]); y[1] = atan2(x[1], x[0]); }
// Rosenbrock, tilted.
double rosen(const double *x, int n, double a) { double s = 0; for (int i = 0; i + 1 < n; i++) { double d = x[i+1] - x[i]*x[i], e = a - x[i]; s += 100*d*d + e*e*e; } return s; }
// In place.
void turned(double *x, double a) { x[0] *= a; x[1] += sin(x[0]); }
