// Energies of poses, each by one member: miniBUDE's pattern. Everything that is kept is a member's own.
#define PRIMAL_ONLY
#include "../docking.c"
#include "par.h"

enum { MANY = 256 };
static double poses[6 * MANY];
static struct atom ligands[LIGAND], proteins[PROTEIN];
static struct row fields[TYPES];

static double primal(const double *x) {
  const struct deck deck = {PROTEIN, LIGAND, proteins, ligands, fields};
  double sum = 0;
#pragma omp parallel for reduction(+ : sum)
  for (int i = 0; i < MANY; i++)
    sum += energy(&deck, x + 6 * i);
  return sum;
}

static double between(double low, double high, int i) { return low + (high - low) * (0.5 + 0.5 * sin(12.9898 * i + 1)); }
static void start(void) {
  for (int i = 0; i < LIGAND; i++)
    ligands[i] = (struct atom){between(-3, 3, i), between(-3, 3, i + 100), between(-3, 3, i + 200), i % TYPES};
  for (int i = 0; i < PROTEIN; i++)
    proteins[i] = (struct atom){between(-9, 9, i + 300), between(-9, 9, i + 600), between(-9, 9, i + 900), i * 3 % TYPES};
  for (int i = 0; i < TYPES; i++)
    fields[i] = (struct row){"FED"[i % 3], 1.2 + 0.1 * i, i % 3 ? 0.7 - 0.4 * i : 0, 0.3 * (i - 3)};
  for (int i = 0; i < 6 * MANY; i++)
    poses[i] = i % 6 < 3 ? between(-3, 3, i) : between(-2, 2, i);
}
MAIN("docking", 6 * MANY, poses)
