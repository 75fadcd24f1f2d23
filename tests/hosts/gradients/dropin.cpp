// A program written for <enzyme/enzyme>, which declares the convention once more as such programs do.
#include "check.h"
#include <enzyme/enzyme>
#include <enzyme/utils>
#include <vector>

int enzyme_dup;
int enzyme_dupnoneed;
int enzyme_out;
int enzyme_const;

template <typename return_type, typename... T> return_type __enzyme_fwddiff(void *, T...);
template <typename return_type, typename... T> return_type __enzyme_autodiff(void *, T...);

double product(double x, double y) { return x * y; }
float by_value(float x) { return x * x; }
float by_reference(const float &x) { return x * x; }
float by_pointer(const float *x) { return *x * *x; }
float counts(float x, float &y) { return x * (y++); }

struct pair {
  double x, y;
};
double area(pair p) { return p.x * p.y; }

using Vector = std::vector<double>;

double norm2(const Vector &x) {
  double s = 0;
  for (auto v : x)
    s += v * v;
  return s;
}

Vector spread(const Vector &x) {
  Vector y(2);
  y[0] = x[0] * x[1];
  y[1] = x[1];
  return y;
}

int main() {
  enzyme::Active<double> x{3.5}, y{2.0};
  enzyme::tuple<enzyme::tuple<double, double>> gradient = enzyme::autodiff<enzyme::Reverse>(product, x, y);
  expect("dx", enzyme::get<0>(enzyme::get<0>(gradient)), 2);
  expect("dy", enzyme::get<1>(enzyme::get<0>(gradient)), 3.5);
  enzyme::tuple<enzyme::tuple<double, double>, double> with_value =
      enzyme::autodiff<enzyme::ReverseWithPrimal, enzyme::Active<double>>(product, x, y);
  expect("value", enzyme::get<1>(with_value), 7);
  auto [dx, dy] = __enzyme_autodiff<pair>((void *)product, enzyme_out, 3.5, enzyme_out, 2.0);
  expect("dx by the call", dx, 2);
  expect("dy by the call", dy, 3.5);

  float shadow = 0;
  const float at = 10;
  expect("active", enzyme::get<0>(enzyme::get<0>(enzyme::autodiff<enzyme::Reverse>(by_value, enzyme::Active{at}))), 20);
  enzyme::autodiff<enzyme::Reverse>(by_reference, enzyme::Duplicated<const float &>{at, shadow});
  enzyme::autodiff<enzyme::Reverse>(by_pointer, enzyme::Duplicated<const float *>{&at, &shadow});
  expect("reference, pointer", shadow, 40);
  float counter = 5;
  auto counted = enzyme::autodiff<enzyme::Reverse>(counts, enzyme::Active{at}, enzyme::Const<float &>{counter});
  expect("const reference", enzyme::get<0>(enzyme::get<0>(counted)), 5);
  expect("counted", counter, 6);

  Vector v{3, 42}, dv(2);
  enzyme::autodiff<enzyme::Reverse>(norm2, enzyme::DuplicatedNoNeed<const Vector &>{v, dv});
  expect("vector", dv[1], 84);
  expect("struct", enzyme::get<0>(enzyme::autodiff<enzyme::Forward>(area, enzyme::Duplicated{pair{2, 3}, pair{70, 110}})),
         430);
  Vector tangent{9.5, 11};
  auto spreaded = enzyme::autodiff<enzyme::Forward, enzyme::Duplicated<Vector>>(
      spread, enzyme::Duplicated<const Vector &>(v, tangent));
  expect("returned vector", enzyme::get<0>(spreaded)[0], 126);
  expect("its tangent", enzyme::get<1>(spreaded)[0], 9.5 * 42 + 3 * 11);
  return report();
}
