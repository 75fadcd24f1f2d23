// Bytes of a double that a function puts into a string, and another takes from there.
// grad: f
// at: x=1.3
// value: 1.6900000000000002
// d x: 2.6
// or error: a derivative
#include <cstdint>
#include <cstring>
#include <string>
#define NI __attribute__((noinline)) static
NI void append(std::string &text, uint64_t u) {
  for (int i = 0; i < 8; i++)
    text.push_back((char)(u >> (8 * i)));
}
NI uint64_t read(const std::string &text, int from) {
  uint64_t u = 0;
  for (int i = 0; i < 8; i++)
    u |= (uint64_t)(unsigned char)text[from + i] << (8 * i);
  return u;
}
double f(double x) {
  std::string text;
  uint64_t u;
  double y = x * x;
  memcpy(&u, &y, sizeof u);
  append(text, u);
  u = read(text, 0);
  memcpy(&y, &u, sizeof y);
  return y;
}
