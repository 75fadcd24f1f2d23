// The bits of a float, moved as the pointer that the `union` may hold too.
// error: the bits of a float that may carry a derivative are moved as a pointer
// grad: f
// at: x=[1.5,2.0,3.0] n=2
union number {
  double real;
  union number *next;
};
double f(double *x, int n) {
  union number *w = (union number *)x;
  for (int i = 0; i < n; i++)
    w[i].real *= 2;
  union number *kept = w[0].next;
  w[1].next = kept;
  return n > 100 ? kept->real : w[1].real;
}
