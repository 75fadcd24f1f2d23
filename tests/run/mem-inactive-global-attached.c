// Memory that an inactive pointer of the file leads to is also a local array, which changes by its own name.
// grad: f
// at: n=3 x=[1.5,2.25,3.1]
// value: 1763.9812562500003
// d x: [141.75,410.0625,1906.6240000000003]
static double *table;
void *__enzyme_inactive_global_1[] = {&table};
__attribute__((noinline)) static void attach(double *p) { table = p; }
void *__enzyme_inactivefn_1[] = {(void *)attach};
__attribute__((noinline)) static double term(double x, int i) { return table[i] * x * x; }
__attribute__((noinline)) static double both(double x, int i) { double t = term(x, i); return t * t; }
double f(int n, const double *x) {
  double w[4] = {1, 2, 3, 4};
  attach(w);
  double s = 0;
  for (int i = 0; i < n; i++) { w[i] += 1; w[0] *= 1.5; s += both(x[i], i) + x[i] * x[i] * table[0] * x[0]; w[i] = 0; }
  return s;
}
