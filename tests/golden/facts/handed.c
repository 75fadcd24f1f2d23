// A structure leads to what varies, to a table of the request that stays as it is, and to one that is written: a callee is told which.
void __enzyme_autodiff(void *, ...);
struct deck { const double *given, *table; double *kept; };
static double table[4], kept[4];
void start(void) { table[0] = 1; }
__attribute__((noinline)) static void fill(const struct deck *d) { for (int i = 0; i < 4; i++) d->kept[i] = d->given[i] * d->table[i]; }
static double f(const double *x) {
  const struct deck d = {x, table, kept};
  fill(&d);
  return kept[0] * kept[3];
}
void gradient(const double *x, double *dx) { __enzyme_autodiff((void *)f, x, dx); }
