// Two heap buffers whose pointers are swapped an odd number of times.
// grad: f
// at: x=[0.922,0.851,1.1,0.861,0.939,0.562,0.547,0.155,0.189,-0.083,0.104,0.011] n=12
// value: 5.411441772073447
// d x: [4.114709998491594,0.24340121865722136,0.4473273885053809,0.6382216436503911,0.77530794899617,0.9196301567009333,0.9873449467960879,1.0247166663135379,0.9143952418651178,0.7121356383822612,0.37552320990735777,1.081951613137814]
#include <stdlib.h>
#include <string.h>
double f(const double *x, int n) {
  double *u = malloc(n * sizeof *u), *w = malloc(n * sizeof *w);
  memcpy(u, x, n * sizeof *u);
  for (int t = 0; t < 17; t++) {
    w[0] = u[0];
    w[n - 1] = u[n - 1];
    for (int i = 1; i < n - 1; i++)
      w[i] = u[i] + 0.2 * (u[i - 1] - 2 * u[i] + u[i + 1]) + 0.05 * u[i] * (1 - u[i]);
    double *s = u;
    u = w;
    w = s;
  }
  double e = 0;
  for (int i = 0; i < n; i++)
    e += u[i] * u[i];
  free(u);
  free(w);
  return e;
}
