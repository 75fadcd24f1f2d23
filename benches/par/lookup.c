// Cross sections of a material at an energy, by tables of each nuclide: XSBench's pattern. A lookup finds its place in the table of each by
// halves, and reads six numbers at both ends; the adjoints of all lookups meet in the tables.
#include "par.h"

enum { NUCLIDES = 48, POINTS = 400, CHANNELS = 5, MATERIALS = 8, LOOKUPS = 40000 };
static double energies[NUCLIDES][POINTS], table[NUCLIDES * POINTS * CHANNELS];
static int counts[MATERIALS], parts[MATERIALS][NUCLIDES];
static double densities[MATERIALS][NUCLIDES];

static unsigned long long ahead(unsigned long long seed) { return seed * 2862933555777941757ull + 3037000493ull; }
static double uniform(unsigned long long seed) { return (double)(seed >> 11) / 9007199254740992.0; }

static int place(const double *grid, double energy) {
  int low = 0, high = POINTS - 1;
  while (high - low > 1) {
    int middle = (low + high) / 2;
    if (grid[middle] > energy)
      high = middle;
    else
      low = middle;
  }
  return low;
}

static double look(const double *x, double energy, int material) {
  double sums[CHANNELS] = {0};
  for (int p = 0; p < counts[material]; p++) {
    int nuclide = parts[material][p], at = place(energies[nuclide], energy);
    const double *grid = energies[nuclide], *low = x + (nuclide * POINTS + at) * CHANNELS, *high = low + CHANNELS;
    double part = (grid[at + 1] - energy) / (grid[at + 1] - grid[at]);
    for (int c = 0; c < CHANNELS; c++)
      sums[c] += densities[material][p] * (high[c] - part * (high[c] - low[c]));
  }
  double most = 0;
  for (int c = 0; c < CHANNELS; c++)
    most += sums[c] * sums[c] * (c + 1);
  return sqrt(most);
}

static double primal(const double *x) {
  double sum = 0;
#pragma omp parallel for schedule(dynamic, 100) reduction(+ : sum)
  for (int i = 0; i < LOOKUPS; i++) {
    unsigned long long seed = ahead(ahead(i + 1));
    double energy = uniform(seed);
    sum += look(x, energy, (int)(ahead(seed) >> 40) % MATERIALS);
  }
  return sum / LOOKUPS;
}

static void start(void) {
  for (int n = 0; n < NUCLIDES; n++)
    for (int i = 0; i < POINTS; i++)
      energies[n][i] = (i + 0.9 * uniform(ahead(ahead(n * POINTS + i)))) / (POINTS - 0.05) - (i == 0);
  for (int i = 0; i < NUCLIDES * POINTS * CHANNELS; i++)
    table[i] = 0.1 + uniform(ahead(ahead(i)));
  for (int m = 0; m < MATERIALS; m++) {
    counts[m] = m ? 4 + 2 * m : NUCLIDES;
    for (int p = 0; p < counts[m]; p++)
      parts[m][p] = (p * (m + 1)) % NUCLIDES, densities[m][p] = 0.2 + 0.01 * p;
  }
}
MAIN("lookup", NUCLIDES *POINTS *CHANNELS, table)
