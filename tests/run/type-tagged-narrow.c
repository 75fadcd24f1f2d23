// An integer that is narrower than the float whose place it takes: it lies over low bits of the fraction.
// grad: f
// at: x=[1.1,1.2,1.3,1.4] n=3
// value: 8.2211749594959
// d x: [3.1065707307301063,0.0,-0.9275882405135769,0.0]
// at: x=[1.1,1.2,1.3,1.4] n=4
// value: 5.382916696383374
// d x: [0.0,0.6260338019430985,0.0,0.0]
// at: x=[0.3,0.7,-1.3,0.9] n=5
// value: 5.458468051678378
// d x: [1.195143279614393,0.0,0.9275882405135769,0.0]
#include <math.h>
struct tagged {
  int tag;
  union {
    double d;
    int i;
  };
};
double f(const double *x, int n) {
  struct tagged t[4], kept;
  for (int i = 0; i < 4; i++) {
    if ((i + n) & 1) {
      t[i].tag = 1;
      t[i].d = x[i] * x[i];
    } else {
      t[i].tag = 0;
      t[i].i = 3 * i;
    }
  }
  kept = t[n & 3];
  t[n & 3] = t[0];
  t[0] = kept;
  if (n > 3) {
    t[3].tag = 0;
    t[3].i = n;
  }
  double s = 0;
  for (int i = 0; i < 4; i++)
    s += (i + 1) * (t[i].tag ? sin(t[i].d) : 0.1 * t[i].i);
  return s;
}
