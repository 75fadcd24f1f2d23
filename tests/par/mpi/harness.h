// Around each program of this folder: `double f(const double *x)` of N numbers on each process. The gradient of the sum of what all
// processes return is wanted, and held against differences, in both modes. A program is a file of its own; see xtask/src/par.
// Without the classes that C++ once had of MPI.
#define OMPI_SKIP_MPICXX
#define MPICH_SKIP_MPICXX
#include <math.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// For differences, and what they may be off by, as part of the larger of 1 and the value.
#define STEP 1e-3
#define TOLERANCE 1e-8

static inline int rank_of(MPI_Comm comm) {
  int rank;
  MPI_Comm_rank(comm, &rank);
  return rank;
}
static inline int size_of(MPI_Comm comm) {
  int size;
  MPI_Comm_size(comm, &size);
  return size;
}
