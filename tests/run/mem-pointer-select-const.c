// Program b: the pointer is active on one path and const on the other.
// grad: b
// at: x=[1,2,3] c=[4,5,6] k=1 n=3 const c
// value: 14
// d x: [2,4,6]
// at: x=[1,2,3] c=[4,5,6] k=0 n=3 const c
// value: 77
// d x: [0,0,0]
double b(double *x, double *c, int k, int n) {
  double *p = k ? x : c, s = 0;
  for (int i = 0; i < n; i++)
    s += p[i] * p[i];
  return s;
}
