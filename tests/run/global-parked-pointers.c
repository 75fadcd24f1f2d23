// Pointers behind a pointer of the file: other functions change where they lead.
// grad: f
// at: x=1.3
// value: 278.73303428204002
// d x: 1998.7972531877999
#define NI __attribute__((noinline)) static
struct place {
  double *p;
  int n;
};
static double **pointer;
static struct place *place;
NI void keep(double **p, struct place *s) { pointer = p, place = s; }
NI void set(double *p) { *pointer = p; }
NI double **get(void) { return pointer; }
NI void lead(double *p) { place->p = p; }
NI double *led(void) { return place->p; }
double f(double x) {
  double y = x * x, z = x, m = 0.7, o = x + 1, *q = &z;
  struct place s = {&o, 1};
  keep(&q, &s);
  double a = *q * *s.p;
  set(&y);
  lead(&m);
  double b = *q * a;
  **get() = a * b;
  *led() = x * b;
  *get() = &z;
  s.p = &o;
  *led() *= b + m;
  return *q * a + b * y * z + m * o;
}
