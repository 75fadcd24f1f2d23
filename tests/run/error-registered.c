// A registered gradient is not followed yet, and must not be ignored.
// grad: f
// at: x=1.5
// error: TL0003
static double foo(double x) { return x * x; }
static void augment(double x) { (void)x; }
static double reverse(double x, double d) { return 100 * d + x; }
void *__enzyme_register_gradient_foo[] = {(void *)foo, (void *)augment, (void *)reverse};
double f(double x) { return foo(x) + 1; }
