// std::array in a structure before integers, at indices that only the program knows to be inside.
// grad: f
// at: n=4 x=[1.5,2,3,4]
// value: 15.0
// d x: [2.0,1.5,4.0,3.0]
#include <array>
struct stack {
  std::array<double, 16> data;
  int top = 0;
};
struct vm {
  stack s;
  int pc;
  double reg[4];
  unsigned flags;
};
__attribute__((noinline)) static void push(vm &m, double v) {
  m.s.data[m.s.top++] = v;
  m.pc++;
}
__attribute__((noinline)) static double pop(vm &m) {
  m.flags |= 1;
  return m.s.data[--m.s.top];
}
extern "C" double f(const double *x, int n) {
  vm *m = new vm();
  for (int i = 0; i < n; i++) {
    push(*m, x[i]);
    if (i % 2) {
      double a = pop(*m), b = pop(*m);
      push(*m, a * b);
      m->reg[m->pc & 3] += a;
    }
  }
  double r = m->reg[0] + m->reg[1] * m->reg[2];
  while (m->s.top)
    r += pop(*m);
  delete m;
  return r;
}
