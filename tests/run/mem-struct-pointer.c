// A struct passed down by pointer and changed there.
// grad: f
// at: x=1.5 y=0.5
// value: -1.1054012606146637
// d x: -2.335443553969521
// d y: 0.3612255624040251
struct state {
  double q, p;
  int steps;
};
static void advance(struct state *s) {
  s->p -= 0.1 * s->q * s->q;
  s->q += 0.1 * s->p;
  s->steps++;
}
double f(double x, double y) {
  struct state s = {x, y, 0};
  while (s.steps < 6)
    advance(&s);
  return s.q * s.p;
}
