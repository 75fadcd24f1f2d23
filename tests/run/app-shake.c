// Verlet steps with SHAKE constraints over a linked list in a local array.
// grad: f
// at: x=[0.422,0.351,0.6,0.361,0.439,0.062,0.047,-0.345,-0.311,-0.583]
// value: -2.7327524471433673
// d x: [-0.030170815428156268,-0.03078721338451431,-0.023639213625841506,-0.023871563356633017,-0.019131194204854908,-0.04545730823087258,0.15748509861792945,0.3148555648748367,0.5265112113795871,0.6996654333585195]
#include <math.h>
#include <stddef.h>
typedef struct bead {
  double x, y, px, py;
  struct bead *next;
} bead;
double f(const double *x) {
  bead b[5];
  for (int i = 0; i < 5; i++) {
    b[i].x = i + 0.1 * x[i];
    b[i].y = 0.2 * x[i + 5];
    b[i].px = b[i].x;
    b[i].py = b[i].y;
    b[i].next = i < 4 ? &b[i + 1] : NULL;
  }
  for (int t = 0; t < 6; t++) {
    for (bead *q = b; q; q = q->next) {
      double nx = 2 * q->x - q->px, ny = 2 * q->y - q->py - 0.01;
      q->px = q->x;
      q->py = q->y;
      q->x = nx;
      q->y = ny;
    }
    for (int it = 0; it < 3; it++)
      for (bead *q = b; q->next; q = q->next) {
        double dx = q->next->x - q->x, dy = q->next->y - q->y, d = sqrt(dx * dx + dy * dy),
               c = 0.5 * (d - 1) / d;
        q->x += c * dx;
        q->y += c * dy;
        q->next->x -= c * dx;
        q->next->y -= c * dy;
      }
  }
  double s = 0;
  for (int i = 0; i < 5; i++)
    s += b[i].x * b[i].y + b[i].py * b[i].py;
  return s;
}
