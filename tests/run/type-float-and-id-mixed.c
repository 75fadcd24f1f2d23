// Structures whose members share registers: floats, integers and characters.
// grad: f
// at: x=1.5
// value: 158.25
// d x: 312.5
// tol: 1e-6
struct part {
  float v;
  int id;
  float w;
};
struct big {
  float v;
  int id;
  double w;
};
struct four {
  float a, b, c;
  int k;
};
struct six {
  float a;
  char c;
};
#define NI __attribute__((noinline)) static
NI struct part made(double v, int n) {
  struct part p = {(float)(v * n), n, (float)(v * v)};
  return p;
}
NI struct big madeb(double v, int n) {
  struct big p = {(float)(v * n), n, v * v * v};
  return p;
}
NI struct four madef(double v, int n) {
  struct four p = {(float)(v * n), (float)v, (float)(v * v), n};
  return p;
}
NI struct six mades(double v, char n) {
  struct six p = {(float)(v * n), n};
  return p;
}
NI double use(struct part p, struct big b, struct four f, struct six s) {
  return p.id * p.v + p.w * b.v * b.id + b.w + f.a * f.b * f.c * f.k + s.a * s.c;
}
double f(double x) { return use(made(x, 2), madeb(x, 3), madef(x, 4), mades(x, 5)); }
