// Two functions that call each other.
// grad: even
// at: n=7 x=1.2
// value: 2.190952008744949
// d x: 7.121029299158762
double even(int n, double x);
__attribute__((noinline)) static double odd(int n, double x) { return n <= 0 ? x : even(n - 1, x * 0.5) + x; }
double even(int n, double x) { return n <= 0 ? x * x : odd(n - 1, x * x) * x; }
