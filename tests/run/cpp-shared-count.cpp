// Virtual methods of one type that call each other through the table: nothing is inlined without end.
// grad: f
// at: a=2 b=3
// value: 6
// d a: 3
// d b: 2
struct Counted {
  virtual void dispose() = 0;
  virtual void destroy() { delete this; }
  virtual ~Counted() = default;
};
struct Held : Counted {
  double value = 0;
  void dispose() override { value = 0; }
};
__attribute__((noinline)) static void release(Counted *counted) {
  counted->dispose();
  counted->destroy();
}
extern "C" double f(double a, double b) {
  Held *held = new Held;
  held->value = a * b;
  double r = held->value;
  release(held);
  return r;
}
