// Bytes of floats between bytes of counts in a buffer that grows.
// grad: f
// at: x=1.3
// value: 22.359999999999999
// d x: 22.4
// tol: 1e-6
// or error: a derivative
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#define NI __attribute__((noinline)) static
typedef struct {
  uint8_t *b;
  size_t n, cap;
} Buf;
NI void need(Buf *b, size_t k) {
  while (b->n + k > b->cap) {
    b->cap = b->cap ? 2 * b->cap : 8;
    b->b = realloc(b->b, b->cap);
  }
}
NI void w8(Buf *b, uint8_t v) {
  need(b, 1);
  b->b[b->n++] = v;
}
NI void w32(Buf *b, uint32_t v) {
  for (int i = 3; i >= 0; i--)
    w8(b, v >> (8 * i));
}
NI void w64(Buf *b, uint64_t v) {
  w32(b, v >> 32);
  w32(b, (uint32_t)v);
}
NI void wd(Buf *b, double d) {
  uint64_t u;
  memcpy(&u, &d, 8);
  w64(b, u);
}
NI uint32_t r32(const uint8_t **p) {
  uint32_t v = 0;
  for (int i = 0; i < 4; i++)
    v = v << 8 | *(*p)++;
  return v;
}
NI uint64_t r64(const uint8_t **p) {
  uint64_t h = r32(p);
  return h << 32 | r32(p);
}
NI double rd(const uint8_t **p) {
  uint64_t u = r64(p);
  double d;
  memcpy(&d, &u, 8);
  return d;
}
double f(double x) {
  Buf b = {0};
  int n = 4;
  w8(&b, 'M');
  w32(&b, n);
  for (int i = 0; i < n; i++) {
    w8(&b, i & 1);
    if (i & 1)
      wd(&b, x * i * x);
    else
      w32(&b, i + 5);
  }
  const uint8_t *p = b.b;
  double r = 0;
  if (*p++ != 'M')
    return 0;
  uint32_t k = r32(&p);
  while (k--) {
    if (*p++)
      r += rd(&p);
    else
      r += x * r32(&p);
  }
  free(b.b);
  return r;
}
