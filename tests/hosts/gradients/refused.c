// One argument too many after the function.
double __enzyme_autodiff(void *, ...);

static double square(double x) { return x * x; }

__attribute__((noinline)) double wrong(double x) {
  return __enzyme_autodiff((void *)square, x, x);
}
int main(void) { return (int)wrong(1); }
