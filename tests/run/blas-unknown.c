// A routine whose derivative is not known is refused where it is called.
void dsyev_(const char *, const char *, const int *, double *, const int *, double *, double *, const int *, int *);

double f(double *a) {
  double w[2], work[8];
  int n = 2, length = 8, info;
  dsyev_("V", "L", &n, a, &n, w, work, &length, &info);
  return w[0] * w[1];
}

// grad: f
// error: the call of `dsyev_`
