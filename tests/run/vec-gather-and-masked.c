// Lanes gathered from addresses of their own, also conditionally; loads and stores of chosen lanes.
// grad: f
// at: x=[1.5,0.5,2,0.25] n=2
// value: 8.625
// d x: [4.0,5.3125,1.015625,7.0]
#include <immintrin.h>

__attribute__((target("avx2"))) double f(const double *x, int n) {
  __m256d a = _mm256_i64gather_pd(x, _mm256_set_epi64x(3, 0, 1, 2), 8);
  __m256d b = _mm256_mask_i32gather_pd(a, x, _mm_set_epi32(0, 1, n, 3), _mm256_cmp_pd(a, _mm256_set1_pd(1), _CMP_GT_OS), 8);
  __m256i first = _mm256_set_epi64x(0, n > 3 ? -1 : 0, -1, -1);
  __m256d c = _mm256_maskload_pd(x + 2, first);
  double o[4] = {1, 2, 3, 4}, p[4];
  _mm256_maskstore_pd(o, first, _mm256_mul_pd(b, c));
  _mm256_storeu_pd(p, _mm256_add_pd(a, _mm256_mul_pd(b, b)));
  return o[0] * p[0] + o[1] * p[1] * o[2] + p[2] * o[3] + p[3];
}
