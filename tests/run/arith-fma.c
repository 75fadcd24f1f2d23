// Fused multiply-add, all three operands active.
// grad: f
// at: x=1.5 y=-2 z=3
// value: 0
// d x: -6.000000006389783
// d y: 4.499999996548931
// d z: 2.9999999922036835
double f(double x, double y, double z) { return __builtin_fma(x, y, z) * z; }
