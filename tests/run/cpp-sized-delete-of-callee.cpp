// An object that a callee makes from one argument is released with its size: that argument is not the size.
// grad: f
// at: x=[3,4]
// value: 672
// d x: [416,480]
struct Box {
  double v[3];
};
static int *kept;
__attribute__((noinline)) static Box *make(const double *x) {
  Box *b = new Box;
  for (int i = 0; i < 3; i++)
    b->v[i] = x[0] * x[1] + i;
  return b;
}
extern "C" double f(const double *x) {
  delete kept;
  kept = new int;
  Box *b = make(x);
  double s = b->v[0] * b->v[2] * x[1];
  delete b;
  return s;
}
