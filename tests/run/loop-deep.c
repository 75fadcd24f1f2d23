// Four nested loops, the innermost triangular in all others.
// grad: f
// at: n=3 x=0.9
// value: 3.377679499302908
// d x: 7.411751868950427
double f(int n, double x) {
  double s = 1;
  for (int i = 0; i < n; i++)
    for (int j = i; j < n; j++)
      for (int k = j; k < n; k++)
        for (int l = 0; l < i + j + k; l++)
          s = s * 0.9 + x * x / (1 + l);
  return s;
}
