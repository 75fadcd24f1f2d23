// Rows of structures with a `union` beside floats are copied from a variable to a part of an object on the heap, as many as are in use.
// grad: f
// at: x=[0.5,1.5] n=2
// value: 8.25
// d x: [2.5,4]
struct Row { double a, b; union { char bytes[4]; int value; } key; float w; };
struct Table { Row *spare; Row rows[2]; int n; double *sum; };
static void fill(Table *t, const Row *rows, int n) {
  for (int i = 0; i < n; i++) t->rows[i] = rows[i];
  t->n = n;
}
extern "C" double f(const double *x, int n) {
  double sum = 0;
  Table *t = new Table();
  t->sum = &sum;
  Row rows[2];
  for (int i = 0; i < n; i++) {
    rows[i].a = x[i];
    rows[i].b = 2 * x[i] + i;
    rows[i].key.value = i;
    rows[i].w = 1;
  }
  fill(t, rows, n);
  for (int i = 0; i < t->n; i++) *t->sum += t->rows[i].a * (t->rows[i].key.value + 1) + t->rows[i].b * t->rows[i].w * 0.5 * (i + 1.5 - 0.5 * i);
  delete t;
  return sum;
}
