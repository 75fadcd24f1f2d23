// Sums within sums: the inner loop's iterations are reversed as they run, too; an array is each iteration's own.
// grad: f
// at: x=[0.3,-0.7,1.1,0.9,0.2,-0.4] n=3
// value: 93.076894052651838
// d x: [36.371929049450401,69.91356406539002,591.99218454121637,-0.0011145022005613462,-44.599199423656614,22.299599711828311]
#include <math.h>
static double part(const double *x, int k) {
  double own[4], sum = 0;
  for (int i = 0; i < 4; i++)
    own[i] = x[k] * (i + 1) + x[2 * k] * x[2 * k + 1];
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < i; j++)
      sum += own[i] * exp(own[j]) * x[j];
  return sum;
}
double f(const double *x, int n) {
  double loss = 1;
  for (int k = 0; k < n; k++)
    loss += part(x, k) * x[k];
  return loss;
}
