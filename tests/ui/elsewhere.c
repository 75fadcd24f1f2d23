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
