// Recursive radix-2 FFT on split real and imaginary parts, in scratch memory.
// grad: f
// at: n=8 re=[1,2,3,4,0,-1,0.5,2] im=[0,1,0,-1,0.5,0,0,1]
// value: 3374.968829644922
// d re: [-8.686291501015244,1055.8082245892128,1461.3523804664972,701.8082245892127,-111.31370849898475,-653.8082245892128,-1349.3523804664972,-911.8082245892127]
// d im: [2437.7056274847714,939.8183258569794,-706.3137084989849,-1004.4457428549491,-1021.7056274847714,-853.8183258569795,-667.6862915010151,930.4457428549492]
#include <math.h>
static void fft(int n, double *re, double *im, double *scratch) {
  if (n == 1)
    return;
  int h = n / 2;
  for (int i = 0; i < h; i++) {
    scratch[i] = re[2 * i];
    scratch[h + i] = re[2 * i + 1];
    scratch[n + i] = im[2 * i];
    scratch[n + h + i] = im[2 * i + 1];
  }
  for (int i = 0; i < n; i++) {
    re[i] = scratch[i];
    im[i] = scratch[n + i];
  }
  fft(h, re, im, scratch);
  fft(h, re + h, im + h, scratch);
  for (int k = 0; k < h; k++) {
    double c = cos(-2 * M_PI * k / n), s = sin(-2 * M_PI * k / n);
    double tr = c * re[h + k] - s * im[h + k], ti = c * im[h + k] + s * re[h + k];
    re[h + k] = re[k] - tr;
    im[h + k] = im[k] - ti;
    re[k] += tr;
    im[k] += ti;
  }
}
double f(int n, double *re, double *im) {
  double scratch[64];
  fft(n, re, im, scratch);
  double s = 0;
  for (int i = 0; i < n; i++)
    s += (i + 1) * (re[i] * re[i] + im[i] * im[i] * im[i]);
  return s;
}
