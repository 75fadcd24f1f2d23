#include <math.h>
double norm(int n, const double *x) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += x[i] * x[i];
  return sqrt(s);
}
void scale(int n, const double *x, double a, double *y) {
  for (int i = 0; i < n; i++)
    y[i] = a * x[i];
}
struct point { double x, y; };
double length(const struct point *p) { return hypot(p->x, p->y); }
int sign(double x) { return (x > 0) - (x < 0); }
static double hidden(double x) { return x; }
double half(void) { return 0.5; }
