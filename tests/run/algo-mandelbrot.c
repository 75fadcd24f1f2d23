// Escape time with a smooth count: unknown exit, active state.
// grad: f
// at: cx=-0.7 cy=0.5
// value: 13.045894110201585
// d cx: -98.49275716251066
// d cy: 145.18750963262545
// at: cx=0.5 cy=0.5
// value: 11.181912326584563
// d cx: 51.62323731624002
// d cy: 14.827162136996934
#include <math.h>
double f(double cx, double cy) {
  double x = 0, y = 0;
  int k = 0;
  while (k < 25 && x * x + y * y < 16) {
    double t = x * x - y * y + cx;
    y = 2 * x * y + cy;
    x = t;
    k++;
  }
  return k + log(1 + x * x + y * y);
}
