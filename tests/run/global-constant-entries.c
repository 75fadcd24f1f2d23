// A constant table of structures: some lead to what carries a derivative, some to constants; handed to a function.
// grad: f
// at: x=[0.5,1.25,-2]
// value: 12.4609375
// d x: [-10.9375,7.9375,1.26953125]
static double a[3];
static const double c[3] = {2, 3, 4};
struct entry { const double *at; int n; };
static const struct entry table[3] = {{a, 3}, {c, 2}, {a + 1, 2}};
__attribute__((noinline)) static double one(const struct entry *e) {
  double s = 1;
  for (int i = 0; i < e->n; i++) s *= e->at[i];
  return s;
}
double f(const double *x) {
  for (int i = 0; i < 3; i++) a[i] = x[i] * x[0];
  double s = 0;
  for (int i = 0; i < 3; i++) s += one(&table[i]) * (i + 1) * x[1];
  return s;
}
