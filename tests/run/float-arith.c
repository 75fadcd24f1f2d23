// Single precision throughout: the adjoints are single precision too.
// grad: f
// at: x=1.5 y=-0.75
// value: 0.4038461446762085
// d x: 0.08875739644970414
// d y: -0.5384615384615384
// tol: 2e-6
float f(float x, float y) { return x * y / (1.0f + x * x) - y; }
