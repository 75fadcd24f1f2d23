// Dynamic time warping on the heap with an integer table of moves traced back by a switch.
// grad: f
// at: x=[0.422,0.351,0.6,0.361,0.439,0.062,0.047,-0.345] n=8 y=[0.561,0.639,0.262,0.247,-0.145,-0.111,-0.383] m=7 const y
// value: 0.053160135440008055
// d x: [-0.040855332327943215,-0.061723883373151614,-0.011463006912156733,0.029098402161628602,0.056433264798310026,0.06084211361067799,0.046439874156942625,0.011169083657998869]
#include <math.h>
#include <stdlib.h>
double f(const double *x, int n, const double *y, int m) {
  double *D = malloc((n + 1) * (m + 1) * sizeof *D);
  int *from = calloc((n + 1) * (m + 1), sizeof *from);
#define d(i, j) D[(i) * (m + 1) + (j)]
  for (int i = 0; i <= n; i++)
    for (int j = 0; j <= m; j++)
      d(i, j) = i == 0 && j == 0 ? 0 : 1e10;
  for (int i = 1; i <= n; i++)
    for (int j = 1; j <= m; j++) {
      double c = (x[i - 1] - y[j - 1]) * (x[i - 1] - y[j - 1]), b = d(i - 1, j - 1);
      int w = 0;
      if (d(i - 1, j) < b) {
        b = d(i - 1, j);
        w = 1;
      }
      if (d(i, j - 1) < b) {
        b = d(i, j - 1);
        w = 2;
      }
      d(i, j) = c + b;
      from[i * (m + 1) + j] = w;
    }
  double r = sqrt(d(n, m));
  int i = n, j = m, len = 0;
  while (i > 0 && j > 0) {
    switch (from[i * (m + 1) + j]) {
    case 0:
      i--;
      j--;
      break;
    case 1:
      i--;
      break;
    default:
      j--;
    }
    len++;
  }
  free(D);
  free(from);
  return r / len;
}
