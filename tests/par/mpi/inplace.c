// Operations whose input is where the result goes.
#define N 4
static double f(const double *x) {
  int rank = rank_of(MPI_COMM_WORLD), size = size_of(MPI_COMM_WORLD);
  double v[N], sum = 0, *all = malloc(size * N * sizeof *all);
  for (int i = 0; i < N; i++)
    v[i] = x[i] * x[i];
  MPI_Allreduce(MPI_IN_PLACE, v, N, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  for (int i = 0; i < N; i++)
    v[i] = sin(v[i]) * x[i];
  if (rank == 0)
    MPI_Reduce(MPI_IN_PLACE, v, N, MPI_DOUBLE, MPI_SUM, 0, MPI_COMM_WORLD);
  else
    MPI_Reduce(v, NULL, N, MPI_DOUBLE, MPI_SUM, 0, MPI_COMM_WORLD);
  for (int i = 0; i < N; i++)
    v[i] = v[i] * v[i] + x[i];
  MPI_Scan(MPI_IN_PLACE, v, N, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  for (int i = 0; i < size * N; i++)
    all[i] = 0;
  for (int i = 0; i < N; i++)
    all[rank * N + i] = v[i] * x[N - 1 - i];
  MPI_Allgather(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, all, N, MPI_DOUBLE, MPI_COMM_WORLD);
  for (int i = 0; i < size * N; i++)
    sum += all[i] * all[i] * 1e-3 * (i + 1 + rank);
  free(all);
  return sum;
}
