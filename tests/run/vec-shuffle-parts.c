// Doubles that are shuffled as pairs of integers, as `_mm_shuffle_epi32` does.
// grad: f
// at: x=[1.5,2,-0.5,3] n=4
// value: 44
// d x: [12,21,18,24]
#include <string.h>
typedef double two __attribute__((vector_size(16)));
typedef int four __attribute__((vector_size(16)));

double f(const double *x, int n) {
    two sum = {0, 0};
    for (int i = 0; i + 1 < n; i += 2) {
        two a;
        four bits;
        memcpy(&a, x + i, sizeof a);
        memcpy(&bits, x + i, sizeof bits);
        two swapped = (two)__builtin_shufflevector(bits, bits, 2, 3, 0, 1);
        two high = (two)__builtin_shufflevector((four)(a * a), bits, 2, 3, 6, 7);
        sum += swapped * high * (two){1.0, 2.0};
    }
    return sum[0] + 3 * sum[1];
}
