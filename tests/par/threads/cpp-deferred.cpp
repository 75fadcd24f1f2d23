// std::async that is put off, and one that may be.
enum { N = 4 };
real f(real *x) {
  std::future<real> later = std::async(std::launch::deferred, [=] { return x[0] * x[1]; });
  std::future<real> either = std::async([=] { return x[2] * sin(x[3]); });
  x[1] += x[0];
  real first = later.get();
  return first * either.get();
}
