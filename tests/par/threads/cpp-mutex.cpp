// std::mutex, by lock_guard, unique_lock and scoped_lock.
enum { N = 8, THREADS = 3 };
struct Account {
  std::mutex lock;
  real value = 1;
  void multiply(real by) {
    std::lock_guard<std::mutex> guard(lock);
    value *= by;
  }
  void add(real by) {
    std::unique_lock<std::mutex> guard(lock);
    value += by * value;
    guard.unlock();
  }
};
real f(real *x) {
  Account account;
  auto work = [&](int from) {
    for (int i = from; i < N; i += THREADS) {
      account.multiply(1 + x[i]);
      account.add(sin(x[i]));
    }
  };
  std::thread one(work, 0), two(work, 1), three(work, 2);
  one.join();
  two.join();
  three.join();
  return account.value;
}
