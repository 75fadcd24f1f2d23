// std::condition_variable with a predicate: a queue of one place.
enum { N = 6 };
struct Queue {
  std::mutex lock;
  std::condition_variable changed;
  bool full = false;
  real item = 1;
  void put(real with) {
    std::unique_lock<std::mutex> guard(lock);
    changed.wait(guard, [this] { return !full; });
    item = item * with + sin(with);
    full = true;
    changed.notify_one();
  }
  real take() {
    std::unique_lock<std::mutex> guard(lock);
    changed.wait(guard, [this] { return full; });
    full = false;
    changed.notify_one();
    return item;
  }
};
real f(real *x) {
  Queue queue;
  real sum = 1;
  std::thread producer([&] {
    for (int i = 0; i < N; i++)
      queue.put(x[i]);
  });
  for (int i = 0; i < N; i++) {
    real item = queue.take();
    sum = sum * item + item;
  }
  producer.join();
  return sum;
}
