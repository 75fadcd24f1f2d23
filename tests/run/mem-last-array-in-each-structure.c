// Structures whose last member is an array, one behind another: what comes behind the array is the integers of the next
// structure, which no index of the array reaches (a structure that stands alone may be longer than it says).
// grad: f
// at: x=1.5 n=12
// value: 25.6875
// d x: 17.125
#include <stdlib.h>
struct tank {
    int step;
    double level;
    int at;
    int seen;
    double kept[4];
};

static void fill(struct tank *t, double k) {
    t->level *= 0.5;
    t->at += t->step;
    t->step++;
    if (t->at > 3)
        t->at = 0;
    t->kept[t->at] += t->level * k;
    t->seen++;
}

double f(double x, int n) {
    struct tank *all = calloc(3, sizeof *all);
    all[0] = (struct tank){0, x, 0, 1, {0}};
    all[1] = (struct tank){1, 2 * x, 1, 2, {0}};
    double sum = 0;
    for (int k = 0; k < n; k++) {
        struct tank *t = &all[k % 3];
        fill(t, k + 1);
        sum += t->kept[1] * t->seen + t->kept[2] * t->at;
        if (k % 5 == 4) {
            struct tank first = all[0];
            all[0] = all[1];
            all[1] = first;
        }
    }
    sum += all[0].level;
    free(all);
    return sum;
}
