// Memory at the alignment that is asked for: its shadow has it, too, and both are released.
// grad: f
// at: x=[1.5,2,3,4] n=4
// value: 278.0
// d x: [12.0,28.0,54.0,80.0]
#include <stdint.h>
#include <stdlib.h>

static double *room(int n) {
    double *p = aligned_alloc(64, (n * sizeof(double) + 63) / 64 * 64);
    if (!p || (uintptr_t)p % 64)
        abort();
    return p;
}

double f(const double *x, int n) {
    double *a = room(n), *b = room(n), sum = 0;
    for (int i = 0; i < n; i++)
        a[i] = x[i] * x[i];
    for (int i = 0; i < n; i++)
        b[i] = a[n - 1 - i] + (i ? b[i - 1] : 0);
    for (int i = 0; i < n; i++)
        sum += b[i] * (i + 1);
    free(b);
    free(a);
    return sum;
}
