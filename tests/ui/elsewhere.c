static double temperature;
double conductivity(void);
double current_temperature(void) { return temperature; }
double heat(double x) {
  temperature = x * x;
  return conductivity() * x;
}

double state;
extern void (*notify)(int);
double notified(double x) {
  state = x * x;
  notify(1);
  return state;
}

void put(int key, double v);
double get(int key);
__attribute__((noinline)) static void keep(double v) { put(1, v); }
__attribute__((noinline)) static double kept(void) { return get(1); }
double handed(double x) {
  keep(x);
  keep(x * x);
  return kept() + kept();
}
