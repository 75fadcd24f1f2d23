/* Evaluates the functions of one batch at seeded points and prints one JSON line for each. */
enum { POINTS = 3 };
/* A point, a direction (t), and weights (w) of what the function leaves in its arrays. */
struct point {
  double x[8], y[8], s, tx[8], ty[8], ts, wx[8], wy[8];
  int n;
};

static unsigned long long state;
/* Numbers of few digits, so that they can be written down, and never those that programs compare with. */
static double uniform(double low, double high) {
  state = state * 6364136223846793005ull + 1442695040888963407ull;
  double u = low + (high - low) * (double)(state >> 11) / 9007199254740992.0;
  return (floor(u * 1000) + 0.5) / 1000;
}

static struct point make_point(const struct entry *e, int index) {
  struct point p;
  state = 977ull * e->number + index;
  for (int i = 0; i < 8; i++) {
    uniform(0, 1);
    p.x[i] = uniform(-1.5, 1.5), p.y[i] = uniform(-1.5, 1.5);
    p.tx[i] = uniform(-1, 1), p.ty[i] = e->constant_y ? 0 : uniform(-1, 1);
    p.wx[i] = uniform(-1, 1), p.wy[i] = e->constant_y ? 0 : uniform(-1, 1);
  }
  p.s = uniform(-1, 1), p.ts = uniform(-1, 1);
  p.n = index == 0 ? 5 : (int)uniform(0, 8.99);
  return p;
}

static double dot(const double *a, const double *b) {
  double sum = 0;
  for (int i = 0; i < 8; i++)
    sum += a[i] * b[i];
  return sum;
}

/* The function and its arrays afterwards, at distance h along the direction. */
static double along(primal f, const struct point *p, double h) {
  double x[8], y[8];
  for (int i = 0; i < 8; i++)
    x[i] = p->x[i] + h * p->tx[i], y[i] = p->y[i] + h * p->ty[i];
  double r = f(x, y, p->s + h * p->ts, p->n);
  return r + dot(x, p->wx) + dot(y, p->wy);
}

static double central(primal f, const struct point *p, double h) {
  return (along(f, p, h) - along(f, p, -h)) / (2 * h);
}

/* Richardson's extrapolation, twice. */
static double difference(primal f, const struct point *p, double h) {
  double a = central(f, p, h), b = central(f, p, h / 2), c = central(f, p, h / 4);
  double ab = (4 * b - a) / 3, bc = (4 * c - b) / 3;
  return (16 * bc - ab) / 15;
}

static void evaluate(const struct entry *e, int index) {
  struct point p = make_point(e, index);
  struct point r = p, f = p;
  printf("{\"start\":%d}\n", e->number);
  fflush(stdout);
  feclearexcept(FE_OVERFLOW);
  double value = along(e->f, &p, 0);
  /* Where values overflow that nobody reads, an adjoint of 0 times their partial is no number. OpenMP's run time forgets such flags. */
  along(e->wide, &p, 0);
  if (fetestexcept(FE_OVERFLOW))
    value = NAN;
  feclearexcept(FE_OVERFLOW);
  printf("{\"ran\":%d}\n", e->number);
  fflush(stdout);
  double ds = e->rev(r.x, r.wx, r.y, r.wy, r.s, r.n);
  double effect = dot(r.x, p.wx) + dot(r.y, p.wy);
  double gradient = ds * p.ts + dot(r.wx, p.tx) + dot(r.wy, p.ty);
  double size = fabs(ds * p.ts);
  for (int i = 0; i < 8; i++)
    size += fabs(r.wx[i] * p.tx[i]) + fabs(r.wy[i] * p.ty[i]);
  double tangent = e->fwd(f.x, f.tx, f.y, f.ty, f.s, f.ts, f.n);
  tangent += dot(f.tx, p.wx) + dot(f.ty, p.wy);
  /* Nor is a tangent that overflows (chaos makes it grow with each iteration), times a partial of 0. */
  if (isnan(tangent) && fetestexcept(FE_OVERFLOW))
    value = NAN;
  double x[8], y[8];
  memcpy(x, p.x, sizeof x), memcpy(y, p.y, sizeof y);
  e->f(x, y, p.s, p.n);
  double expected = dot(x, p.wx) + dot(y, p.wy);
  double forward_effect = dot(f.x, p.wx) + dot(f.y, p.wy);
  double wide = along(e->wide, &p, 0);
  double bend = (along(e->wide, &p, 1e-7) - 2 * wide + along(e->wide, &p, -1e-7)) / 1e-7;
  double fine = difference(e->wide, &p, 1e-4), coarse = difference(e->wide, &p, 1e-3);
  printf("{\"number\":%d,\"point\":%d,\"value\":\"%.17g\",\"reverse\":\"%.17g\",\"forward\":\"%.17g\","
         "\"size\":\"%.17g\",\"fine\":\"%.17g\",\"coarse\":\"%.17g\",\"bend\":\"%.17g\",\"effect\":\"%.17g\","
         "\"reverse_effect\":\"%.17g\",\"forward_effect\":\"%.17g\",\"wide\":\"%.17g\"}\n",
         e->number, index, value, gradient, tangent, size, fine, coarse, bend, expected, effect,
         forward_effect, wide);
  fflush(stdout);
}

int main(int argc, char **argv) {
  int first = argc > 1 ? atoi(argv[1]) : 0, last = argc > 2 ? atoi(argv[2]) : 1 << 30;
  for (unsigned i = 0; i < sizeof entries / sizeof *entries; i++)
    if (entries[i].number >= first && entries[i].number <= last)
      for (int index = 0; index < POINTS; index++)
        evaluate(&entries[i], index);
  return 0;
}
