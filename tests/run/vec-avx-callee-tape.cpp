// A function for a machine with AVX keeps vectors from one sweep to the other; its caller is not compiled for that machine.
// grad: f
// at: x=[1,2,3,4]
// value: 83.85890945792198
// d x: [4.658463835716248,10.298995971679688,18.34165871143341,32.396484375]
#define AVX __attribute__((target("avx"), noinline))
typedef double v4 __attribute__((vector_size(32)));
struct A { v4 v; };
AVX static void set(A &a, const double *x) {
  v4 v = {x[0], x[1], x[2], x[3]};
  a.v = v * 1.5;
}
AVX static double square(A &a) {
  v4 s = a.v * a.v;
  a.v = s * 0.125;
  return s[0] + s[1] + s[2] + s[3];
}
extern "C" double f(const double *x) {
  A a;
  set(a, x);
  double s = 0;
  for (int i = 0; i < 3; i++) s += square(a) / (i + 1);
  return s;
}
