// A loop starts at a number of bytes that is said to be one of whole structures: their members are told apart.
double __enzyme_fwddiff(void *, ...);
extern int enzyme_dup, enzyme_const;
struct pair {
  double value;
  long count;
};

static double f(struct pair *pairs, long from, long to) {
  __builtin_assume(from % 16 == 0);
  double sum = 0;
  for (long at = from; at < to; at += 16) {
    struct pair *pair = (struct pair *)((char *)pairs + at);
    sum += pair->value;
    pair->count = at;
  }
  return sum;
}

double tangent(struct pair *pairs, struct pair *shadow, long from, long to) {
  return __enzyme_fwddiff((void *)f, enzyme_dup, pairs, shadow, enzyme_const, from, enzyme_const, to);
}
