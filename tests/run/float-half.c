// Floats of two bytes: an array of them, sums and products in their precision, conversions to and from `double`.
// grad: f
// at: x=[1.5,2,0.25] n=3
// value: 10.4375
// d x: [3.0,8.0,1.5]
static _Float16 square(_Float16 v) { return v * v; }

double f(const double *x, int n) {
    _Float16 held[4] = {0};
    for (int i = 0; i < n; i++)
        held[i] = (_Float16)x[i];
    _Float16 sum = 0;
    for (int i = 0; i < n; i++)
        sum += square(held[i]) * (_Float16)(i + 1);
    return sum;
}
