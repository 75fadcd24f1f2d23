// Sign bits of vectors, cleared, set and flipped by masks, as `_mm_and_pd` and its like do: |x|, -|x|, -x.
// grad: f
// at: x=[1.5,-2,-0.5,3] n=4
// value: -92.25
// d x: [-7.75,-30,0.25,-87]
#include <string.h>
typedef double two __attribute__((vector_size(16)));
typedef long bits __attribute__((vector_size(16)));

double f(const double *x, int n) {
    const bits top = {1L << 63, 1L << 63};
    two sum = {0, 0};
    for (int i = 0; i + 1 < n; i += 2) {
        bits a;
        memcpy(&a, x + i, sizeof a);
        two plus = (two)(a & ~top), minus = (two)(a | top), flipped = (two)(a ^ top);
        sum += plus * plus * flipped + minus * (two){1.0, 2.0};
    }
    return sum[0] + 3 * sum[1];
}
