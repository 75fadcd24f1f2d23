// 24 spheres under one light, diffuse, with one reflection, in 64 × 48 pixels; the sum of squares of the pixels, by centres, radii and colours.
#include "bench.h"

enum { WIDTH = 64, HEIGHT = 48, SPHERES = 24 };

struct vec {
  double x, y, z;
};

struct sphere {
  struct vec centre;
  double radius;
  struct vec colour;
};

static const struct vec LIGHT = {-6, 8, 5}, SKY = {0.3, 0.4, 0.6};
static const double AMBIENT = 0.15, SHINE = 0.4;

static struct vec add(struct vec a, struct vec b) { return (struct vec){a.x + b.x, a.y + b.y, a.z + b.z}; }
static struct vec sub(struct vec a, struct vec b) { return (struct vec){a.x - b.x, a.y - b.y, a.z - b.z}; }
static struct vec scale(double s, struct vec a) { return (struct vec){s * a.x, s * a.y, s * a.z}; }
static double dot(struct vec a, struct vec b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static struct vec unit(struct vec a) { return scale(1 / sqrt(dot(a, a)), a); }

// The nearest sphere that the ray meets and how far away, or −1.
static int nearest(const struct sphere *R spheres, struct vec from, struct vec along, double *R distance) {
  int hit = -1;
  for (int i = 0; i < SPHERES; i++) {
    struct vec to = sub(spheres[i].centre, from);
    double b = dot(to, along), root = b * b - dot(to, to) + spheres[i].radius * spheres[i].radius;
    if (root <= 0)
      continue;
    double t = b - sqrt(root);
    if (t > 1e-4 && (hit < 0 || t < *distance)) {
      hit = i;
      *distance = t;
    }
  }
  return hit;
}

static struct vec trace(const struct sphere *R spheres, struct vec from, struct vec along, int depth) {
  double t;
  int hit = nearest(spheres, from, along, &t);
  if (hit < 0)
    return SKY;
  const struct sphere *s = &spheres[hit];
  struct vec at = add(from, scale(t, along)), normal = unit(sub(at, s->centre));
  double diffuse = dot(normal, unit(sub(LIGHT, at)));
  struct vec colour = scale(AMBIENT + (diffuse > 0 ? diffuse : 0), s->colour);
  if (depth == 0)
    return colour;
  struct vec mirrored = sub(along, scale(2 * dot(along, normal), normal));
  return add(scale(1 - SHINE, colour), scale(SHINE, trace(spheres, at, mirrored, depth - 1)));
}

static struct vec direction(int i, int j) { return unit((struct vec){(j + 0.5) / WIDTH - 0.5, 0.5 - (i + 0.5) / HEIGHT, -1}); }

static double loss(int rows, const struct sphere *R spheres) {
  double sum = 0;
  for (int i = 0; i < rows; i++)
    for (int j = 0; j < WIDTH; j++) {
      struct vec pixel = trace(spheres, (struct vec){0, 0, 6}, direction(i, j), 1);
      sum += dot(pixel, pixel);
    }
  return sum;
}

#ifndef PRIMAL_ONLY
double __enzyme_autodiff(void *, ...);

// What a ray met: the sphere or −1, where, its normal there, the way to the light, its cosine with the normal, its distance.
struct met {
  int hit;
  double t, diffuse, far;
  struct vec from, along, at, normal, light;
};

static struct vec forwards(const struct sphere *restrict spheres, struct vec from, struct vec along, struct met *restrict m) {
  m->from = from;
  m->along = along;
  m->hit = nearest(spheres, from, along, &m->t);
  if (m->hit < 0)
    return SKY;
  const struct sphere *s = &spheres[m->hit];
  m->at = add(from, scale(m->t, along));
  m->normal = scale(1 / s->radius, sub(m->at, s->centre));
  m->light = sub(LIGHT, m->at);
  m->far = 1 / sqrt(dot(m->light, m->light));
  m->light = scale(m->far, m->light);
  m->diffuse = dot(m->normal, m->light);
  return scale(AMBIENT + (m->diffuse > 0 ? m->diffuse : 0), s->colour);
}

// From the adjoints of colour, place and normal to those of the sphere and of the ray. On the sphere, |at − c| = r gives that of the distance.
static void backwards(const struct met *restrict m, const struct sphere *restrict s, struct sphere *restrict d, struct vec dcolour, struct vec dat,
                      struct vec dnormal, struct vec *restrict dfrom, struct vec *restrict dalong) {
  double lit = AMBIENT;
  if (m->diffuse > 0) {
    double e = dot(dcolour, s->colour);
    lit += m->diffuse;
    dnormal = add(dnormal, scale(e, m->light));
    dat = sub(dat, scale(e * m->far, sub(m->normal, scale(m->diffuse, m->light))));
  }
  d->colour = add(d->colour, scale(lit, dcolour));
  // normal = unit(at − c).
  struct vec part = scale(1 / s->radius, sub(dnormal, scale(dot(dnormal, m->normal), m->normal)));
  dat = add(dat, part);
  double g = dot(dat, m->along) / dot(m->along, m->normal);
  struct vec pull = sub(dat, scale(g, m->normal));
  d->centre = add(d->centre, sub(scale(g, m->normal), part));
  d->radius += g;
  *dfrom = pull;
  *dalong = scale(m->t, pull);
}

static void by_hand(int rows, const struct sphere *restrict spheres, struct sphere *restrict d) {
  const struct vec zero = {0, 0, 0};
  for (int i = 0; i < rows; i++)
    for (int j = 0; j < WIDTH; j++) {
      struct met first, second;
      struct vec dfrom, dalong, colour = forwards(spheres, (struct vec){0, 0, 6}, direction(i, j), &first);
      if (first.hit < 0)
        continue;
      double turn = dot(first.along, first.normal);
      struct vec mirrored = sub(first.along, scale(2 * turn, first.normal)), dnormal = zero, dat = zero;
      colour = add(scale(1 - SHINE, colour), scale(SHINE, forwards(spheres, first.at, mirrored, &second)));
      if (second.hit >= 0) {
        backwards(&second, &spheres[second.hit], &d[second.hit], scale(2 * SHINE, colour), zero, zero, &dat, &dalong);
        // mirrored = along − 2 (along · n) n.
        dnormal = sub(scale(-2 * dot(dalong, first.normal), first.along), scale(2 * turn, dalong));
      }
      backwards(&first, &spheres[first.hit], &d[first.hit], scale(2 * (1 - SHINE), colour), dat, dnormal, &dfrom, &dalong);
    }
}

static int rows;
static void resize(long size) { rows = (int)size; }
static double primal(const double *x) { return loss(rows, (const struct sphere *)x); }
static void gradient(const double *x, double *dx) { __enzyme_autodiff((void *)loss, rows, x, dx); }
static void hand(const double *x, double *dx) { by_hand(rows, (const struct sphere *)x, (struct sphere *)dx); }

int main(void) {
  static struct sphere spheres[SPHERES];
  for (int i = 0; i < SPHERES; i++)
    spheres[i] = (struct sphere){{i % 6 * 0.9 - 2.2 + 0.2 * sin(i), i / 6 * 0.9 - 1.4 + 0.2 * cos(i), sin(3 * i)},
                                 0.5 + 0.1 * cos(2 * i),
                                 {0.6 + 0.3 * sin(i), 0.6 + 0.3 * sin(i + 2), 0.6 + 0.3 * sin(i + 4)}};
  return bench((struct bench){"raytracer", HEIGHT, 7 * SPHERES, &spheres[0].centre.x, primal, gradient, hand, NULL, resize, .power = 1});
}
#endif
