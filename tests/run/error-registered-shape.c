// A registered gradient whose augmented function does not give the result.
// grad: f
// error: `augment` is registered as a derivative of `foo`
static double foo(double x) { return x * x; }
static void augment(double x) { (void)x; }
static double reverse(double x, double d) { return 100 * d + x; }
void *__enzyme_register_gradient_foo[] = {(void *)foo, (void *)augment, (void *)reverse};
void *__enzyme_register_derivative_foo[] = {(void *)foo, (void *)augment};
double f(double x) { return foo(x) + 1; }
