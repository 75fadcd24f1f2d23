// Methods that are called through a table, and functions that are called through pointers, throw.
// grad: f
// at: n=5 x=[1.25,0.75,2.5,1.875,0.375]
// value: 53.5159912109375
// d x: [181.57958984375,12.55078125,16.852294921875,9.228515625,61.1611328125]
struct op {
  virtual ~op() {}
  virtual double operator()(double v) const { return v * v; }
};
struct checked : op {
  double limit;
  explicit checked(double limit) : limit(limit) {}
  double operator()(double v) const override {
    if (v < limit)
      throw 2;
    return v * v * limit;
  }
};
static double cube(double v) {
  if (v > 2)
    throw 3;
  return v * v * v;
}
static double half(double v) { return v / 2; }
__attribute__((noinline)) static double apply(const op &o, double (*g)(double), double v) {
  return g(v) * o(v);
}
extern "C" double f(int n, const double *x) {
  op plain;
  checked strict(x[1]);
  double (*const table[])(double) = {cube, half};
  double s = 0;
  for (int i = 0; i < n; i++) {
    const op &o = i % 3 ? static_cast<const op &>(strict) : plain;
    try {
      s += apply(o, table[i % 2], x[i]);
    } catch (int k) {
      s += k * x[i] * s;
    }
  }
  return s;
}
