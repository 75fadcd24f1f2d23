// A two-layer perceptron with weights in one flat array.
// grad: f
// at: in=2 hidden=3 w=[0.1,-0.2,0.3,0.4,-0.5,0.6,0.7,-0.8,0.9] x=[1.5,-2] h=[0,0,0]
// value: 1.5495839686536308
// d w: [-1.9592354084599883,2.6123138779466513,2.64953524267471,-3.5327136568996127,-0.2614426956463091,0.34859026086174555,-1.2461180079463294,0.8374559385593702,2.3908550677381437]
// d x: [0.4864389198530457,0.8631970409160641]
// d h: [0,0,0]
#include <math.h>
double f(int in, int hidden, const double *w, const double *x, double *h) {
  const double *v = w + in * hidden;
  double y = 0;
  for (int i = 0; i < hidden; i++) {
    double s = 0;
    for (int j = 0; j < in; j++)
      s += w[i * in + j] * x[j];
    h[i] = tanh(s);
  }
  for (int i = 0; i < hidden; i++)
    y += v[i] * h[i];
  return (y - 1) * (y - 1);
}
