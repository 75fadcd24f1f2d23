// What a sum reads is overwritten behind it, and some of it read again: its adjoint is not known before.
// grad: f
// at: x=[0.3,-0.7,1.1,0.9] n=4
// value: 10.94324671200229
// d x: [2.8166328996976082,0.59495118227484567,12.428497300575019,9.1154918223964092]
#include <math.h>
double f(double *x, int n) {
  double loss = 0;
  for (int i = 0; i < n; i++)
    loss += exp(x[i]) * x[i];
  for (int i = 1; i < n; i++)
    x[i] = x[i] * x[i - 1];
  return 2 * loss + x[n - 1];
}
