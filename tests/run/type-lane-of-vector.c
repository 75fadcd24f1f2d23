// A lane of a vector in memory is read beside the vector: simplifications take it out of an integer of 256 bits.
// grad: f
// at: y=[1,2,3,4,5,6] n=3
// value: 25
// d y: [0,0,3,8,0,0]
// at: y=[1,2,3,4,5,6] n=0
// value: 25
// d y: [0,0,3,8,0,0]
typedef double doubles4 __attribute__((vector_size(32)));
typedef double loose4 __attribute__((vector_size(32), aligned(8), may_alias));
double f(double *y, int n) {
  doubles4 e = {0.5, 0.5, 0.5, 1.0};
  for (int i = 0; i < n; i++) {
    doubles4 g = *(const loose4 *)(y + 2);
    doubles4 d = {e[0], g[1], e[2], 0.5};
    e = d * 0.75 + (e[3] > g[3] ? e : -g) * 0.25;
  }
  return y[3] * y[3] + 3 * y[2];
}
