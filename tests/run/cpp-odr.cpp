// Inline methods and templates: other copies of them may be linked instead, but only equal ones.
// grad: f
// at: x=1.5
// value: 21.9375
// d x: 34.125
template <class T> __attribute__((noinline)) T square(T x) { return x * x; }
template double square<double>(double);
struct Scale {
  double by;
  __attribute__((noinline)) double operator()(double x) const { return by * x; }
};
__attribute__((noinline)) inline double shifted(double x) { return x + 0.25; }
extern "C" double f(double x) { return Scale{x * 2}(square(x)) + Scale{x}(square(shifted(x))) * 2 + x * 4; }
