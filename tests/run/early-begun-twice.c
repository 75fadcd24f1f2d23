// One sum begins two others, which are both only added to.
// grad: f
// at: x=[0.3,-0.7,1.1,0.9] n=4 p=0.8
// value: 47.747699768454176
// d x: [11.105293388888891,1.6313655333926562,36.032666291097918,29.184351695663867]
// d p: 3.2274426887743841
#include <math.h>
double f(const double *x, int n, double p) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += exp(x[i]) * x[i];
  double a = s, b = s;
  for (int i = 0; i < n; i++) {
    a += sin(x[i] * p);
    b += sqrt(1 + x[i] * x[i]) * i;
  }
  return 3 * a + 2 * b;
}
