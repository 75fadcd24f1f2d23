// Words that may be a pointer are copied from a variable which never holds any: its shadow is not there yet in the forward
// sweep.
// grad: f
// at: n=4 x=[1, 3, 2, 0.5]
// value: 35.5
// d x: [40.5, 10.5, 25, 3]
// at: n=7 x=[1, 3, 2, 0.5, 1.5, 2.5, 1.25]
// value: 64.453125
// d x: [61.5, 17.5, 31, 3, 13, 3, 4.6875]
struct word { long tag; union { double number; double *pointer; } as; };
__attribute__((noinline)) static void put(struct word *w, double *pointer, double number, int i) {
  struct word both[2] = {{0, {number}}, {0, {number * number}}};
  if (i % 2) {
    w->tag = 1;
    w->as.pointer = pointer;
  } else
    *w = both[i / 2 % 2];
}
__attribute__((noinline)) static double get(const struct word *w) { return w->tag ? *w->as.pointer : w->as.number; }
double f(const double *x, int n) {
  struct word words[3];
  double y = x[0] * x[1], s = 0;
  for (int i = 0; i < 3; i++)
    put(words + i, &y, x[0], 0);
  for (int i = 0; i < n; i++) {
    put(words + i % 3, &y, x[i], i);
    s += get(words) * x[i] + get(words + 1) * get(words + 2);
  }
  return s;
}
