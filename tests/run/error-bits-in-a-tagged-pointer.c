// Bits of a float beside a pointer in a union with a tag, by value.
// grad: f
// at: x=1.3
// value: 1.6900000000000002
// d x: 2.6
// tol: 1e-5
// or error: a derivative
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
typedef struct {
  int tag;
  union {
    uint32_t word;
    void *pointer;
  } u;
} Tagged;
NI Tagged make(uint32_t word) {
  Tagged made;
  memset(&made, 0, sizeof made);
  made.tag = 1;
  made.u.word = word;
  return made;
}
NI uint32_t word_of(Tagged v) { return v.tag == 1 ? v.u.word : 0; }
NI uint32_t there_and_back(uint32_t u) { return word_of(make(u)); }
NI float number(uint32_t u) {
  float y;
  u ^= 1;
  memcpy(&y, &u, sizeof y);
  return y;
}
double f(double x) {
  float y = (float)(x * x);
  uint32_t u;
  memcpy(&u, &y, sizeof u);
  return number(there_and_back(u) ^ 1);
}
