// The float variants of libm.
// grad: f
// at: x=0.75 y=1.5
// value: 6.170691013336182
// d x: 2.955239627780632
// d y: 4.117913877147435
// tol: 5e-6
#include <math.h>
float f(float x, float y) { return sinf(x) * expf(y) + powf(y, x) - logf(x) * tanhf(y) + sqrtf(x + y); }
