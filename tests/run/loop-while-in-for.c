// Unknown inner counts inside a counted loop: storage grows in chunks.
// grad: f
// at: n=4 x=[3,10,0.2,50]
// value: 20.69851197545991
// d x: [1.975,0.7529523100981044,0.4,0.9395299740148293]
double f(int n, const double *x) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    double t = x[i];
    while (t > 1)
      t = t * t / (t + 3) * 0.5 + 0.1;
    s += t * x[i];
  }
  return s;
}
