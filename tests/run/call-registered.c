// Program i: derivatives by hand, of a function that would be inlined. They say what they are not, to be told apart.
// grad: f
// at: x=1.5
// value: 3.25
// d x: 101.5
struct pair {
  double value, tangent;
};
static double foo(double x) { return x * x; }
static double augment(double x) { return x * x; }
static double reverse(double x, double d) { return 100 * d + x; }
static struct pair forward(double x, double dx) { return (struct pair){x * x, 100 * dx + x * dx}; }
void *__enzyme_register_gradient_foo[] = {(void *)foo, (void *)augment, (void *)reverse};
void *__enzyme_register_derivative_foo[] = {(void *)foo, (void *)forward};
double f(double x) { return foo(x) + 1; }
