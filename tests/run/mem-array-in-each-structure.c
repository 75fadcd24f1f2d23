// Structures with an array among integers, one behind another: an index that is not known stays within the array of its
// own structure, and so the integers in front of it and behind it are none of its floats.
// grad: f
// at: x=1.5 n=12
// value: 33.09375
// d x: 22.0625
struct tank {
    int step;
    double level;
    int at;
    double kept[4];
    int seen;
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
    struct tank all[3] = {{0, x, 0, {0}, 1}, {1, 2 * x, 1, {0}, 2}};
    double sum = 0;
    for (int k = 0; k < n; k++) {
        struct tank *t = &all[k % 3];
        fill(t, k + 1);
        sum += t->kept[1] * t->seen + t->kept[2] * t->at;
    }
    return sum + all[0].level;
}
