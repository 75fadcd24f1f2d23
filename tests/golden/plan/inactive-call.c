// What a call without derivative returned is kept: it cannot be called again.
// explain: inactive_call
double next(void);
double inactive_call(int n, const double *x) {
  double total = 0;
  for (int i = 0; i < n; i++)
    total += next() * x[i];
  return total * total;
}
