// Structures with pointers to functions behind inactive pointers of the file.
// grad: f
// at: n=3 x=[1.5,2.25,3.1]
// value: 85.99593750000001
// d x: [66.330625,22.78125,37.2]
#include <stdlib.h>
struct Op { double (*eval)(const struct Op *, double); double k; };
static double mul(const struct Op *o, double x) { return o->k * x * x; }
static double add(const struct Op *o, double x) { return o->k + x * x * x; }
static struct Op *ops[3];
void *__enzyme_inactive_global_1[] = {ops};
__attribute__((noinline)) static void init(void) { if (ops[0]) return; for (int i = 0; i < 3; i++) { ops[i] = malloc(sizeof(struct Op)); ops[i]->eval = i & 1 ? add : mul; ops[i]->k = i + 2; } }
void *__enzyme_inactivefn_init[] = {(void *)init};
double f(int n, const double *x) {
  init();
  double s = 0;
  for (int i = 0; i < n; i++) s += ops[i]->eval(ops[i], x[i]) * x[0];
  return s;
}
