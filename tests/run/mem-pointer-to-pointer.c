// The active pointer itself is stored, reloaded and changed.
// grad: f
// at: x=[1,2,3]
// value: 36
// d x: [2,8,18]
double f(double *x) {
  double *p = x;
  double **pp = &p;
  double s = 0;
  for (int i = 0; i < 3; i++) {
    s += **pp * **pp * (i + 1);
    *pp = p + 1;
  }
  return s;
}
