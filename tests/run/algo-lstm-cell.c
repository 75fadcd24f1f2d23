// One LSTM cell unrolled over time; its state is updated in place.
// grad: f
// at: steps=4 w=[0.5,-0.3,0.8,0.2,0.1,0.4,-0.6,0.7] x=[1,-1,0.5,2] state=[0.1,0.2]
// value: 0.1474209143101467
// d w: [-0.00607574505477491,-0.0020734927209098116,0.0917072564018155,0.0020868100866757665,0.25205497474605204,-0.006284277754596623,-0.2284045919253008,-0.006267282084062131]
// d x: [0.06931093352535603,0.011330377416004995,0.08355739268438864,0.06640846638615264]
// d state: [-0.05540089180090815,-0.11093122946741783]
#include <math.h>
static double sigmoid(double x) { return 1 / (1 + exp(-x)); }
double f(int steps, const double *w, const double *x, double *state) {
  double loss = 0;
  for (int t = 0; t < steps; t++) {
    double forget = sigmoid(w[0] * x[t] + w[1] * state[0]);
    double input = sigmoid(w[2] * x[t] + w[3] * state[0]);
    double output = sigmoid(w[4] * x[t] + w[5] * state[0]);
    double change = tanh(w[6] * x[t] + w[7] * state[0]);
    state[1] = state[1] * forget + input * change;
    state[0] = output * tanh(state[1]);
    loss += state[0] * state[0];
  }
  return loss;
}
