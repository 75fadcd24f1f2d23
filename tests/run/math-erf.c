// erf and erfc.
// grad: f
// at: x=0.6
// value: 1.033686895049628
// d x: 0.5605716950670168
// at: x=-1.9
// value: 3.7071926228202674
// d x: -1.2795970633801996
#include <math.h>
double f(double x) { return erf(x) * x + erfc(x / 2); }
