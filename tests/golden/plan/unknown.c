// A loop that ends when its value says so: arrays grow, and the trip count is kept.
// explain: unknown
double unknown(double x) {
  double y = x;
  while (y > 1)
    y = y * y * 0.3 - 0.1;
  return y;
}
