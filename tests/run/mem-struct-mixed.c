// An array of structs that mix integers and doubles.
// grad: f
// at: n=4 x=[1,2,3,4]
// value: 77
// d x: [1,12,3,48]
struct item {
  int kind;
  double weight;
  char tag;
  float small;
};
double f(int n, const double *x) {
  struct item items[8];
  for (int i = 0; i < n; i++)
    items[i] = (struct item){i % 2, x[i] * x[i], 'a', 0.5f};
  double s = 0;
  for (int i = 0; i < n; i++)
    s += items[i].kind ? items[i].weight * x[i] : items[i].weight * (double)items[i].small;
  return s;
}
