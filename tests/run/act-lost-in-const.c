// A pointer to the input is kept in memory without a derivative, and read back where that is one of two.
// grad: f
// at: x=[1,2] c=[0,0] k=1 const c
// value: 1
// d x: [2,0]
// or error: carries a derivative, but has no shadow
struct box {
  const double *p;
};

__attribute__((noinline)) static void keep(struct box *box, const double *x) { box->p = x; }

double f(const double *x, double *c, int k) {
  struct box local = {x + 1}, *box = (struct box *)c;
  keep(box, x);
  struct box *chosen = k ? box : &local;
  return *chosen->p * *chosen->p;
}
