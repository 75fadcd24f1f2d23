// std::jthread: joined when it goes out of scope, and before.
enum { N = 6, THREADS = 3 };
real f(real *x) {
  real sums[THREADS] = {0, 0, 0}, more = 1;
  {
    std::vector<std::jthread> threads;
    for (int k = 0; k < THREADS; k++)
      threads.emplace_back([&, k] {
        for (int i = k; i < N; i += THREADS)
          sums[k] += x[i] * sin(x[(i + 1) % N]);
      });
    std::jthread one([&] { more = x[0] * x[0] * x[1]; });
    one.join();
  }
  return sums[0] * sums[1] + sums[2] * more;
}
