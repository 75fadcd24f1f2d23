// Fused multiply-add, all three operands active.
// grad: f
// at: x=1.5 y=-2 z=3
// value: 0
// d x: -6
// d y: 4.5
// d z: 3
double f(double x, double y, double z) { return __builtin_fma(x, y, z) * z; }
