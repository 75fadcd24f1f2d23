// Objects with tables of functions, in an array of pairs that a result holds: tables lead nowhere, the result is blank before the
// callee writes it, and what a loop by pointers meets is of one kind.
double __enzyme_autodiff(void *, ...);
struct item;
struct methods {
  long kind;
  double (*value)(const struct item *);
};
struct item {
  const struct methods *of;
  struct pair *begin, *end;
  double v;
};
struct pair {
  struct item *item;
  const struct methods *of;
};
struct all {
  struct pair pairs[2];
  long count;
};

static double plain(const struct item *item) { return item->v; }
static const struct methods methods = {1, plain};

__attribute__((noinline)) static struct all both(struct item *a, struct item *b) {
  struct all all;
  all.pairs[0].item = a;
  all.pairs[0].of = a->of;
  all.pairs[1] = (struct pair){b, b->of};
  all.count = all.pairs[0].item->of->kind;
  return all;
}

__attribute__((noinline)) static double sum(const struct item *item) {
  double s = item->of->value == plain ? item->v : 0;
  for (struct pair *p = item->begin; p != item->end; p++)
    s += sum(p->item);
  return s;
}

static double f(const double *x) {
  struct item a = {&methods, 0, 0, x[0] * x[0]}, b = {&methods, 0, 0, x[1]};
  struct all all = both(&a, &b);
  struct item whole = {&methods, all.pairs, all.pairs + 2, 0};
  return sum(&whole) * all.count;
}

void gradient(const double *x, double *dx) { __enzyme_autodiff((void *)f, x, dx); }
