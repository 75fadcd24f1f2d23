// Leaving two loops at once.
// grad: f
// at: n=4 x=[1.5,2,3,4]
// value: 248.0625
// d x: [378,47.25,47.25,47.25]
// at: n=4 x=[0.1,0.2,0.1,0.2]
// value: 0.12960000000000008
// d x: [0.8640000000000001,0.8640000000000001,0.8640000000000001,0.8640000000000001]
double f(int n, const double *x) {
  double s = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      s += x[i] * x[j];
      if (s > 10)
        goto done;
    }
done:
  return s * s;
}
