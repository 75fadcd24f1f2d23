// std::thread: closures that capture by reference, in a vector.
enum { N = 9, THREADS = 3 };
real f(real *x) {
  real sums[THREADS] = {0, 0, 0};
  std::vector<std::thread> threads;
  for (int k = 0; k < THREADS; k++)
    threads.emplace_back([&, k] {
      for (int i = k; i < N; i += THREADS)
        sums[k] += x[i] * x[(i + 1) % N];
    });
  for (std::thread &thread : threads)
    thread.join();
  return sums[0] * sums[1] * sums[2];
}
