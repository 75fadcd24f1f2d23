/* How the functions of a batch and their derivatives are called. */
typedef double (*primal)(double *, double *, double, int);
typedef double (*reverse)(double *, double *, double *, double *, double, int);
typedef double (*forward)(double *, double *, double *, double *, double, double, int);
struct entry {
  int number, constant_y;
  primal f, wide;
  reverse rev;
  forward fwd;
};
