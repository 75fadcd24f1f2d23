// Floats are cleared byte by byte.
// grad: f
// at: n=5 x=[1.2,0.7,2.1,1.9,0.4]
// value: 28.47
// d x: [0,0,12.6,15.2,4]
double f(double *x, int n) {
  double t[8];
  for (int i = 0; i < n; i++)
    t[i] = x[i] * x[i];
  for (int k = 0; k < 16; k++)
    ((char *)t)[k] = 0;
  double r = 0;
  for (int i = 0; i < n; i++)
    r += t[i] * (i + 1);
  return r;
}
