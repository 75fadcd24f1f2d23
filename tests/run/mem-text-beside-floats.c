// Text of unknown length is written beside floats.
// grad: f
// at: n=5 x=[1.2,0.7,2.1,1.9,0.4]
// value: 965.15
// d x: [232.8,135.8,407.4,368.6,0]
double f(double *x, int n) {
  struct {
    char name[16];
    double v;
    char tail[8];
  } s[4];
  for (int i = 0; i < 4; i++)
    s[i].v = x[i] * x[i];
  for (int i = 0; i < 4; i++)
    for (int k = 0; k < n; k++)
      s[i].name[k] = (char)('a' + k);
  double r = 0;
  for (int i = 0; i < 4; i++)
    r += s[i].v * s[i].name[0];
  return r;
}
