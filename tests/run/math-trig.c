// sin, cos, tan.
// grad: f
// at: x=0.7
// value: 1.202596072052224
// d x: 1.1612807598153
// at: x=-2.1
// value: 0.8970025200197199
// d x: -5.55368658382129
#include <math.h>
double f(double x) { return sin(x) + 2 * cos(x) * tan(x / 2); }
