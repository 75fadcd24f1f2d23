// Sums and the greatest of a range, by functions that take a closure and an object that says how two are made one.
enum { N = 14 };
template <typename T> struct Sum {
  static T none() { return 0; }
  static void join(T &to, T with) { to += with; }
};
template <typename T> struct Greatest {
  static T none() { return -1e300; }
  static void join(T &to, T with) {
    if (with > to)
      to = with;
  }
};
template <typename How, typename T, typename Body> T parallel_reduce(int count, Body body) {
  T all = How::none();
#pragma omp parallel
  {
    T own = How::none();
#pragma omp for nowait
    for (int i = 0; i < count; i++)
      body(i, own);
#pragma omp critical
    How::join(all, own);
  }
  return all;
}
real f(real *x) {
  real sum = parallel_reduce<Sum<real>, real>(N, [=](int i, real &own) { own += x[i] * cos(x[(i + 3) % N]); });
  real greatest = parallel_reduce<Greatest<real>, real>(N, [=](int i, real &own) {
    real value = x[i] * sum;
    Greatest<real>::join(own, value);
  });
  return sum * greatest;
}
