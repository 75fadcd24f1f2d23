// Error codes, cleanup by goto, and a result handed out through a pointer.
// grad: f
// at: x=[0.422,0.351,0.6,0.361,0.439,0.062,0.047,-0.345,-0.311,-0.583,-0.396,-0.489] n=12
// value: 0.06608168376619472
// d x: [0.0033532971736573774,-0.010183103217597004,-0.005978262044548518,-0.024851108097730328,-0.013200259287276953,-0.013818937641311178,0.022997894276924315,-0.06239344511014891,-0.007220477956120748,-0.08874380217240675,-0.025231780652935173,-0.09321418709395421]
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
enum { OKAY, ESING, EMEM };
static int tri(const double *d, const double *e, const double *b, int n, double **out) {
  int rc = OKAY;
  double *c = malloc(n * sizeof *c), *x = malloc(n * sizeof *x);
  if (!c || !x) {
    rc = EMEM;
    goto fail;
  }
  double den = d[0];
  if (fabs(den) < 1e-10) {
    rc = ESING;
    goto fail;
  }
  x[0] = b[0] / den;
  for (int i = 1; i < n; i++) {
    c[i] = e[i - 1] / den;
    den = d[i] - e[i - 1] * c[i];
    if (fabs(den) < 1e-10) {
      rc = ESING;
      goto fail;
    }
    x[i] = (b[i] - e[i - 1] * x[i - 1]) / den;
  }
  for (int i = n - 2; i >= 0; i--)
    x[i] -= c[i + 1] * x[i + 1];
  *out = x;
  free(c);
  return OKAY;
fail:
  free(c);
  free(x);
  fprintf(stderr, "tri failed: %d\n", rc);
  return rc;
}
double f(const double *x, int n) {
  double d[8], *sol = NULL;
  int k = n / 2;
  for (int i = 0; i < k; i++)
    d[i] = 3 + x[i];
  if (tri(d, x, x + k, k, &sol) != OKAY)
    return HUGE_VAL;
  double s = 0;
  for (int i = 0; i < k; i++)
    s += sol[i] * sol[i];
  free(sol);
  return s;
}
