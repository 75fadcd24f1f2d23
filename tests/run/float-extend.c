// float arguments, double arithmetic: fpext is transposed by fptrunc.
// grad: f
// at: x=0.75 y=2.5
// value: 1.40625
// d x: 3.75
// d y: 0.5625
// tol: 2e-7
double f(float x, double y) {
  double wide = x;
  return wide * wide * y;
}
