// Loops of 10^7 iterations. `long F primal|gradient`: value, derivative, most memory in bytes.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
double __enzyme_autodiff(void *, ...);
extern int enzyme_const, enzyme_out;

// Each factor is needed again: 8 bytes an iteration.
double kept(int n, double x) {
  double y = 1;
  for (int i = 0; i < n; i++)
    y *= 1 + x / n + y * 0;
  return y;
}

// Linear: nothing is needed again.
double nothing(int n, double x) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += x * i;
  return s;
}

// Prefix products in place: what is overwritten is kept. The array has a shadow.
double in_place(int n, double x) {
  double *a = malloc(n * sizeof *a);
  for (int i = 0; i < n; i++)
    a[i] = 1 + x / n;
  for (int i = 1; i < n; i++)
    a[i] *= a[i - 1];
  double r = a[n - 1];
  free(a);
  return r;
}

// Nobody knows the count beforehand: the array grows.
double unknown(int n, double x) {
  double y = 1, left = n;
  while (left > 0) {
    y *= 1 + x / n + y * 0;
    left -= y > 0 ? 1 : 2;
  }
  return y;
}

// The same by calls, each with a tape.
__attribute__((noinline)) void step(double *y, double x, int n) { *y *= 1 + x / n + *y * 0; }
double calls(int n, double x) {
  double y = 1;
  for (int i = 0; i < n; i++)
    step(&y, x, n);
  return y;
}

#define CASE(f)                                                                                                        \
  if (!strcmp(argv[1], #f))                                                                                            \
    value = f(n, x), slope = gradient ? __enzyme_autodiff((void *)f, enzyme_const, n, enzyme_out, x) : 0;

int main(int argc, char **argv) {
  if (argc != 3)
    return 2;
  int n = 10000000, gradient = !strcmp(argv[2], "gradient");
  double x = 0.5, value = 0, slope = 0;
  CASE(kept)
  CASE(nothing)
  CASE(in_place)
  CASE(unknown)
  CASE(calls)
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  printf("%.17g %.17g %ld\n", value, slope, usage.ru_maxrss * 1024);
}
