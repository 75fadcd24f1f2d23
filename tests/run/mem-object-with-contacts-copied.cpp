// An array of structures of floats in an object that also holds addresses; it is written at an index that the object counts, and the
// object is copied to the heap as a whole.
// grad: f
// at: p=[0.4,0.1]
// value: 0.16124999523162842
// d p: [0.5125,-0.4375]
// tol: 1e-6
struct Body { float x = 0, v = 0; };
struct Contact { float r = 0, P = 0; };
struct Arbiter {
  Contact contacts[2];
  int n = 0;
  Body *a, *b;
  Arbiter(Body *a, Body *b) : a(a), b(b) {
    float d = b->x - a->x;
    if (d < 1) contacts[n++].r = d;
    if (d < 0.5f) contacts[n++].r = 2 * d;
  }
  void apply() {
    for (int i = 0; i < n; i++) {
      Contact *c = contacts + i;
      c->P += 0.1f * c->r - 0.5f * (b->v - a->v);
      b->v += c->P;
    }
  }
};
extern "C" double f(const double *p) {
  Body a, b;
  b.x = p[0]; b.v = p[1];
  Arbiter *s = new Arbiter(Arbiter(&a, &b)), *t = new Arbiter(*s);
  t->apply(); t->apply();
  delete s; delete t;
  return b.v;
}
