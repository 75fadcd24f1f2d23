// Arrays between other fields: what an index may reach is known from the index.
#include <string.h>

struct S {
  int k;
  double u[4];
  int m;
  float v[4];
  long id;
};

double f(double *x, int n) {
  struct S s[2];
  memset(s, 0, sizeof s);
  for (int i = 0; i < n; i++) {
    s[1].u[i & 3] += x[i] * x[i];
    s[1].v[i % 4u] += (float)x[i];
    s[1].m = i;
  }
  s[1].id = 3;
  s[0] = s[1];
  memset(&s[1], 0, sizeof s[1]);
  double r = 0;
  for (int i = 0; i < 4; i++) r += s[0].u[i] * s[0].v[3 - i] + s[1].u[i];
  return r + s[0].m * s[0].u[1] * s[0].id + s[1].v[n & 3];
}
// grad: f
// at: n=5 x=[1,2,3,4,5]
// value: 278
// d x: [24,69,16,74,56]
// at: n=3 x=[0.5,-1.5,2]
// value: 12
// d x: [0,-20,-3.75]
