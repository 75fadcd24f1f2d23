// Work space with a derivative, or without: what is stored in the latter is dropped.
// grad: f
// at: x=[1,2,3] w=[0,0,0] c=[0,0,0] k=1 const c
// value: 28
// d x: [3,5,5]
// at: x=[1,2,3] w=[0,0,0] c=[0,0,0] k=2 const c
// value: 28
// d x: [3,5,5]
__attribute__((noinline)) static void accumulate(double *to, const double *x, int n) {
  double sum = 0;
  for (int i = n - 1; i >= 0; i--)
    to[i] = (sum += x[i]) * (n - i);
}

__attribute__((noinline)) static void choose(double **to, double *w, double *c, int k) {
  *to = k ? w : c;
}

double f(const double *x, double *w, double *c, int k) {
  double *to;
  choose(&to, w, c, k);
  accumulate(to, x, 3);
  return to[0] + to[1];
}
