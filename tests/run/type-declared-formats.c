// A loop moves through an array of doubles in one of several structures, which have floats of another format beside it.
// grad: f
// at: x=[1.5,2,3,4,5] n=3
// value: 19
// d x: [0,9.5,6,7,0]
// at: x=[1.5,2,3,4,5] n=2
// value: 6
// d x: [0,4,1,1,0]
struct part {
  double a;
  int k;
  float f;
  double c, b[8];
};
double f(double *x, int n) {
  struct part t[3];
  for (int i = 0; i < 3; i++) t[i] = (struct part){x[i], i, 0.5f * x[i + 1], x[0], {0.25 * i, 1.0}};
  double s = 0;
  int m = 0;
  while (m < n && x[m] > 0) {
    m++;
    t[1].b[m] = x[m] * t[1].b[m - 1];
    s += t[1].b[m] * t[2].f;
  }
  return s + t[n & 1].f * t[1].a;
}
