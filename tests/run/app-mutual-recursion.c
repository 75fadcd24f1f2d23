// Two functions that call each other, writing their argument and an accumulator.
// grad: f
// at: x=[0.722,0.651,0.9,0.661,0.739,0.362,0.347] n=7
// value: 13.562213903916557
// d x: [3.2449288953199686,6.02087300037647,10.274899827221237,3.9081374397697486,12.378481527092685,2.064499642129318,14.918374122493555]
static double odd(double *a, int n, double *acc);
static double even(double *a, int n, double *acc) {
  double t[2] = {a[n], a[n] * a[n]};
  if (n == 0)
    return t[1];
  *acc += t[0];
  a[n - 1] *= 1.1;
  double r = odd(a, n - 1, acc);
  return r * t[0] + t[1];
}
static double odd(double *a, int n, double *acc) {
  double t = a[n];
  if (n == 0)
    return t;
  a[n] = 0.5 * a[n] * *acc;
  double r = even(a, n - 1, acc);
  *acc *= 1 + 0.1 * a[n];
  return r + t * a[n];
}
double f(double *x, int n) {
  double acc = 0.5;
  double r = even(x, n - 1, &acc);
  for (int i = 0; i < n; i++)
    r += x[i] * acc;
  return r;
}
