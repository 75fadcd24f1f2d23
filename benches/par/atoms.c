// Forces between atoms in cells: CoMD's pattern. Each atom looks at those of the cells around, by lists; half of what it finds is its energy.
#include "par.h"

enum { CELLS = 8, IN_CELL = 4, ALL = CELLS * CELLS * CELLS, ATOMS = ALL * IN_CELL, STEPS = 3 };
static double x0[3 * ATOMS], at[3 * ATOMS], speed[3 * ATOMS], force[3 * ATOMS], energies[ATOMS];

static int wrapped(int i) { return (i + CELLS) % CELLS; }

/// Of an atom: what all near it do.
static void interact(int i) {
  int cell = i / IN_CELL, cx = cell / (CELLS * CELLS), cy = cell / CELLS % CELLS, cz = cell % CELLS;
  double fx = 0, fy = 0, fz = 0, energy = 0;
  for (int dx = -1; dx <= 1; dx++)
    for (int dy = -1; dy <= 1; dy++)
      for (int dz = -1; dz <= 1; dz++) {
        int other = (wrapped(cx + dx) * CELLS + wrapped(cy + dy)) * CELLS + wrapped(cz + dz);
        for (int k = 0; k < IN_CELL; k++) {
          int j = other * IN_CELL + k;
          if (j == i)
            continue;
          double x = at[3 * i] - at[3 * j], y = at[3 * i + 1] - at[3 * j + 1], z = at[3 * i + 2] - at[3 * j + 2];
          x -= 2 * CELLS * round(x / (2 * CELLS)), y -= 2 * CELLS * round(y / (2 * CELLS)), z -= 2 * CELLS * round(z / (2 * CELLS));
          double square = x * x + y * y + z * z;
          if (square > 4)
            continue;
          // What is far away fades.
          double fading = (1 - square / 4) * (1 - square / 4), inverse = 1 / square, sixth = inverse * inverse * inverse;
          double factor = 24 * fading * sixth * (2 * sixth - 1) * inverse;
          energy += 2 * fading * sixth * (sixth - 1);
          fx += factor * x, fy += factor * y, fz += factor * z;
        }
      }
  force[3 * i] = fx, force[3 * i + 1] = fy, force[3 * i + 2] = fz;
  energies[i] = energy;
}

static double primal(const double *x) {
  double sum = 0;
#pragma omp parallel for
  for (int i = 0; i < 3 * ATOMS; i++)
    at[i] = x[i], speed[i] = 0;
  for (int step = 0; step < STEPS; step++) {
#pragma omp parallel for
    for (int i = 0; i < ATOMS; i++)
      interact(i);
#pragma omp parallel for
    for (int i = 0; i < 3 * ATOMS; i++) {
      speed[i] += 1e-3 * force[i];
      at[i] += 1e-3 * speed[i];
    }
  }
#pragma omp parallel for reduction(+ : sum)
  for (int i = 0; i < ATOMS; i++)
    sum += energies[i];
  return sum;
}

static void start(void) {
  for (int cell = 0; cell < ALL; cell++)
    for (int k = 0; k < IN_CELL; k++) {
      double *p = x0 + 3 * (cell * IN_CELL + k);
      int place[3] = {cell / (CELLS * CELLS), cell / CELLS % CELLS, cell % CELLS};
      for (int d = 0; d < 3; d++)
        p[d] = 2 * place[d] + (k && k != d + 1 ? 1.5 : 0.5) + 0.05 * sin(1.7 * (3 * cell + k) + d);
    }
}
MAIN("atoms", 3 * ATOMS, x0)
