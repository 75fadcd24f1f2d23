// Energies of 32 poses of 20 atoms against 200: steric, electric and desolvation terms with cut-offs; their sum, by the poses' parameters.
#include "bench.h"

enum { POSES = 32, LIGAND = 20, PROTEIN = 200, TYPES = 8 };

static const double HARDNESS = 38, NEAR = 1, FAR = 5.5, CHARGE = 45;

struct atom {
  double x, y, z;
  int type;
};

// A row of the force field: who takes part in hydrogen bonds, radius, hydrophobicity, charge.
struct row {
  char bond;
  double radius, hydrophobic, charge;
};

struct deck {
  int proteins, ligands;
  const struct atom *protein, *ligand;
  const struct row *field;
};

// Three angles and a shift.
static void transform(const double *R pose, double t[3][4]) {
  double sx = sin(pose[0]), cx = cos(pose[0]), sy = sin(pose[1]), cy = cos(pose[1]), sz = sin(pose[2]), cz = cos(pose[2]);
  t[0][0] = cy * cz;
  t[0][1] = sx * sy * cz - cx * sz;
  t[0][2] = cx * sy * cz + sx * sz;
  t[1][0] = cy * sz;
  t[1][1] = sx * sy * sz + cx * cz;
  t[1][2] = cx * sy * sz - sx * cz;
  t[2][0] = -sy;
  t[2][1] = sx * cy;
  t[2][2] = cx * cy;
  for (int i = 0; i < 3; i++)
    t[i][3] = pose[3 + i];
}

static double energy(const struct deck *R deck, const double *R pose) {
  double t[3][4], total = 0;
  transform(pose, t);
  for (int i = 0; i < deck->ligands; i++) {
    const struct atom *l = &deck->ligand[i];
    const struct row *lf = &deck->field[l->type];
    double x = t[0][0] * l->x + t[0][1] * l->y + t[0][2] * l->z + t[0][3];
    double y = t[1][0] * l->x + t[1][1] * l->y + t[1][2] * l->z + t[1][3];
    double z = t[2][0] * l->x + t[2][1] * l->y + t[2][2] * l->z + t[2][3];
    for (int j = 0; j < deck->proteins; j++) {
      const struct atom *p = &deck->protein[j];
      const struct row *pf = &deck->field[p->type];
      double radii = lf->radius + pf->radius, reach = lf->bond == 'F' && pf->bond == 'F' ? 4 : 2;
      double dx = x - p->x, dy = y - p->y, dz = z - p->z, distance = sqrt(dx * dx + dy * dy + dz * dz), gap = distance - radii;
      int inside = gap < 0;
      // Steric.
      if (inside)
        total += 2 * HARDNESS * (1 - distance / radii);
      // Electric.
      if (gap < reach) {
        double e = lf->charge * pf->charge * (inside ? 1 : 1 - gap / reach);
        total += CHARGE * (lf->bond == 'E' || pf->bond == 'E' ? -fabs(e) : e);
      }
      // Desolvation: of two that both dislike water from far, of one from near.
      if (lf->hydrophobic != 0 && pf->hydrophobic != 0) {
        double range = lf->hydrophobic < 0 && pf->hydrophobic < 0 ? FAR : NEAR;
        if (gap < range)
          total -= (fabs(lf->hydrophobic) + fabs(pf->hydrophobic)) * (inside ? 1 : 1 - gap / range);
      }
    }
  }
  return 0.5 * total;
}

static double loss(const struct deck *R deck, int poses, const double *R x, double *R energies) {
  for (int i = 0; i < poses; i++)
    energies[i] = energy(deck, x + 6 * i);
  double sum = 0;
  for (int i = 0; i < poses; i++)
    sum += energies[i];
  return sum;
}

#ifndef PRIMAL_ONLY
double __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;

static double energies[POSES], denergies[POSES];
static struct atom protein[PROTEIN], ligand[LIGAND];
static const struct row field[TYPES] = {{'F', 1.4, -0.8, 0.5},  {'E', 1.2, 0.4, -0.6}, {'P', 1.8, 0, 0.3},     {'F', 1.6, 0.6, -0.2},
                                        {'P', 1.5, -0.5, -0.7}, {'E', 1.3, 0, 0.9},    {'F', 1.7, -0.3, 0.15}, {'P', 1.1, 0.9, 0}};
static const struct deck deck = {PROTEIN, LIGAND, protein, ligand, field};

// Of each pair only the slope along the line between the two counts: forces and their moments about the ligand's origin, then the axes of the angles.
static void by_hand(const struct deck *restrict deck, int poses, const double *restrict x, double *restrict dx) {
  for (int k = 0; k < poses; k++) {
    const double *restrict pose = x + 6 * k;
    double *restrict dpose = dx + 6 * k, t[3][4], force[3] = {0}, moment[3] = {0};
    transform(pose, t);
    for (int i = 0; i < deck->ligands; i++) {
      const struct atom *restrict l = &deck->ligand[i];
      const struct row *restrict lf = &deck->field[l->type];
      double at[3], f[3] = {0};
      for (int a = 0; a < 3; a++)
        at[a] = t[a][0] * l->x + t[a][1] * l->y + t[a][2] * l->z;
      double px = at[0] + t[0][3], py = at[1] + t[1][3], pz = at[2] + t[2][3];
      for (int j = 0; j < deck->proteins; j++) {
        const struct atom *restrict p = &deck->protein[j];
        const struct row *restrict pf = &deck->field[p->type];
        double radii = lf->radius + pf->radius, reach = lf->bond == 'F' && pf->bond == 'F' ? 4 : 2;
        double x = px - p->x, y = py - p->y, z = pz - p->z, square = x * x + y * y + z * z, slope = 0;
        if (square >= (radii + FAR) * (radii + FAR))
          continue;
        double distance = sqrt(square), gap = distance - radii;
        if (gap < 0)
          slope = -2 * HARDNESS / radii;
        else {
          if (gap < reach) {
            double e = lf->charge * pf->charge;
            slope = -CHARGE / reach * (lf->bond == 'E' || pf->bond == 'E' ? -fabs(e) : e);
          }
          if (lf->hydrophobic != 0 && pf->hydrophobic != 0) {
            double range = lf->hydrophobic < 0 && pf->hydrophobic < 0 ? FAR : NEAR;
            if (gap < range)
              slope += (fabs(lf->hydrophobic) + fabs(pf->hydrophobic)) / range;
          }
        }
        slope *= 0.5 / distance;
        f[0] += slope * x;
        f[1] += slope * y;
        f[2] += slope * z;
      }
      for (int a = 0; a < 3; a++) {
        int b = (a + 1) % 3, c = (a + 2) % 3;
        force[a] += f[a];
        moment[a] += at[b] * f[c] - at[c] * f[b];
      }
    }
    // The axes of the rotations Rz Ry Rx as they stand at the end.
    dpose[0] += t[0][0] * moment[0] + t[1][0] * moment[1] + t[2][0] * moment[2];
    dpose[1] += cos(pose[2]) * moment[1] - sin(pose[2]) * moment[0];
    dpose[2] += moment[2];
    for (int a = 0; a < 3; a++)
      dpose[3 + a] += force[a];
  }
}

static int poses;
static void resize(long size) { poses = (int)size; }
static double primal(const double *x) { return loss(&deck, poses, x, energies); }
static void gradient(const double *x, double *dx) {
  memset(denergies, 0, sizeof denergies);
  __enzyme_autodiff((void *)loss, enzyme_const, &deck, poses, x, dx, enzyme_dup, energies, denergies);
}
static void hand(const double *x, double *dx) { by_hand(&deck, poses, x, dx); }

int main(void) {
  double x[6 * POSES];
  for (int i = 0; i < PROTEIN; i++)
    protein[i] = (struct atom){8 * sin(i), 8 * sin(2.7 * i + 1), 8 * cos(1.9 * i * i), i * 5 % TYPES};
  for (int i = 0; i < LIGAND; i++)
    ligand[i] = (struct atom){3 * sin(2 * i), 3 * cos(5 * i), 3 * sin(7 * i + 1), i * 3 % TYPES};
  for (int i = 0; i < 6 * POSES; i++)
    x[i] = 3 * sin(0.37 * i * i);
  return bench((struct bench){"docking", POSES, 6 * POSES, x, primal, gradient, hand, NULL, resize, .power = 1});
}
#endif
