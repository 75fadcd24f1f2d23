// Destructors of active objects run while an exception unwinds, through two functions that do not catch it.
// grad: f
// at: n=5 x=[1.25,0.75,2.5,1.875,0.375]
// value: 17116.994318962097
// d x: [8401.4679412841797,765.97969055175781,27676.314544677734,11978.973770141602,2196.9742202758789]
struct adds {
  double *to, value;
  adds(double *to, double value) : to(to), value(value) {}
  ~adds() { *to += value * value; }
};
struct restores {
  double *at, old;
  explicit restores(double *at) : at(at), old(*at) {}
  ~restores() { *at = old * 2; }
};
__attribute__((noinline)) static double square(double v) {
  if (v < 1)
    throw 1;
  return v * v;
}
__attribute__((noinline)) static double inner(double v, double *t) {
  adds a(t, v);
  double r = square(v);
  a.value *= 3;
  return r;
}
__attribute__((noinline)) static double outer(double v, double *t, double *w) {
  restores r(w);
  *w = v * v;
  return inner(v, t) * *w;
}
extern "C" double f(int n, const double *x) {
  double s = 0, t = 0, w = x[0];
  for (int i = 0; i < n; i++) {
    try {
      s += outer(x[i], &t, &w) * x[i];
    } catch (int k) {
      s += x[i] * w * k;
      w *= 0.5;
    }
    s += w;
  }
  return s + t * s;
}
