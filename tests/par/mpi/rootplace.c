// Gathering and scattering where the root's own piece stays in its place.
#define N 3
static double f(const double *x) {
  int rank = rank_of(MPI_COMM_WORLD), size = size_of(MPI_COMM_WORLD);
  double *all = calloc(size * N, sizeof *all), mine[N], sum = 0;
  for (int i = 0; i < N; i++)
    mine[i] = x[i] * x[i];
  if (rank == 0) {
    for (int i = 0; i < N; i++)
      all[i] = mine[i] * x[0];
    MPI_Gather(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, all, N, MPI_DOUBLE, 0, MPI_COMM_WORLD);
    for (int i = 0; i < size * N; i++)
      all[i] = sin(all[i]) + all[(i + 1) % (size * N)] * x[1];
    MPI_Scatter(all, N, MPI_DOUBLE, MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, 0, MPI_COMM_WORLD);
    for (int i = 0; i < N; i++)
      sum += all[i] * all[i];
  } else {
    MPI_Gather(mine, N, MPI_DOUBLE, NULL, 0, MPI_DATATYPE_NULL, 0, MPI_COMM_WORLD);
    MPI_Scatter(NULL, 0, MPI_DATATYPE_NULL, mine, N, MPI_DOUBLE, 0, MPI_COMM_WORLD);
    for (int i = 0; i < N; i++)
      sum += mine[i] * mine[i] * x[i];
  }
  free(all);
  return sum;
}
