// A structure is loaded as one vector: a pointer is taken out of its bits, and three floats behind it.
// grad: f
// at: x=[1.5,-2,0.5,3,0.75]
// value: -40.5
// d x: [-27.0,-6.75,-47.25,-37.125,-108.0]
typedef double four __attribute__((vector_size(32), may_alias));
typedef long words __attribute__((vector_size(32)));
struct __attribute__((aligned(32))) row { const double *of; double by[3]; };
__attribute__((noinline)) static int fill(struct row *e, const double *x) {
  e->of = x;
  for (int i = 0; i < 3; i++)
    e->by[i] = x[4] * x[i + 1];
  return 4;
}
double f(const double *x) {
  struct row e;
  int n = fill(&e, x);
  four all = *(const four *)&e;
  const double *of = (const double *)((words)all)[0];
  four by = __builtin_shufflevector(all, all, 3, 1, 2, 1), s = {0, 0, 0, 0};
  for (int i = 0; i < n; i++)
    s += by * of[i];
  return s[0] * s[1] + 2 * s[2] * s[3];
}
