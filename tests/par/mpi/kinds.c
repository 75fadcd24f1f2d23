// Floats of both kinds, complex ones, and integers beside them.
#include <complex.h>
#define N 4
#undef TOLERANCE
#define TOLERANCE 1e-4
#undef STEP
#define STEP 1e-2
static double f(const double *x) {
  int rank = rank_of(MPI_COMM_WORLD), size = size_of(MPI_COMM_WORLD), number = rank + 1, sum_of_numbers;
  float narrow[N], total[N];
  double complex z[2], w[2];
  for (int i = 0; i < N; i++)
    narrow[i] = (float)(x[i] * x[i]);
  for (int i = 0; i < 2; i++)
    z[i] = x[i] * x[i + 2] + I * sin(x[i + 1]);
  MPI_Allreduce(&number, &sum_of_numbers, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
  MPI_Allreduce(narrow, total, N, MPI_FLOAT, MPI_SUM, MPI_COMM_WORLD);
  MPI_Sendrecv(z, 2, MPI_C_DOUBLE_COMPLEX, (rank + 1) % size, 1, w, 2, MPI_C_DOUBLE_COMPLEX, (rank + size - 1) % size, 1,
               MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  double sum = 0;
  for (int i = 0; i < N; i++)
    sum += total[i] * x[i] * sum_of_numbers;
  return sum + creal(w[0] * w[1]) + cimag(w[0]) * x[0];
}
