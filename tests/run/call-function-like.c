// Functions whose derivative is said to be that of another: by registration, by annotation, of two arguments, unseen.
// grad: f
// at: x=2 y=3
// value: 23.5
// d x: 16.333333333333333
// d y: 6.5451774444795625
#include <math.h>
// Values are chosen so that they show: none of these computes what it is like.
static double like_log1p(double x) { return 2 * x; }
void *__enzyme_function_like_a[2] = {(void *)like_log1p, (void *)"log1p"};
__attribute__((annotate("enzyme_math=pow"), noinline)) static double like_pow(double x, double y) { return 10 + (x > y); }
__attribute__((annotate("enzyme_function_like=sqrt"), noinline)) double like_sqrt(double x) { return x; }
static double constant(double x) { return (void)x, 4; }
void *__enzyme_function_like_b[2] = {(void *)constant, (void *)"fabs"};
double f(double x, double y) { return like_log1p(x) + like_pow(x, y) + 3 * (like_sqrt(y / 0.75) - 4) + constant(x) * 2 - 0.5 + 2 * x - 2; }
