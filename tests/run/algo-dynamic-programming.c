// Soft edit distance: a table filled row by row.
// grad: f
// at: n=3 m=4 a=[1,2,3] b=[1.5,2,2.5,3.5]
// value: -2.0936833567617765
// d a: [-1.4024496580548287,-0.307149245453432,-0.05791761321960034]
// d b: [0.4060774950715972,0.2654781889666296,-0.007349301818845994,1.1033101345084804]
#include <math.h>
double f(int n, int m, const double *a, const double *b) {
  double t[8][8];
  for (int i = 0; i <= n; i++)
    for (int j = 0; j <= m; j++) {
      if (i == 0 || j == 0) {
        t[i][j] = 1.0 * (i + j);
        continue;
      }
      double d = (a[i - 1] - b[j - 1]) * (a[i - 1] - b[j - 1]);
      t[i][j] = d - log(exp(-t[i - 1][j]) + exp(-t[i][j - 1]) + exp(-t[i - 1][j - 1]));
    }
  return t[n][m];
}
