// Reciprocals, and those of roots, as the processor approximates them: the derivatives are those of what is meant.
// grad: f
// at: x=[1.25,0.75,2.125,0.875] n=4
// value: 12.478467669879146
// d x: [-0.19278640450004206,-4.6296316536432795,0.53463720242468558,-0.77159996515474307]
// tol: 2e-3
#include <immintrin.h>

float f(const float *x, int n) {
  __m128 a = _mm_loadu_ps(x), r = _mm_add_ps(_mm_mul_ps(_mm_rsqrt_ps(a), a), _mm_rcp_ps(a));
  float o[4];
  _mm_storeu_ps(o, r);
  return o[0] + 2 * o[1] * o[2] + o[n - 1];
}
