// A `float` and a pointer in the same memory, one after the other: what is left of the shadow of the pointer is no adjoint, and
// four bytes do not tell.
// or error: a float that carries a derivative lies in memory that holds pointers at other times
// grad: f
// at: n=4 x=[1, 3, 2, 0.5]
// value: 19.5
// d x: [13.5, 6.5, 12, 3]
// at: n=8 x=[1, 3, 2, 0.5, 1.5, 2.5, 3.5, 4.5]
// value: 86.75
// d x: [34.5, 13.5, 12, 3, 6.75, 3, 36.75, 3]
struct word {
  long tag;
  union {
    float number;
    float *pointer;
  } as;
};
__attribute__((noinline)) static void set(struct word *w, float *pointer, float number, int i) {
  w->tag = i & 1;
  if (i & 1)
    w->as.pointer = pointer;
  else
    w->as.number = number;
}
__attribute__((noinline)) static float get(struct word *w) { return w->tag ? *w->as.pointer : w->as.number; }
double f(const double *x, int n) {
  struct word words[2];
  float y = x[0] * x[1];
  double s = 0;
  for (int i = 0; i < n; i++) {
    set(words + (i >> 1) % 2, &y, x[i] * x[i], i);
    s += get(words + (i >> 1) % 2) * x[i];
  }
  return s;
}
