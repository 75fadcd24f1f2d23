// Case 11. log(1/(1-x)) by its series, Σ xⁱ/i, with pow inside the loop. Nothing needs to be stored, and the derivative
// reuses pow's result, so that the gradient costs about as much as the primal.
#include "../check.h"

double __enzyme_autodiff(void *, ...);

static double taylorlog(double x, int terms) {
  double sum = 0;
  for (int i = 1; i <= terms; i++)
    sum += pow(x, i) / i;
  return sum;
}

enum { TERMS = 100000 };

static double primal(const double *x) { return taylorlog(*x, TERMS); }
static void gradient(const double *x, double *dx) { *dx += __enzyme_autodiff((void *)taylorlog, *x, TERMS); }

int main(void) {
  double x = 0.5;
  return check((struct example){"taylorlog", 1, &x, primal, gradient});
}
