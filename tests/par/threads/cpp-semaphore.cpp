// std::counting_semaphore: a queue of one place, by one that counts what is free, and one that counts what is there.
#include <semaphore>
enum { N = 3, PLACES = 1 };
real f(real *x) {
  real places[PLACES], s = 1;
  std::counting_semaphore<> free(PLACES), full(0);
  std::thread producer([&] {
    for (int i = 0; i < N; i++) {
      free.acquire();
      places[i % PLACES] = x[i] * x[i];
      full.release();
    }
  });
  for (int i = 0; i < N; i++) {
    full.acquire();
    s = s * places[i % PLACES] + 1;
    free.release();
  }
  producer.join();
  return s;
}
