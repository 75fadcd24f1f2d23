// An array that is declared without its length: how large its shadow has to be, only the linker knows.
// grad: f
// at: n=2 x=[1.5,0.5]
// error: is declared without its length
extern double history[];

double f(const double *x, int n) {
  history[0] = x[0] * x[0];
  double s = 0;
  for (int i = 0; i < n; i++)
    s += history[i] * x[i];
  return s;
}
