// Derivatives by hand of functions that an optimiser sees through: constant, without use for an argument, the identity.
// grad: f
// at: x=1.5 y=2
// value: 9.5
// d x: 100
// d y: 2000
struct pair {
  double value, tangent;
};
__attribute__((noinline)) double constant(double x, double y) { return (void)x, (void)y, 4; }
double constant_forward(double x, double y) { return (void)x, (void)y, 4; }
struct pair constant_back(double x, double y, double d) { return (struct pair){100 * d * (x / 1.5), 1000 * d * (y / 2)}; }
struct pair constant_tangent(double x, double dx, double y, double dy) {
  return (struct pair){4, 100 * dx * (x / 1.5) + 1000 * dy * (y / 2)};
}
void *__enzyme_register_gradient_constant[] = {(void *)constant, (void *)constant_forward, (void *)constant_back};
void *__enzyme_register_derivative_constant[] = {(void *)constant, (void *)constant_tangent};
__attribute__((noinline)) static double same(double x) { return x; }
static double same_forward(double x) { return x; }
static double same_back(double x, double d) { return (void)x, 500 * d; }
static struct pair same_tangent(double x, double dx) { return (struct pair){x, 500 * dx}; }
void *__enzyme_register_gradient_same[] = {(void *)same, (void *)same_forward, (void *)same_back};
void *__enzyme_register_derivative_same[] = {(void *)same, (void *)same_tangent};
double f(double x, double y) { return constant(x, y) + 2 * same(y) + 1.5; }
