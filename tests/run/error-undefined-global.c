// A function of another file that is given nothing, while a global that it can name holds what depends on x.
// grad: f
// error: the call of `adjust` may touch the global `state`, which carries a derivative, but `adjust` has no definition here
double state;
void adjust(void);
double f(double x) {
  state = x * x;
  adjust();
  return state;
}
