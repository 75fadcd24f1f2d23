// C = A B, then the sum of cubes of C.
// grad: f
// at: n=2 a=[1,2,3,4] b=[0.5,-1,2,0.25] c=[9,9,9,9]
// value: 940.375
// d a: [29.625,121.6875,123.375,544.5]
// d b: [873,36.75,1204.5,49.5]
// d c: [0,0,0,0]
double f(int n, const double *a, const double *b, double *c) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      c[i * n + j] = 0;
      for (int k = 0; k < n; k++)
        c[i * n + j] += a[i * n + k] * b[k * n + j];
    }
  double s = 0;
  for (int i = 0; i < n * n; i++)
    s += c[i] * c[i] * c[i];
  return s;
}
