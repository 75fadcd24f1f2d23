// Program e: two buffers swapped after every step.
// grad: e
// at: T=5 n=4 u=[1,2,-1,0.5] v=[0,0,0,0]
// value: 10.415564702135464
// d u: [0.14811737099559152,9.488502987113801,-9.267126097599933,-1.5343592287673964]
// d v: [0,0,0,0]
// at: T=4 n=4 u=[1,2,-1,0.5] v=[0,0,0,0]
// value: 9.11462057701975
// d u: [0.2172136718522657,8.020807211359461,-6.9171986054002375,-0.7554417119781095]
// d v: [0,0,0,0]
// at: T=0 n=4 u=[1,2,-1,0.5] v=[3,3,3,3]
// value: 6.25
// d u: [2,4,-2,1]
// d v: [0,0,0,0]
static void step(double *out, const double *in, int n) {
  for (int i = 0; i < n; i++)
    out[i] = in[i] - 0.1 * in[i] * in[(i + 1) % n];
}
double e(double *u, double *v, int T, int n) {
  for (int t = 0; t < T; t++) {
    step(v, u, n);
    double *swap = u;
    u = v;
    v = swap;
  }
  double s = 0;
  for (int i = 0; i < n; i++)
    s += u[i] * u[i];
  return s;
}
