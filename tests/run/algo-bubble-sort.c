// Bubble sort of active values: a permutation is differentiated.
// grad: f
// at: n=5 x=[3,1,5,2,4]
// value: 225
// d x: [18,2,50,8,32]
double f(int n, double *x) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j + 1 < n - i; j++)
      if (x[j] > x[j + 1]) {
        double t = x[j];
        x[j] = x[j + 1];
        x[j + 1] = t;
      }
  double s = 0;
  for (int i = 0; i < n; i++)
    s += (i + 1) * x[i] * x[i];
  return s;
}
