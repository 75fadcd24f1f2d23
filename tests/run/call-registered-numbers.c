// Derivatives by hand of a function of two numbers, one of them constant; the tangent comes alone.
// grad: f
// at: x=0.5 y=2 const y
// value: 1.978851077208406
// d x: 3.9151651237807457
// at: x=0.5 y=2
// value: 1.978851077208406
// d x: 3.9151651237807457
// d y: 0.479425538604203
#include <math.h>
struct two {
  double dx, dy;
};
__attribute__((noinline)) static double hidden(double x, double y) { return y * sin(x); }
static double hidden_augmented(double x, double y) { return y * sin(x); }
static struct two hidden_reverse(double x, double y, double d) { return (struct two){d * y * cos(x), d * sin(x)}; }
static double hidden_tangent(double x, double dx, double y, double dy) { return y * cos(x) * dx + sin(x) * dy; }
void *__enzyme_register_gradient_hidden[] = {(void *)hidden, (void *)hidden_augmented, (void *)hidden_reverse};
void *__enzyme_register_derivative_hidden[] = {(void *)hidden, (void *)hidden_tangent};
double f(double x, double y) { return hidden(x, y) + 2 * x + x * x * x * x * 0.32; }
