// Floats are moved through an array of doubles, and nobody says that they are floats: not what the doubles in it are told to be.
#include <string.h>
static double bytes[2];
__attribute__((noinline)) static double last(double next) {
  double old = bytes[0];
  bytes[0] = next;
  return old;
}
__attribute__((noinline)) static void through(void *to, const void *from) {
  memcpy(bytes, from, sizeof bytes);
  memcpy(to, bytes, sizeof bytes);
}
void f(float *o, float *p, const float *w, double *s) {
  bytes[0] = *s;
  *s = last(0.5);
  through(o, w);
  through(p, w);
}
