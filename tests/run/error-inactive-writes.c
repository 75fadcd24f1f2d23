// An inactive function that overwrites memory that may carry a derivative: nobody can tell how much of it.
// grad: f
// error: overwrites memory that may carry a derivative
static void clear(double *x) { x[0] = 0; }
void *__enzyme_inactivefn_clear = (void *)clear;
double f(double *x) {
  double y = x[0] * x[0];
  clear(x);
  return y + x[0] * x[0];
}
