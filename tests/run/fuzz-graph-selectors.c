// A truth value that repeats a loop and a selector of several arms are one integer.
// grad: f
// at: x=[1.2365,-0.4185,-0.6815,0.9695,-1.2515,-1.0055,0.4325,-1.1245] y=[1.4945,-0.7185,1.2585,-0.4805,-1.4055,0.6935,1.2825,0.2815] s=0.3065 n=5 const y
// value: 0.03336956249999998
// d x: [-0.23387500000000006,-0.988125,-0.253875,-0.088625,-0.519875,0.5085,-0.6735,0.9125]
// d s: 0.0
#include <fenv.h>
#include <math.h>
#include <stdlib.h>


static _Thread_local double kept268[8];
static _Thread_local double once268;
static double f268(double *x, double *y, double s, int n) {
  double v0 = 0;
  for (int i = 0; i < n; i++) v0 += x[i] * y[i];
  once268 = s; for (int i = 0; i < 8; i++) kept268[i] = 0.1 * i - 0.5 * x[i];
  double v1 = 0.5;
  int fuel = 20; 
    switch (n & 3) { case 0: goto B2; case 1: goto B1; case 2: goto B1; }
   B0: if (--fuel < 0) goto end; {
    if (fuel & 1) goto B6; if (sin(1.0) > 0.0) goto B2;
  } B1: if (--fuel < 0) goto end; {
    if (sin(s) > 0.0) goto B4; if (x[3] >= v1) goto B5;
  } B2: if (--fuel < 0) goto end; {
    goto B8;
  } B3: if (--fuel < 0) goto end; {
    if (fuel & 1) goto B9; if (sin(once268) > 0.0) goto B0;
  } B4: if (--fuel < 0) goto end; {
  } B5: if (--fuel < 0) goto end; {
  } B6: if (--fuel < 0) goto end; {
    switch ((n + 3) & 3) { case 0: goto B11; case 1: goto B3; case 2: goto B5; }
  } B7: if (--fuel < 0) goto end; {
    switch (n & 3) { case 0: goto B4; case 1: goto B5; case 2: goto B6; }
  } B8: if (--fuel < 0) goto end; {
    goto B1;
  } B9: if (--fuel < 0) goto end; {
  } B10: if (--fuel < 0) goto end; {
  } B11: if (--fuel < 0) goto end; {
    switch (n & 3) { case 0: goto B11; case 1: goto B5; case 2: goto B10; }
  } end: ;
  return 0.5 + 0.5 + 0.25 * v0;
}

static const double wx[8] = {-0.6075,-0.8085,-0.5685,0.0315,-0.1685,0.5085,-0.6735,0.9125}, wy[8] = {0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0};
double f(double *x, double *y, double s, int n) {
  double r = f268(x, y, s, n);
  for (int i = 0; i < 8; i++)
    r += wx[i] * x[i] + wy[i] * y[i];
  return r;
}
