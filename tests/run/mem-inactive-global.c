// Globals that the user says carry no derivative: by annotation, by registration; a static local, an array.
// grad: f
// at: x=1.5
// value: 12
// d x: 3.5
__attribute__((annotate("enzyme_inactive"))) static double last;
static double history[4];
void *__enzyme_inactive_global_history = (void *)history;
double peak;
void *__enzyme_inactive_global_others[] = {(void *)&peak};
__attribute__((noinline)) static void keep(double *into, double x) { *into = x; }
double f(double x) {
  last = x;
  history[1] = 2 * x;
  keep(&history[2], 3 * x);
  keep(&peak, x);
  // 2.25 + 3 + 4.5 + 2.25, in x: each product keeps one derivative
  return last * x + history[1] + history[2] + peak * x + (x - 1.5) * 0.5;
}
