// What the headers refuse.
#include <enzyme/enzyme>
using namespace enzyme;

struct Pair {
  double x, y;
};
double square(double x) { return x * x; }
double product(double x, double y) { return x * y; }
double sum(const double *x) { return x[0]; }
Pair twice(double x) { return {x, x}; }

#if defined NUMBER
auto r = autodiff<Reverse>(square, Duplicated{1.0, 2.0});
#elif defined MEMORY
auto r = autodiff<Reverse>(sum, Active<const double *>{nullptr});
#elif defined INTEGER
auto r = autodiff<Reverse>(square, Active{3});
#elif defined TANGENT
auto r = autodiff<Forward>(square, Active{3.0});
#elif defined STRUCT
auto r = autodiff<Reverse>(twice, Active{3.0});
#elif defined PLAIN
auto r = autodiff<Reverse>(square, 3.0);
#elif defined WIDTHS
auto r = autodiff<Forward>(product, BatchDuplicated<double, 2>{1.0, {1, 0}}, Duplicated{1.0, 2.0});
#elif defined MANY
auto r = autodiff<Forward>(square, BatchDuplicated<double, 17>{1.0, {1, 0}});
#elif defined SEVERAL
auto r = autodiff<Forward>(twice, BatchDuplicated<double, 2>{1.0, {1, 0}});
#elif defined COUNT
auto r = autodiff<Reverse>(square, Active{3.0}, Active{3.0});
#elif defined UNKNOWN
double unknown(double (*f)(double)) { return get<0>(get<0>(autodiff<Reverse>(f, Active{3.0}))); }
#endif
