// Derivatives by hand, and what else is said of functions, in a file of their own: none of it is referred to from anywhere.
#ifdef HEADER
#include <tapeless/tapeless.h>
#endif
int calls;
double cube(double x) { return x * x * x; }
static double augmented(double x) { return cube(x); }
static double reverse(double x, double d) { return 100 + 3 * x * x * d; }
double square(double x) { return x * x; }
void count(double x) { calls += x > 0; }
#ifdef HEADER
TAPELESS_REGISTER_GRADIENT(cube, augmented, reverse);
TAPELESS_REGISTER_LIKE(square, "sin");
TAPELESS_REGISTER_INACTIVE(count);
#else
void *__enzyme_register_gradient_cube[] = {(void *)cube, (void *)augmented, (void *)reverse};
void *__enzyme_function_like_square[] = {(void *)square, (void *)"sin"};
void *__enzyme_inactivefn_count = (void *)count;
#endif
