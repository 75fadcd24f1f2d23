// std::stop_token: a thread that goes on until it is told to stop.
enum { N = 3 };
real f(real *x) {
  real product = 1, steps = 0;
  std::jthread thread([&](std::stop_token token) {
    while (!token.stop_requested())
      steps = x[0] * x[1];
    product = x[0] * x[1] * x[2];
  });
  thread.request_stop();
  thread.join();
  return product * product;
}
