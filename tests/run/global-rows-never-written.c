// A table of rows that is not declared constant but never written, of structures around pointers.
// grad: f
// at: x=[0.5,1.25,-2] k=1
// value: -0.78125
// d x: [1.5625,1.875,3.125]
static double a[3], b[3];
static struct { int n; double *at; double scale; } rows[2] = {{2, a, 0.5}, {3, b, 2}};
__attribute__((noinline)) static void put(const double *x) {
  for (int r = 0; r < 2; r++)
    for (int i = 0; i < rows[r].n; i++)
      rows[r].at[i] = x[i] * x[r] * rows[r].scale;
}
double f(const double *x, int k) {
  put(x);
  double s = 0;
  for (int i = 0; i < rows[k].n; i++)
    s += rows[k].at[i] * rows[k].at[0];
  return s;
}
