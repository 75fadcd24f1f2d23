// std::thread of a function with arguments, and of a member; a number is captured by value. Two directions at once are refused: threads
// release what they were given.
#define ONE_DIRECTION
enum { N = 8 };
struct Model {
  real scale, sum;
  void add(const real *x, int from) {
    for (int i = from; i < N; i += 2)
      sum += scale * sin(x[i]);
  }
};
static void multiply(const real *x, real *product, real factor) {
  for (int i = 0; i < N; i++)
    *product *= factor * x[i];
}
real f(real *x) {
  Model model = {x[0] * x[1], 0};
  real product = 1;
  std::thread one(multiply, x, &product, x[2] + 1);
  std::thread two(&Model::add, &model, x, 1);
  two.join();
  one.join();
  return product * model.sum;
}
