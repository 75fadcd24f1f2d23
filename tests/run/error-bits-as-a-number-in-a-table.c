// Bits of a double that were a number before they lie in a variable of the file, and are counted.
// grad: f
// at: x=1.3
// value: 127.96125
// d x: 0.325
// or error: a derivative
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
static uint64_t kept;
NI long double wide(uint64_t u) { return u; }
NI uint64_t narrow(long double a) { return (uint64_t)a; }
NI void keep(uint64_t u) { kept = u; }
NI uint64_t recall(void) { return kept; }
NI double count(uint64_t u) { return (double)(u >> 1) * 0x1p-54; }
double f(double x) {
  double y = x * x;
  uint64_t u;
  memcpy(&u, &y, sizeof u);
  keep(narrow(wide(u)));
  return count(recall());
}
