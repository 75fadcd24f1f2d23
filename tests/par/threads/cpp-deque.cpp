// Workers that take what is to be done from a queue, until it is empty: who does what is not known before.
enum { N = 9, WORKERS = 3 };
struct Pool {
  std::mutex lock;
  std::condition_variable more;
  int next = 0, added = 0;
  bool closed = false;
  bool take(int *task) {
    std::unique_lock<std::mutex> guard(lock);
    more.wait(guard, [this] { return next < added || closed; });
    if (next == added)
      return false;
    *task = next++;
    return true;
  }
  void add() {
    std::lock_guard<std::mutex> guard(lock);
    added++;
    more.notify_one();
  }
  void close() {
    std::lock_guard<std::mutex> guard(lock);
    closed = true;
    more.notify_all();
  }
};
real f(real *x) {
  Pool pool;
  real y[N], s = 0;
  auto work = [&] {
    int task;
    while (pool.take(&task))
      y[task] = x[task] * x[task] * sin(x[(task + 1) % N]);
  };
  std::vector<std::thread> workers;
  for (int k = 0; k < WORKERS; k++)
    workers.emplace_back(work);
  for (int i = 0; i < N; i++)
    pool.add();
  pool.close();
  for (std::thread &worker : workers)
    worker.join();
  for (int i = 0; i < N; i++)
    s += y[i];
  return s;
}
