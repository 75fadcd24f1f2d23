double first;
extern double second __attribute__((weak, alias("first")));
double f(double x) {
  second = x * x;
  return first * x;
}
