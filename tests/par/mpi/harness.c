#include "harness.h"
#ifdef FORTRAN
double f(const double *x);
#else
#include PROGRAM
#endif

#ifdef __cplusplus
extern "C" {
#endif
void __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
struct taped {
  void *tape;
  double value;
};
struct taped __enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);
#ifdef __cplusplus
}
#endif
extern int enzyme_dup;

static void at(int rank, double *x) {
  for (int i = 0; i < N; i++)
    x[i] = 0.7 + 0.13 * i - 0.011 * i * (i % 5) + 0.05 * ((i + rank) % 3) + 0.21 * rank;
}

/// What all processes return, where one number of one process is moved.
static double moved(int rank, int owner, int index, double by) {
  double x[N], mine, all;
  at(rank, x);
  if (rank == owner)
    x[index] += by;
  mine = f(x);
  MPI_Allreduce(&mine, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  return all;
}

static int is_wrong(int rank, const char *mode, int owner, int index, double found, double expected) {
  double most = fabs(expected) > 1 ? fabs(expected) : 1;
  if (fabs(found - expected) <= TOLERANCE * most)
    return 0;
  if (rank == owner)
    printf("%s, process %d, %d: %.12g, differences %.12g\n", mode, owner, index, found, expected);
  return 1;
}

int main(int count, char **words) {
  MPI_Init(&count, &words);
  int rank = rank_of(MPI_COMM_WORLD), size = size_of(MPI_COMM_WORLD), wrong = 0;
  double x[N], dx[N] = {0}, split[N] = {0};
  at(rank, x);
  __enzyme_autodiff((void *)f, enzyme_dup, x, dx);
  at(rank, x);
  struct taped both = __enzyme_augmentfwd((void *)f, enzyme_dup, x, split);
  __enzyme_reverse((void *)f, enzyme_dup, x, split, 1.0, both.tape);
  for (int owner = 0; owner < size; owner++)
    for (int i = 0; i < N; i++) {
      const double h = STEP;
      double near = moved(rank, owner, i, h) - moved(rank, owner, i, -h);
      double far = moved(rank, owner, i, 2 * h) - moved(rank, owner, i, -2 * h);
      double expected = (8 * near - far) / (12 * h), tangent, all;
      double t[N] = {0};
      at(rank, x);
      if (rank == owner)
        t[i] = 1;
      tangent = __enzyme_fwddiff((void *)f, enzyme_dup, x, t);
      MPI_Allreduce(&tangent, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
      wrong += is_wrong(rank, "forward", owner, i, all, expected);
      if (rank != owner)
        continue;
      wrong += is_wrong(rank, "reverse", owner, i, dx[i], expected);
      wrong += is_wrong(rank, "split", owner, i, split[i], expected);
    }
  MPI_Allreduce(MPI_IN_PLACE, &wrong, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
  if (rank == 0)
    printf("%d wrong\n", wrong);
  MPI_Finalize();
  return wrong != 0;
}
