// Members that may be null: no memory, no shadow.
// grad: f
// at: x=[1,2] w=[3,4] k=1
// value: 19
// d x: [6,16]
// d w: [1,4]
// at: x=[1,2] w=[3,4] k=0
// value: 5
// d x: [2,4]
// d w: [0,0]
struct model {
  const double *x;
  const double *weights;
  long n;
};

__attribute__((noinline)) static double norm(const struct model *m) {
  double sum = 0;
  for (long i = 0; i < m->n; i++)
    sum += (m->weights ? m->weights[i] : 1) * m->x[i] * m->x[i];
  return sum;
}

double f(const double *x, const double *w, int k) {
  struct model m = {x, k ? w : 0, 2};
  return norm(&m);
}
