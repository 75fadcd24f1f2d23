// A pointer that walks over memory with a derivative, or over memory without.
// grad: f
// at: x=[1,2,3] c=[4,5,6] k=1 const c
// value: 14
// d x: [2,4,6]
// at: x=[1,2,3] c=[4,5,6] k=0 const c
// value: 77
// d x: [0,0,0]
double f(const double *x, const double *c, int k) {
  const double *p = k ? x : c, *end = p + 3;
  double sum = 0;
  while (p != end) {
    sum += *p * *p;
    p++;
  }
  return sum;
}
