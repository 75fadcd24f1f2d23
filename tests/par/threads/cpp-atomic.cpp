// std::atomic<double>: sums by fetch_add, a product by a loop around compare_exchange, load and store.
#ifdef EXPECTED
struct Atomic {
  real value;
  real load() { return value; }
  void store(real x) { value = x; }
  void fetch_add(real x, std::memory_order) { value += x; }
  bool compare_exchange_weak(real &, real x) {
    value = x;
    return true;
  }
};
#else
using Atomic = std::atomic<double>;
#endif
enum { N = 8, THREADS = 2 };
real f(real *x) {
  Atomic sum{0}, product{1};
  auto work = [&](int from) {
    for (int i = from; i < N; i += THREADS) {
      sum.fetch_add(x[i] * x[i], std::memory_order_relaxed);
      real old = product.load();
      while (!product.compare_exchange_weak(old, old * (1 + x[i])))
        ;
    }
  };
  std::thread one(work, 0), two(work, 1);
  one.join();
  two.join();
  return sum.load() * product.load();
}
