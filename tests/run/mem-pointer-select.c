// A pointer chosen by a condition; both candidates are active.
// grad: f
// at: k=1 n=2 x=[1,2] y=[3,4]
// value: 9
// d x: [3,12]
// d y: [0,0]
// at: k=0 n=2 x=[1,2] y=[3,4]
// value: 41
// d x: [9,16]
// d y: [6,16]
double f(int k, int n, double *x, double *y) {
  double *p = k ? x : y, s = 0;
  for (int i = 0; i < n; i++)
    s += p[i] * p[i] * x[i];
  return s;
}
