// pow with base and exponent active.
// grad: f
// at: x=1.7 y=2.3
// value: 3.388695291147646
// d x: 4.584705393905638
// d y: 1.7981374557242875
// at: x=0.4 y=-1.5
// value: 3.9528470752104736
// d x: -14.823176532039277
// d y: -3.6219571395312182
#include <math.h>
double f(double x, double y) { return pow(x, y); }
