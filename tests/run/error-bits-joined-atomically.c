// Bits of doubles that atomic operations put into a variable of the file.
// grad: f
// at: x=1.3
// value: 8.788
// d x: 20.28
// or error: a derivative
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
static uint64_t joined, largest, counted;
static uint64_t bits(double x) {
  uint64_t u;
  memcpy(&u, &x, sizeof u);
  return u;
}
static double number(uint64_t u) {
  double x;
  memcpy(&x, &u, sizeof x);
  return x;
}
NI void join(uint64_t u) { __atomic_fetch_or(&joined, u, __ATOMIC_SEQ_CST); }
NI void count(void) { __atomic_fetch_add(&counted, (uint64_t)1 << 52, __ATOMIC_SEQ_CST); }
double f(double x) {
  joined = 0;
  counted = bits(x);
  join(bits(x * x));
  count();
  return number(joined) * number(counted) + x * x * number(counted);
}
