// A `float` or an `int` beside a tag: both travel in one integer of 64 bits.
// or error: integer arithmetic on the bits of a float
// grad: f
// at: x=[1.5,1.25,0.5,-2.0] n=3
// value: 27.9375
// d x: [54.0,0.0,1.5,0.0]
// at: x=[1.5,1.25,0.5,-2.0] n=4
// value: 77.8828125
// d x: [0.0,15.625,0.0,-128.0]
struct tagged {
  int tag;
  union {
    float f;
    int i;
  };
};
double f(const float *x, int n) {
  struct tagged t[4], kept;
  for (int i = 0; i < 4; i++) {
    if ((i + n) & 1) {
      t[i].tag = 1;
      t[i].f = x[i] * x[i];
    } else {
      t[i].tag = 0;
      t[i].i = 3 * i;
    }
  }
  kept = t[n & 3];
  t[n & 3] = t[0];
  t[0] = kept;
  double s = 0;
  for (int i = 0; i < 4; i++)
    s += (i + 1) * (t[i].tag ? (double)t[i].f * t[i].f : 0.5 * t[i].i);
  return s;
}
