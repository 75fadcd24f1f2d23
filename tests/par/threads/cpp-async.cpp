// Refused at -O3: may lead to too many places
// std::async: what is handed back through a future, and what a thread writes before.
#define ONE_DIRECTION // its threads release memory
enum { N = 6 };
static real product(const real *x, int from, int to) {
  real p = 1;
  for (int i = from; i < to; i++)
    p *= x[i] + 0.1 * sin(x[i]);
  return p;
}
real f(real *x) {
  real seen = 0;
  std::future<real> low = std::async(std::launch::async, product, x, 0, N / 2);
  std::future<void> side = std::async(std::launch::async, [&] { seen = x[0] * x[N - 1]; });
  real high = product(x, N / 2, N);
  side.get();
  return low.get() * high + seen;
}
