// A function of another file that is given nothing, but may call one that tells it what depends on x.
// grad: f
// error: the call of `conductivity` may touch the global `temperature`, which carries a derivative, but `conductivity` has no definition here
static double temperature;
double conductivity(void);
double current_temperature(void) { return temperature; }
double f(double x) {
  temperature = x * x;
  return conductivity() * x;
}
