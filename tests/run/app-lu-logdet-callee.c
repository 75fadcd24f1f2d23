// In-place LU in a callee with a permutation array and an error return; log-determinant and a solve.
// grad: f
// at: x=[0.422,0.351,0.6,2.361,0.439,0.062,0.047,-0.345,-0.311,-0.583,1.604,-0.489,-0.153,-0.125,0.253,0.266,0.543,2.423,0.52,0.244,0.194,-0.147,-0.217,-0.482,1.559]
// value: 983.9922718681113
// d x: [-509.2808374746736,-1464.4255709527386,229.05444813060362,256.6856671164376,-195.98338198465075,-3380.9589434870804,-9721.88072197348,1521.3471711516127,1701.2038626773233,-1301.7786814405783,418.9248590105294,1202.7769844359625,-188.25296988081692,-210.5560365091422,160.95907300792982,-385.7695460278922,-1109.3469631477444,174.02852517273908,194.0040461110499,-148.5300408030197,-1250.4624813511819,-3595.4107457611317,562.6161526260346,629.0548711226847,-480.7798927293161]
#include <math.h>
static int lu(double *a, int n, int *piv) {
  for (int i = 0; i < n; i++)
    piv[i] = i;
  for (int k = 0; k < n; k++) {
    int p = k;
    double best = fabs(a[k * n + k]);
    for (int i = k + 1; i < n; i++)
      if (fabs(a[i * n + k]) > best) {
        best = fabs(a[i * n + k]);
        p = i;
      }
    if (best == 0.0)
      return -1;
    if (p != k) {
      for (int j = 0; j < n; j++) {
        double t = a[k * n + j];
        a[k * n + j] = a[p * n + j];
        a[p * n + j] = t;
      }
      int t = piv[k];
      piv[k] = piv[p];
      piv[p] = t;
    }
    for (int i = k + 1; i < n; i++) {
      a[i * n + k] /= a[k * n + k];
      for (int j = k + 1; j < n; j++)
        a[i * n + j] -= a[i * n + k] * a[k * n + j];
    }
  }
  return 0;
}
double f(double *x) {
  int n = 5, piv[8];
  if (lu(x, n, piv))
    return -1;
  double s = 0, y[8];
  for (int i = 0; i < n; i++)
    s += log(fabs(x[i * n + i]));
  for (int i = 0; i < n; i++) {
    y[i] = 1.0 + piv[i];
    for (int j = 0; j < i; j++)
      y[i] -= x[i * n + j] * y[j];
  }
  for (int i = n - 1; i >= 0; i--) {
    for (int j = i + 1; j < n; j++)
      y[i] -= x[i * n + j] * y[j];
    y[i] /= x[i * n + i];
  }
  for (int i = 0; i < n; i++)
    s += y[i] * y[i] * (i + 1);
  return s;
}
