// Threads that own what they work on, and are moved: a vector by value, a pointer that is moved in; an object that has a
// thread and joins it when it ends.
#define ONE_DIRECTION
enum { N = 6 };
struct Worker {
  real own[N], *sum;
  std::thread thread;
  Worker(const real *numbers, real *to) : sum(to) {
    for (int i = 0; i < N; i++)
      own[i] = numbers[i] * numbers[i];
    thread = std::thread(&Worker::run, this);
  }
  void run() {
    for (int i = 0; i < N; i++)
      *sum += own[i] * own[N - 1 - i];
  }
  ~Worker() { thread.join(); }
};
real f(real *x) {
  real sums[3] = {0, 0, 0};
  {
    Worker worker(x, &sums[0]);
    auto scale = std::make_unique<real>(x[1] + x[2]);
    std::thread one([&sums, x, scale = std::move(scale)] {
      for (int i = 0; i < N; i++)
        sums[1] += *scale * x[i];
    });
    std::thread other = std::move(one);
    std::thread two([numbers = std::vector<real>(x, x + 3)](real *to) { *to = numbers[0] * numbers[1] * numbers[2]; }, &sums[2]);
    two.join();
    other.join();
  }
  return sums[0] * sums[1] * sums[2];
}
