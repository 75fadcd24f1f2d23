// A function of another file that is called through a pointer, while a global that it can name holds what depends on x.
// grad: f
// error: a call through a pointer, to no function that is known here, may touch the global `state`, which carries a derivative
double state;
extern void (*notify)(int);
double f(double x) {
  state = x * x;
  notify(1);
  return state;
}
