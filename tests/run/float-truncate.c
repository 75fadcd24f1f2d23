// double arguments, float result: fptrunc is transposed by fpext.
// grad: f
// at: x=1.5 y=2.25
// value: 5.0625
// d x: 6.75
// d y: 2.25
// tol: 2e-6
float f(double x, double y) { return (float)(x * y) * (float)x; }
