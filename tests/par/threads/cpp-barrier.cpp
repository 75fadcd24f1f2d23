// std::barrier: steps of a ring, each of which reads what the neighbours have written in the step before.
#include <barrier>
enum { N = 6, THREADS = 3, STEPS = 3 };
real f(real *x) {
  real u[2][N], s = 0;
  for (int i = 0; i < N; i++)
    u[0][i] = x[i];
  std::barrier meet(THREADS);
  std::vector<std::thread> threads;
  for (int k = 0; k < THREADS; k++)
    threads.emplace_back([&, k] {
      for (int t = 0; t < STEPS; t++) {
        for (int i = k; i < N; i += THREADS)
          u[(t + 1) % 2][i] = u[t % 2][i] + 0.1 * u[t % 2][(i + 1) % N] * u[t % 2][(i + N - 1) % N];
        meet.arrive_and_wait();
      }
    });
  for (std::thread &thread : threads)
    thread.join();
  for (int i = 0; i < N; i++)
    s += u[STEPS % 2][i] * (i + 1);
  return s;
}
