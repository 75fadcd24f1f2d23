// Tagged values in a loop: numbers are made of their bits ahead of it, and added in one arm within.
// grad: f
// at: s=0.5 n=0
// value: 22.634812524704606
// d s: 8.673044406822837
// at: s=-1.25 n=1
// value: 6.064380737564709
// d s: 1.290426366835238
#include <math.h>
struct tagged {
  int tag;
  union {
    double d;
    long i;
  };
};
double f(double s, int n) {
  double v = 0.5;
  for (int k = 1; k < 8; k *= 2)
    for (int j = 0; j < 8; j++) {
      struct tagged t[4];
      for (int i = 0; i < 4; i++)
        if ((i + k + n) & 1) {
          t[i].tag = 1;
          t[i].d = s;
        } else {
          t[i].tag = 0;
          t[i].i = 3 * i;
        }
      t[1].tag = 1;
      t[1].d = 0.5 * v;
      for (int i = 0; i < 4; i++) v += t[i].tag ? 0.5 * sin(t[i].d) : 0.1 * t[i].i;
    }
  return v;
}
