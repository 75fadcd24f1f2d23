// Records of derivatives, for calls through pointers in other files.
extern "C" {
void *__enzyme_virtualreverse(void *);
int __enzyme_virtualforward(void *);
double __enzyme_autodiff(void *, ...);
extern int enzyme_const;
void abort();
}
#if defined FORM
struct shape {
  virtual double area() const { return 1; }
};
void forms() {
  shape s;
  __enzyme_virtualreverse(*(void **)&s);
}
#elif defined RETURNS
double square(double x) { return x * x; }
int returns() { return __enzyme_virtualforward((void *)square); }
#elif defined TYPE
struct pair {
  double a, b;
};
pair both(double x) { return {x, x}; }
void ask() { __enzyme_virtualreverse((void *)both); }
#elif defined KEEPS
static double last;
double keep(double x) { return last = x; }
double kept() { return last; }
void ask() { __enzyme_virtualreverse((void *)keep); }
#elif defined FRONT
double square(double x) { return x * x; }
void ask() { __enzyme_virtualreverse((void *)square); }
#elif defined ABSENT
double cube(double x);
double (*given)(double) = cube;
int main() { __enzyme_virtualreverse((void *)given); }
double cube(double x) { return x * x * x; }
#elif defined LIBRARY
using function = double (*)(double);
static double through(function f, double x) { return 2 * f(x); }
double gradient(function f, double x) { return __enzyme_autodiff((void *)through, enzyme_const, f, x); }
#elif defined DECLARES
__attribute__((annotate("tapeless_record"))) double cube(double x);
static double twice(double x) { return 2 * cube(x); }
int main(int argc, char **) { return __enzyme_autodiff((void *)twice, 1.0 * argc) != 6; }
#elif defined DEFINES
double cube(double x) { return x * x * x; }
#elif defined KNOWN
using function = double (*)(double);
static double twice(double x) { return 2 * x; }
function ours = twice;
static double through(function f, double x) { return 2 * f(x); }
double gradient(function f, double x) { return __enzyme_autodiff((void *)through, enzyme_const, f, x); }
#elif defined PROGRAM
using function = double (*)(double);
double gradient(function f, double x);
double cube(double x) { return x * x * x; }
int main(int argc, char **) { return gradient(cube, argc) != 6; }
#elif defined ANNOTATED
using function = double (*)(double);
double gradient(function f, double x);
__attribute__((annotate("tapeless_record"))) double cube(double x) { return x * x * x; }
int main(int argc, char **) { return gradient(cube, argc) != 6; }
#endif
