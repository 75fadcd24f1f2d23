// A vector that changes with each step meets all rows of a matrix: it is kept once a step. Another changes while rows meet it.
// grad: f
// at: x=[0.3,-0.7,1.1,0.9,0.2,-0.4,0.5,0.6,-0.1] h=[0.4,-0.2,0.7] g=[0.1,0.5,-0.3] n=3
// value: 75.538050385871458
// d x: [-0.2582157629829035,-1.3395214775553785,3.9615234931968835,2.9100872015683183,17.332464607923963,-83.753127723456984,-4.0009342170652502,-20.437981133182102,119.28968571418783]
// d h: [587.78542614145954,371.868941189324,408.72259010723053]
// d g: [-15.559161180266203,1093.1797869288823,-2824.5068022202154]
#include <math.h>
double f(const double *x, double *h, double *g, int n) {
  double total = 1;
  for (int t = 0; t < 4; t++) {
    double sum = 0;
    for (int r = 0; r < n; r++) {
      double y = 0;
      for (int i = 0; i < n; i++)
        y += x[r * n + i] * h[i] * sin(g[i] * h[i]);
      for (int i = 0; i <= r; i++)
        y += exp(h[i]) * g[r];
      g[r] = g[r] * 0.5 + y * 0.1;
      sum += y * y;
    }
    for (int i = 0; i < n; i++)
      h[i] = h[i] * 0.5 + sum * 0.1;
    total *= sum;
  }
  return total;
}
