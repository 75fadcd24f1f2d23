// Cross sections by poles: RSBench's pattern. Much arithmetic of complex numbers for each number that is read, and little memory.
#include "par.h"

enum { NUCLIDES = 16, WINDOWS = 10, POLES = 6, NUMBERS = 6, LOOKUPS = 20000 };
static double data[NUCLIDES * WINDOWS * POLES * NUMBERS];

struct complex {
  double re, im;
};
static struct complex times(struct complex a, struct complex b) {
  return (struct complex){a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}
static struct complex over(struct complex a, struct complex b) {
  double size = b.re * b.re + b.im * b.im;
  return (struct complex){(a.re * b.re + a.im * b.im) / size, (a.im * b.re - a.re * b.im) / size};
}
/// w(z) of three terms, for what is far from the real axis.
static struct complex faddeeva(struct complex z) {
  static const double a[3] = {0.4613135, 0.09999216, 0.002883894}, b[3] = {0.1901635, 1.7844927, 5.5253437};
  struct complex square = times(z, z), sum = {0, 0};
  for (int i = 0; i < 3; i++) {
    struct complex term = over((struct complex){a[i], 0}, (struct complex){square.re - b[i], square.im});
    sum.re += term.re, sum.im += term.im;
  }
  return times((struct complex){-z.im, z.re}, sum);
}

static double look(const double *x, double energy) {
  double total = 0, root = sqrt(energy);
  int window = (int)(energy * WINDOWS);
  for (int n = 0; n < NUCLIDES; n++) {
    double absorbed = 0, split = 0;
    for (int p = 0; p < POLES; p++) {
      const double *pole = x + ((n * WINDOWS + window) * POLES + p) * NUMBERS;
      struct complex z = {(root - pole[0]) * 3, 1 + pole[1] * pole[1]}, w = faddeeva(z);
      struct complex rotated = times(w, (struct complex){cos(pole[5] * root), -sin(pole[5] * root)});
      absorbed += pole[2] * rotated.re - pole[3] * rotated.im;
      split += pole[4] * rotated.re;
    }
    total += absorbed * absorbed + 0.3 * split;
  }
  return total / energy;
}

static double primal(const double *x) {
  double sum = 0;
#pragma omp parallel for schedule(dynamic, 100) reduction(+ : sum)
  for (int i = 0; i < LOOKUPS; i++)
    sum += look(x, 0.05 + 0.9 * fmod(0.6180339887498949 * (i + 1), 1.0));
  return sum / LOOKUPS;
}

static void start(void) {
  for (int i = 0; i < NUCLIDES * WINDOWS * POLES * NUMBERS; i++)
    data[i] = 0.3 + 0.4 * sin(1.3 * i) * cos(0.07 * i);
}
MAIN("poles", NUCLIDES *WINDOWS *POLES *NUMBERS, data)
