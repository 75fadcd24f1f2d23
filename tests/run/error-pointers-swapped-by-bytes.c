// Pointers that are swapped byte by byte.
// grad: f
// at: x=1.3 i=1
// value: 3.8999999999999999
// d x: 3
// or error: byte by byte
double f(double x, int i) {
  double v[2] = {x * x, 3 * x}, *e[2] = {v, v + 1};
  char *p = (char *)e;
  for (int k = 0; k < 8; k++) {
    char t = p[k];
    p[k] = p[8 * i + k];
    p[8 * i + k] = t;
  }
  return *e[0];
}
