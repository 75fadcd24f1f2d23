// Insertion sort: a while loop with two conditions around stores.
// grad: f
// at: n=5 x=[3,1,5,2,4]
// value: 42.2221
// d x: [2.9399999999999995,0.4801999999999999,10,1.3719999999999997,5.6]
double f(int n, double *x) {
  for (int i = 1; i < n; i++) {
    double key = x[i];
    int j = i - 1;
    while (j >= 0 && x[j] > key) {
      x[j + 1] = x[j];
      j--;
    }
    x[j + 1] = key;
  }
  double s = 0;
  for (int i = 0; i < n; i++)
    s = s * 0.7 + x[i] * x[i];
  return s;
}
