// std::latch: one thread goes on when all others have done their part.
#include <latch>
enum { N = 6, THREADS = 3 };
real f(real *x) {
  real parts[THREADS], s = 0;
  std::latch done(THREADS);
  std::vector<std::thread> threads;
  for (int k = 0; k < THREADS; k++)
    threads.emplace_back([&, k] {
      parts[k] = x[k] * x[k + THREADS];
      done.count_down();
    });
  done.wait();
  for (int k = 0; k < THREADS; k++)
    s += parts[k] * parts[(k + 1) % THREADS];
  for (std::thread &thread : threads)
    thread.join();
  return s * s;
}
