// 40 discs fall on the ground and on each other, 40 steps by sequential impulses; how far they end from targets, by velocities and masses.
#include "bench.h"

enum { BODIES = 40, STEPS = 40, ITERATIONS = 10, CONTACTS = 6 * BODIES };
static const double H = 1.0 / 60, GRAVITY = 10, FRICTION = 0.3, SLOP = 0.01, PUSH = 0.2;

struct body {
  double x, y, angle, vx, vy, spin, inverse_mass, inverse_inertia, radius;
};

// The normal points from a to b; impulses along it and along the tangent (ny, −nx) are summed over the iterations.
struct contact {
  struct body *a, *b;
  double nx, ny, depth, mass, mass_tangent, impulse, impulse_tangent;
};

// The ground is the last body; nothing moves it.
struct world {
  int bodies, contacts;
  struct body body[BODIES + 1];
  struct contact contact[CONTACTS];
};

static void touch(struct world *R w, struct body *a, struct body *b, double nx, double ny, double depth) {
  if (w->contacts == CONTACTS)
    return;
  double mass = a->inverse_mass + b->inverse_mass;
  double turning = a->radius * a->radius * a->inverse_inertia + b->radius * b->radius * b->inverse_inertia;
  w->contact[w->contacts++] = (struct contact){a, b, nx, ny, depth, 1 / mass, 1 / (mass + turning), 0, 0};
}

static void collide(struct world *R w) {
  w->contacts = 0;
  for (int i = 0; i < w->bodies; i++) {
    struct body *b = &w->body[i];
    if (b->y < b->radius)
      touch(w, &w->body[BODIES], b, 0, 1, b->radius - b->y);
    for (int j = 0; j < i; j++) {
      struct body *a = &w->body[j];
      double dx = b->x - a->x, dy = b->y - a->y, reach = a->radius + b->radius, square = dx * dx + dy * dy;
      if (square < reach * reach) {
        double distance = sqrt(square);
        touch(w, a, b, dx / distance, dy / distance, reach - distance);
      }
    }
  }
}

static void apply(struct body *a, struct body *b, double x, double y, double turn) {
  a->vx -= a->inverse_mass * x;
  a->vy -= a->inverse_mass * y;
  b->vx += b->inverse_mass * x;
  b->vy += b->inverse_mass * y;
  a->spin += a->inverse_inertia * a->radius * turn;
  b->spin += b->inverse_inertia * b->radius * turn;
}

static void solve(struct contact *R c) {
  struct body *a = c->a, *b = c->b;
  double bias = c->depth > SLOP ? PUSH / H * (c->depth - SLOP) : 0, before = c->impulse;
  double impulse = c->mass * (bias - (b->vx - a->vx) * c->nx - (b->vy - a->vy) * c->ny);
  c->impulse = fmax(before + impulse, 0);
  impulse = c->impulse - before;
  apply(a, b, impulse * c->nx, impulse * c->ny, 0);
  before = c->impulse_tangent;
  double slip = (b->vx - a->vx) * c->ny - (b->vy - a->vy) * c->nx + a->radius * a->spin + b->radius * b->spin;
  double sum = before - c->mass_tangent * slip, most = FRICTION * c->impulse;
  c->impulse_tangent = sum > most ? most : sum < -most ? -most : sum;
  impulse = c->impulse_tangent - before;
  apply(a, b, impulse * c->ny, -impulse * c->nx, impulse);
}

static void start(struct world *R w, const double *R x) {
  w->body[BODIES] = (struct body){0};
  for (int i = 0; i < w->bodies; i++, x += 4) {
    double radius = 0.5 + 0.05 * sin(3 * i), inertia = 0.5 * x[3] * radius * radius;
    double column = i % 8 + 0.1 * sin(5 * i), row = i / 8 + 0.1 * cos(7 * i);
    w->body[i] = (struct body){1.08 * column, 0.6 + 1.08 * row, 0, x[0], x[1], x[2], 1 / x[3], 1 / inertia, radius};
  }
}

static void move(struct world *R w) {
  for (int i = 0; i < w->bodies; i++) {
    struct body *b = &w->body[i];
    b->x += H * b->vx;
    b->y += H * b->vy;
    b->angle += H * b->spin;
  }
}

static double loss(const double *R x, struct world *R w) {
  start(w, x);
  for (int s = 0; s < STEPS; s++) {
    collide(w);
    for (int i = 0; i < w->bodies; i++)
      w->body[i].vy -= H * GRAVITY;
    for (int k = 0; k < ITERATIONS; k++)
      for (int c = 0; c < w->contacts; c++)
        solve(&w->contact[c]);
    move(w);
  }
  double sum = 0;
  for (int i = 0; i < w->bodies; i++) {
    const struct body *b = &w->body[i];
    double dx = b->x - i % 8, dy = b->y - 1;
    sum += 0.5 * (dx * dx + dy * dy + b->angle * b->angle);
  }
  return sum;
}

#ifndef PRIMAL_ONLY
double __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;

static struct world world, dworld;

// Velocities are taken back to before the impulse along (x, y); g is the adjoint of the impulse's size, whose vector is along (x, y).
static double undo(struct body *restrict a, struct body *restrict b, struct body *restrict da, struct body *restrict db, double impulse, double x,
                   double y, double *restrict dx, double *restrict dy) {
  double gx = b->inverse_mass * db->vx - a->inverse_mass * da->vx, gy = b->inverse_mass * db->vy - a->inverse_mass * da->vy;
  da->inverse_mass -= impulse * (da->vx * x + da->vy * y);
  db->inverse_mass += impulse * (db->vx * x + db->vy * y);
  *dx += impulse * gx;
  *dy += impulse * gy;
  a->vx += a->inverse_mass * impulse * x;
  a->vy += a->inverse_mass * impulse * y;
  b->vx -= b->inverse_mass * impulse * x;
  b->vy -= b->inverse_mass * impulse * y;
  return gx * x + gy * y;
}

// The relative velocity along (x, y) has the adjoint d.
static void relative(const struct body *restrict a, const struct body *restrict b, struct body *restrict da, struct body *restrict db, double d,
                     double x, double y, double *restrict dx, double *restrict dy) {
  *dx += d * (b->vx - a->vx);
  *dy += d * (b->vy - a->vy);
  da->vx -= d * x;
  da->vy -= d * y;
  db->vx += d * x;
  db->vy += d * y;
}

// One contact of one iteration backwards, from the sums of impulses after it and before it; s is the contact's adjoint.
static void unsolve(const struct contact *restrict c, struct body *restrict d, const double *restrict after, const double *restrict before,
                    struct contact *restrict s) {
  struct body *a = c->a, *b = c->b, *da = d + (a - world.body), *db = d + (b - world.body);
  double impulse = after[1] - before[1], tx = 0, ty = 0, g = undo(a, b, da, db, impulse, c->ny, -c->nx, &tx, &ty);
  double ga = a->radius * da->spin, gb = b->radius * db->spin, sum, most = FRICTION * after[0];
  g += a->inverse_inertia * ga + b->inverse_inertia * gb;
  da->inverse_inertia += impulse * ga;
  db->inverse_inertia += impulse * gb;
  sum = s->impulse_tangent + g;
  s->impulse_tangent = -g;
  if (fabs(after[1]) == most)
    s->impulse += (after[1] > 0 ? FRICTION : -FRICTION) * sum;
  else {
    s->impulse_tangent += sum;
    s->mass_tangent += sum * impulse;
    double slip = -c->mass_tangent * sum;
    relative(a, b, da, db, slip, c->ny, -c->nx, &tx, &ty);
    da->spin += a->radius * slip;
    db->spin += b->radius * slip;
  }
  s->nx -= ty;
  s->ny += tx;
  impulse = after[0] - before[0];
  g = undo(a, b, da, db, impulse, c->nx, c->ny, &s->nx, &s->ny);
  sum = s->impulse + g;
  s->impulse = -g;
  if (after[0] == 0)
    return;
  s->impulse += sum;
  s->mass += sum * impulse;
  s->depth += c->mass * sum;
  relative(a, b, da, db, -c->mass * sum, c->nx, c->ny, &s->nx, &s->ny);
}

// To positions and inverse masses. mass = 1 / (…), so its adjoint, by impulse / mass, times −mass² is −impulse · mass.
static void uncollide(const struct contact *restrict c, struct body *restrict d, const struct contact *restrict s) {
  const struct body *a = c->a, *b = c->b;
  struct body *da = d + (a - world.body), *db = d + (b - world.body);
  double tangent = c->mass_tangent * s->mass_tangent, both = c->mass * s->mass + tangent, depth = c->depth > SLOP ? PUSH / H * s->depth : 0;
  da->inverse_mass -= both;
  db->inverse_mass -= both;
  da->inverse_inertia -= a->radius * a->radius * tangent;
  db->inverse_inertia -= b->radius * b->radius * tangent;
  double along = s->nx * c->nx + s->ny * c->ny, inverse = a->radius > 0 ? 1 / (a->radius + b->radius - c->depth) : 0;
  double dx = (s->nx - along * c->nx) * inverse - depth * c->nx, dy = (s->ny - along * c->ny) * inverse - depth * c->ny;
  da->x -= dx;
  da->y -= dy;
  db->x += dx;
  db->y += dy;
}

// Forwards the contacts and their sums of impulses are kept; velocities are taken back on the way.
static void by_hand(const double *restrict x, double *restrict dx) {
  static struct contact contacts[STEPS * CONTACTS], sums[CONTACTS];
  static double kept[STEPS * CONTACTS * (ITERATIONS + 1)][2];
  struct body d[BODIES + 1] = {{0}};
  struct world *w = &world;
  int first[STEPS + 1] = {0}, n = w->bodies;
  start(w, x);
  for (int s = 0; s < STEPS; s++) {
    collide(w);
    int count = w->contacts;
    double(*at)[2] = kept + first[s] * (ITERATIONS + 1);
    memset(at, 0, sizeof *at * (size_t)count);
    at += count;
    memcpy(contacts + first[s], w->contact, sizeof *contacts * (size_t)count);
    first[s + 1] = first[s] + count;
    for (int i = 0; i < n; i++)
      w->body[i].vy -= H * GRAVITY;
    for (int k = 0; k < ITERATIONS; k++)
      for (int c = 0; c < count; c++, at++) {
        solve(&w->contact[c]);
        (*at)[0] = w->contact[c].impulse;
        (*at)[1] = w->contact[c].impulse_tangent;
      }
    move(w);
  }
  for (int i = 0; i < n; i++) {
    d[i].x = w->body[i].x - i % 8;
    d[i].y = w->body[i].y - 1;
    d[i].angle = w->body[i].angle;
  }
  for (int s = STEPS - 1; s >= 0; s--) {
    int count = first[s + 1] - first[s];
    for (int i = 0; i < n; i++) {
      d[i].vx += H * d[i].x;
      d[i].vy += H * d[i].y;
      d[i].spin += H * d[i].angle;
    }
    memset(sums, 0, sizeof *sums * (size_t)count);
    for (int k = ITERATIONS; k > 0; k--)
      for (int c = count - 1; c >= 0; c--) {
        const double(*at)[2] = (const double(*)[2])kept + first[s] * (ITERATIONS + 1) + k * count + c;
        unsolve(&contacts[first[s] + c], d, at[0], at[-count], &sums[c]);
      }
    for (int c = count - 1; c >= 0; c--)
      uncollide(&contacts[first[s] + c], d, &sums[c]);
    for (int i = 0; i < n; i++)
      w->body[i].vy += H * GRAVITY;
  }
  for (int i = 0; i < n; i++) {
    double inverse = w->body[i].inverse_mass, radius = w->body[i].radius;
    dx[4 * i] += d[i].vx;
    dx[4 * i + 1] += d[i].vy;
    dx[4 * i + 2] += d[i].spin;
    dx[4 * i + 3] -= inverse * inverse * (d[i].inverse_mass + 2 * d[i].inverse_inertia / (radius * radius));
  }
}

static void resize(long size) { world.bodies = dworld.bodies = (int)size; }
static double primal(const double *x) { return loss(x, &world); }
static void gradient(const double *x, double *dx) {
  int n = world.bodies;
  memset(&dworld, 0, sizeof dworld);
  dworld.bodies = n;
  __enzyme_autodiff((void *)loss, x, dx, enzyme_dup, &world, &dworld);
}
static void hand(const double *x, double *dx) { by_hand(x, dx); }

int main(void) {
  double x[4 * BODIES];
  for (int i = 0; i < BODIES; i++) {
    x[4 * i] = 2 * sin(i * i);
    x[4 * i + 1] = 2 * cos(3 * i) - 1;
    x[4 * i + 2] = sin(2 * i);
    x[4 * i + 3] = 1 + 0.5 * sin(5 * i);
  }
  return bench((struct bench){"engine", BODIES, 4 * BODIES, x, primal, gradient, hand, NULL, resize, .power = 1});
}
#endif
