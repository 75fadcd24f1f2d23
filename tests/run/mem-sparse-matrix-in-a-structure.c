// A sparse matrix by rows, its indices and values in one structure that functions fill.
// grad: f
// at: x=1.3
// value: 975.61231755000028
// d x: 3494.964408
// tol: 1e-6

#define NI __attribute__((noinline)) static
typedef struct {
  int n;
  int *ptr, *col;
  double *v;
} Csr;
NI void lap(Csr *a, double x) {
  int k = 0;
  for (int i = 0; i < a->n; i++) {
    a->ptr[i] = k;
    if (i) {
      a->col[k] = i - 1;
      a->v[k++] = -x;
    }
    a->col[k] = i;
    a->v[k++] = 2 + x * x;
    if (i < a->n - 1) {
      a->col[k] = i + 1;
      a->v[k++] = -x;
    }
  }
  a->ptr[a->n] = k;
}
NI void mv(const Csr *a, const double *u, double *w) {
  for (int i = 0; i < a->n; i++) {
    double s = 0;
    for (int k = a->ptr[i]; k < a->ptr[i + 1]; k++)
      s += a->v[k] * u[a->col[k]];
    w[i] = s;
  }
}
double f(double x) {
  int p[7], c[20];
  double v[20], u[6], w[6];
  Csr a = {6, p, c, v};
  lap(&a, x);
  for (int i = 0; i < 6; i++)
    u[i] = x * i;
  mv(&a, u, w);
  mv(&a, w, u);
  double r = 0;
  for (int i = 0; i < 6; i++)
    r += u[i] * w[i];
  return r;
}
