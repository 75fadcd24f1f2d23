// Lines are written to a stream by a function that adds to a variable which other files can name, too.
// grad: f
// at: n=3 x=[1,2,3]
// value: 14
// d x: [2,4,6]
#include <iostream>
double total;
int verbose;
static void add(double v) {
  total += v * v;
  if (verbose) std::cerr << "total " << total << std::endl;
}
extern "C" double f(const double *x, int n) {
  total = 0;
  for (int i = 0; i < n; i++) add(x[i]);
  if (verbose > 1) std::cerr << n << " numbers" << '\n' << std::flush;
  return total;
}
