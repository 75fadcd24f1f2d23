// The same words hold a `double` and a pointer in turn, and are copied: what is left of the one in their shadow is not taken for
// the other.
// grad: f
// or error: a word that may be a pointer to memory with a derivative is moved as a float
// at: n=4 x=[1, 3, 2, 0.5]
// value: 27.5
// d x: [32.25, 6, 9, 6]
// at: n=7 x=[1, 3, 2, 0.5, 1.5, 2.5, 1.25]
// value: 90.625
// d x: [51.75, 11.5, 46.25, 6, 4, 29.25, 18.75]
struct word { long tag; union { double number; double *pointer; } as; };
__attribute__((noinline)) static void set(struct word *w, double *pointer, double number, int i) {
  w->tag = i % 2;
  if (i % 2)
    w->as.pointer = pointer;
  else
    w->as.number = number;
}
__attribute__((noinline)) static double get(const struct word *w) { return w->tag ? *w->as.pointer : w->as.number; }
__attribute__((noinline)) static void copy(struct word *to, const struct word *from) { *to = *from; }
double f(const double *x, int n) {
  struct word words[3], last;
  double y = x[0] * x[1], s = 0;
  for (int i = 0; i < 3; i++)
    set(words + i, &y, x[0], 0);
  for (int i = 0; i < n; i++) {
    set(words + i * i % 3, &y, x[i] * x[i], i % 3);
    copy(&last, words + i % 3);
    copy(words + i % 3, words + (i + 1) % 3);
    copy(words + (i + 1) % 3, &last);
    s += get(words) * x[i] + get(words + 1) * get(words + 2) + get(&last);
  }
  return s;
}
