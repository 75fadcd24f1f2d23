// Floats are put behind a pointer that was set before f, and found there by functions that are given nothing which varies.
// grad: f
// error: memory reached through the global `buffer` carries a derivative, but has no shadow
static double *buffer;
void use(double *memory) { buffer = memory; }
__attribute__((noinline)) static void put(double v) { buffer[1] = v; }
__attribute__((noinline)) static double get(void) { return buffer[1]; }
double f(double x) {
  put(x * x);
  return get();
}
