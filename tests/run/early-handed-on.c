// A loop hands on a state beside its sum: the iterations are not reversed one by one.
// grad: f
// at: x=[0.3,-0.7,1.1,0.9] n=4 p=0.6
// value: 1.0674624115450435
// d x: [1.0301208161232442,4.7966837355643488,0.45928462891374988,0.40480277535473003]
// d p: 1.9320527367388511
#include <math.h>
double f(const double *x, int n, double p) {
  double sum = 0, state = p;
  for (int i = 0; i < n; i++) {
    state = state * x[i] + sin(state);
    sum += state * state;
  }
  return sum;
}
