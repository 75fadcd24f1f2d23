// The last member of a structure that stands alone is an array of any length, whatever the structure says.
// grad: f
// at: x=1.5 n=9
// value: 391.5
// d x: 522.0
#include <stdlib.h>
struct row {
    int count;
    double held[2];
};

double f(double x, int n) {
    struct row *r = malloc(sizeof *r + n * sizeof(double));
    r->count = 0;
    for (int k = 0; k < n; k++)
        r->held[r->count++] = x * k;
    double sum = 0;
    for (int k = 0; k < r->count; k++)
        sum += r->held[k] * r->held[(k * 5) % n];
    free(r);
    return sum;
}
