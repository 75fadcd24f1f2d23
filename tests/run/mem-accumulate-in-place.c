// The accumulator lives in the caller's memory.
// grad: f
// at: n=3 x=[1,2,3] s=[0.25]
// value: 272.25
// d x: [247.5,222.75,181.5]
// d s: [198]
double f(int n, const double *x, double *s) {
  for (int i = 0; i < n; i++)
    *s = *s * x[i] + x[i];
  return *s * *s;
}
