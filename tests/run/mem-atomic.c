// An atomic active access: right, or refused.
// grad: f
// at: x=[1.5,2]
// value: 9
// d x: [12,9]
// or error: TL000
double f(double *x) {
  double v;
  __atomic_load(x, &v, __ATOMIC_SEQ_CST);
  v *= x[1];
  __atomic_store(x, &v, __ATOMIC_SEQ_CST);
  return x[0] * x[0];
}
