// Variables of the thread: scratch that callees fill and read, and a number that is counted beside it.
// grad: f
// at: x=1.5 n=5
// value: 74.34375
// d x: 207.8125
static _Thread_local double scratch[8];
static _Thread_local int calls;

__attribute__((noinline)) static void fill(double x, int n) {
    for (int i = 0; i < n; i++)
        scratch[i] = (i ? scratch[i - 1] : 1) * x;
    calls++;
}

__attribute__((noinline)) static double last(int n) { return scratch[n - 1] * calls; }

double f(double x, int n) {
    calls = 0;
    double sum = 0;
    for (int k = 1; k <= n; k++) {
        fill(x, k);
        sum += last(k);
    }
    return sum;
}
