// A function swaps entries of a table of indices, another reads through it what constants a loop uses; a third sets
// the constants anew.
// grad: f
// at: n=4 x=[0.3,0.7,0.2,0.9]
// value: 139.66052824775142
// d x: [3016.3995872258411,5325.6665386977065,3845.7079502440724,3415.8226380807764]
#include <math.h>
#include <string.h>
static float gains[4];
static int order[4];
static double scale;
__attribute__((noinline)) static double gain(double v, int i) { return v * v * gains[order[i & 3]]; }
__attribute__((noinline)) static double scaled(double v) { return sin(v) * scale; }
__attribute__((noinline)) static void swap(int a, int b) {
  int t = order[a];
  order[a] = order[b];
  order[b] = t;
}
__attribute__((noinline)) static void fill(void) {
  for (int i = 0; i < 4; i++) gains[i] = i + 1, order[i] = i;
}
__attribute__((noinline)) static void clear(void) { memset(gains, 0, sizeof gains); }
double f(const double *x, int n) {
  double s = 0;
  fill();
  scale = 2;
  for (int i = 0; i < n; i++) {
    s += gain(x[i], i) + scaled(x[i]);
    swap(i & 3, (i + 1) & 3);
    s += gain(x[i] * s, i + 1);
    scale += i;
  }
  clear();
  return s + gain(s, 1) + scaled(s);
}
