// POSIX threads in C++, where an exception might pass: a guard that joins, a vector.
enum { N = 6 };
struct Part {
  const real *x;
  std::vector<real> squares;
};
struct Joined {
  pthread_t thread;
  ~Joined() { pthread_join(thread, nullptr); }
};
static void *square(void *given) {
  Part *part = static_cast<Part *>(given);
  for (int i = 0; i < N; i++)
    part->squares[i] = part->x[i] * part->x[i];
  return nullptr;
}
real f(real *x) {
  std::vector<real> weights(x, x + N);
  Part one{x, std::vector<real>(N)}, two{weights.data(), std::vector<real>(N)};
  {
    Joined first, second;
    pthread_create(&first.thread, nullptr, square, &one);
    pthread_create(&second.thread, nullptr, square, &two);
  }
  pthread_t last;
  pthread_create(&last, nullptr, square, &one);
  pthread_join(last, nullptr);
  real s = 0;
  for (int i = 0; i < N; i++)
    s += one.squares[i] * two.squares[N - 1 - i] * weights[i];
  return s;
}
