// The smaller of words that are bits of doubles, in a variable of the file: -O2 knows how many there are, and the copy does not.
// grad: f
// at: x=1.3
// value: 1.7020174957721852
// d x: 0.05211773879975638
#include <stdint.h>
#include <string.h>
#include <math.h>
typedef uint64_t bits_double;
#define NI __attribute__((noinline)) static
static bits_double kept_double[8];
NI void least_double(const bits_double *k, int n) { for (int i = 0; i < n; i++) kept_double[i] = k[i] < k[7 - i] ? k[i] : k[7 - i]; }
NI void recall_double(bits_double *k, int n) { memcpy(k, kept_double, n * sizeof *k); }
double f(double x) {
  double v=0, t[8]; for (int i = 0; i < 8; i++) t[i] = 0.3 * i - 1.0371 + 0.1 * tanh(x);
  bits_double k12[8]; memcpy(k12, t, sizeof t); least_double(k12, 8); recall_double(k12, 5); memcpy(t, k12, sizeof t);  for (int i = 0; i < 8; i++) v += 0.1 * i * sin(t[i]);
  return v;
}
