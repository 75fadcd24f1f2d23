// Functions store floats to a variable by its name, and read them by a pointer that was set before f.
// grad: f
// error: memory reached through the global `current` carries a derivative, but has no shadow
static struct body { double m[4]; int n; } bodies[3], *current;
void choose(int k) { current = &bodies[k]; }
__attribute__((noinline)) static void set(int k, double v) { bodies[k].m[2] = v; }
__attribute__((noinline)) static void get(double *v) { *v = current->m[2]; }
double f(double x) {
  double v;
  set(1, x * x);
  get(&v);
  return v * x;
}
