// A pointer to a member that another file chooses: of the object itself, or of a part that does not lie where it begins.
struct First { double a; };
struct Second { double b; double &second(int) { return b; } };
struct Whole : First, Second { double c; double &whole(int) { return c; } };
typedef double &(Whole::*Member)(int);
#ifdef CHOSEN
extern Member chosen;
Member chosen = &Whole::CHOSEN;
#else
extern Member chosen;
extern int enzyme_dup;
extern "C" int printf(const char *, ...);
extern "C" void __enzyme_autodiff(void *, ...);
__attribute__((noinline)) static double get(Whole &w) { return (w.*chosen)(0); }
static double f(const double *x) {
  Whole w;
  w.a = x[0], w.b = x[1] * x[1], w.c = x[0] * x[1];
  return get(w) * x[0];
}
Member also = &Whole::whole;
int main() {
  double x[2] = {2, 3}, dx[2] = {0, 0};
  __enzyme_autodiff((void *)f, enzyme_dup, x, dx);
  printf("%g %g\n", dx[0], dx[1]);
}
#endif
