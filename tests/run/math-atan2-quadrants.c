// atan2 in all four quadrants and on the axes.
// grad: f
// at: y=1 x=2
// value: 0.4636476090008061
// d y: 0.4
// d x: -0.2
// at: y=1 x=-2
// value: 2.677945044588987
// d y: -0.4
// d x: -0.2
// at: y=-1 x=-2
// value: -2.677945044588987
// d y: -0.4
// d x: 0.2
// at: y=-1 x=2
// value: -0.4636476090008061
// d y: 0.4
// d x: 0.2
// at: y=0 x=2
// value: 0
// d y: 0.5
// d x: 0
// at: y=3 x=0
// value: 1.5707963267948966
// d y: 0
// d x: -0.3333333333333333
#include <math.h>
double f(double y, double x) { return atan2(y, x); }
