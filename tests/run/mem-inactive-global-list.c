// A list of rows behind an inactive pointer of the file.
// grad: f
// at: n=3 x=[1.5,2.25,3.1]
// value: 302579.26425000007
// d x: [107753.7175,161529.035,215304.35249999998]
#include <stdlib.h>
struct Row { int n; double *v; struct Row *next; };
static struct Row *rows;
void *__enzyme_inactive_global_1[] = {&rows};
__attribute__((noinline)) static void init(void) { if (rows) return; for (int k = 0; k < 3; k++) { struct Row *r = malloc(sizeof *r); r->n = 3; r->v = malloc(24); for (int i = 0; i < 3; i++) r->v[i] = k + i + 1; r->next = rows; rows = r; } }
void *__enzyme_inactivefn_init[] = {(void *)init};
double f(int n, const double *x) {
  init();
  double s = 1;
  for (struct Row *r = rows; r; r = r->next) { double d = 0; for (int i = 0; i < n && i < r->n; i++) d += r->v[i] * x[i]; s = s * d + d * d; }
  return s;
}
