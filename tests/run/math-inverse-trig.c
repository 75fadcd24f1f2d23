// asin, acos, atan, atan2.
// grad: f
// at: x=0.3 y=-0.6
// value: -0.6105614935964364
// d x: 3.073377669939905
// d y: 0.5763858937037933
// at: x=-0.8 y=0.1
// value: 1.573700521682057
// d x: 2.396566092161713
// d y: -1.0937150303870176
#include <math.h>
double f(double x, double y) { return asin(x) * acos(y) + atan(x * y) + atan2(y, x); }
