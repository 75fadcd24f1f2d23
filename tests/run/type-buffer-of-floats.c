// An array of doubles is a buffer for floats of another format, though it holds a double at another time.
// grad: f
// or error: TL0004
// at: w=[1.5,2,3,4,5,6,7,8] s=2 n=2
// value: 54
// d w: [0,0,19,1,0,6,0,0]
// d s: 1
#include <string.h>
static double bytes[4];
__attribute__((noinline)) static void put(const void *from) { memcpy(bytes, from, sizeof bytes); }
__attribute__((noinline)) static void get(void *to) { memcpy(to, bytes, sizeof bytes); }
__attribute__((noinline)) static double last(double next) {
  double old = bytes[0];
  bytes[0] = next;
  return old;
}
double f(float *w, double s, int n) {
  float u[8], v[8];
  bytes[0] = s;
  double r = last(0.5);
  put(w);
  get(u);
  put(w);
  get(v);
  return r + u[n] * u[5] + v[n] * v[5] + v[n] * v[n] + v[n] + v[n + 1];
}
