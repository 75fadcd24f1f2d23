// Steps overwrite a state that each reads more often than it writes it: the reverse sweep puts back what was there, and reads it again.
// grad: f
// at: x=[0.3,-0.7,1.1,0.9] n=4
// value: 0.73036850952246007
// d x: [0.3631449144076366,0.50913410289122552,3.1270713543282696,2.114190229741434]
double f(const double *x, int n) {
  double p[4], q[4], sum = 0;
  for (int i = 0; i < n; i++)
    p[i] = x[i];
  for (int k = 0; k < 3; k++) {
    for (int i = 0; i < n; i++) {
      double v = 0;
      for (int j = 0; j < n; j++)
        v += p[j] * p[j] * x[(i + j) % n];
      if (v > 0.5 || k == 0)
        q[i] = 0.3 * v;
    }
    for (int i = 0; i < n; i++)
      p[i] = q[i] + 0.2 * p[i] * p[i];
    sum += p[k] * q[0];
  }
  return sum;
}
