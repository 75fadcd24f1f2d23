// Built-ins of x86 that have no counterpart of their own in LLVM IR.
// grad: f
// at: x=[1.25,0.75,2.125,0.875] n=4
// value: 88114.0478515625
// d x: [170080.93359375,118394.94140625,78804.4609375,7370.6328125]
#include <immintrin.h>

__attribute__((target("avx,sse4.1,sse3"))) double f(const double *x, int n) {
  __m128d a = _mm_loadu_pd(x), b = _mm_loadu_pd(x + n - 2);
  __m128d r = _mm_add_pd(_mm_min_pd(_mm_mul_pd(a, a), b), _mm_max_pd(a, b));
  r = _mm_hadd_pd(r, _mm_mul_pd(a, b));
  r = _mm_addsub_pd(r, _mm_hsub_pd(a, b));
  r = _mm_add_pd(r, _mm_mul_pd(a, _mm_floor_pd(_mm_mul_pd(b, _mm_set1_pd(3)))));
  r = _mm_blendv_pd(r, _mm_mul_pd(r, r), _mm_cmplt_pd(a, b));
  r = _mm_add_pd(r, _mm_min_sd(r, a));
  r = _mm_add_pd(r, _mm_round_sd(r, a, _MM_FROUND_TO_ZERO));
  __m256d y = _mm256_insertf128_pd(_mm256_castpd128_pd256(r), b, 1);
  y = _mm256_hadd_pd(y, _mm256_mul_pd(y, y));
  double o[4];
  _mm256_storeu_pd(o, y);
  return o[0] + 2 * o[1] + 3 * o[2] + 4 * o[3];
}
