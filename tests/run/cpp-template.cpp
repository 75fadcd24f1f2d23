// Templates and lambdas are gone by the time that IR exists.
// grad: f
// at: n=4 x=[1,2,3,4]
// value: 12.5
// d x: [-3.25,-4.25,0.75,11.75]
template <class F> static double sum(int n, F term) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += term(i);
  return s;
}
extern "C" double f(int n, const double *x) {
  double mean = sum(n, [=](int i) { return x[i]; }) / n;
  return sum(n, [=](int i) { return (x[i] - mean) * (x[i] - mean) * x[i]; });
}
