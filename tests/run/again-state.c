// Iterations hand on a state, and hold loops that would keep much: each begins again from the state that it began with.
// grad: f
// at: x=[0.3,-0.7,1.1,0.9] n=4 p=0.4
// value: -76.817027130284458
// d x: [11161.41195834083,-1066.6715706947093,8050.5943972671403,8535.5325893028112]
// d p: 3710.8643913667643
#include <math.h>
double f(const double *x, int n, double p) {
  double state = p, sum = 0;
  for (int t = 0; t < n; t++) {
    double tmp[3] = {state, state * x[t], 1};
    for (int i = 0; i < 3; i++)
      for (int j = 0; j < n; j++)
        tmp[i] = tmp[i] * 0.5 + sin(tmp[(i + 1) % 3] * x[j]) * exp(-x[j] * tmp[i]);
    state = tmp[0] + tmp[1] * tmp[2];
    sum += state * state;
  }
  return sum * state;
}
