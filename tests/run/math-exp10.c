// The GNU extension exp10.
// grad: f
// at: x=0.75
// value: 4.217559938927618
// d x: 15.334703896087102
// at: x=-1.5
// value: -0.04743416490252569
// d x: -0.07759842440149323
#define _GNU_SOURCE
#include <math.h>
double f(double x) { return exp10(x) * x; }
