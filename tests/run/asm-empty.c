// Inline assembly without instructions, which keeps the compiler from looking through: it changes nothing.
// grad: f
// at: x=[1.5,0.5,-2] n=3
// value: -39.0
// d x: [-53.0,-90.0,38.25]
typedef double two __attribute__((vector_size(16)));

double f(double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    double v = x[i] * x[i];
    __asm__ volatile("" : "+x"(v));
    s += v;
    __asm__ volatile("" : "+r,m"(s) : : "memory");
    int k = i;
    __asm__("" : "+r"(k));
    s *= k + 1;
    __asm__ volatile("" ::: "memory");
  }
  two p = {x[0], s};
  double a = x[1], b = x[2];
  __asm__("" : "+g,x"(p));
  __asm__ volatile("" : "+x"(a), "+x"(b));
  double *q = x;
  __asm__ volatile("" : "+r"(q) : : "memory");
  double z = p[0] * p[1] * a;
  __asm__ volatile("" : "+m"(z));
  __asm__ volatile("" : : "g"(z));
  return z * b + q[0];
}
