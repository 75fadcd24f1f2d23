// A number that is truncated to the integer of a `union` beside a tag has no derivative there.
// grad: f
// at: x=[0.71,0.31,1.21,0.43,0.91,0.65] n=6
// value: 3.7193
// d x: [2.72,0,2.42,0,1.82,0]
struct value { int is_float; union { double d; long i; } of; };
double f(const double *x, int n) {
  struct value v[8];
  for (int k = 0; k < n; k++)
    if (k & 1) { v[k].is_float = 0; v[k].of.i = (long)(10 * x[k]); }
    else { v[k].is_float = 1; v[k].of.d = x[k]; }
  double s = 0;
  for (int k = 0; k < n; k++) s += v[k].is_float ? v[k].of.d * v[k].of.d : 0.1 * v[k].of.i * x[0];
  return s;
}
