// Rows and columns of processes, each with sums of their own.
#define N 3
static double f(const double *x) {
  int rank = rank_of(MPI_COMM_WORLD);
  MPI_Comm half, copy;
  MPI_Comm_split(MPI_COMM_WORLD, rank % 2, -rank, &half);
  MPI_Comm_dup(half, &copy);
  double v[N], w[N], sum = 0;
  for (int i = 0; i < N; i++)
    v[i] = x[i] * (rank + 1);
  MPI_Allreduce(v, w, N, MPI_DOUBLE, MPI_SUM, half);
  for (int i = 0; i < N; i++)
    w[i] *= w[i] * x[i];
  MPI_Bcast(w, N, MPI_DOUBLE, 0, copy);
  for (int i = 0; i < N; i++)
    sum += w[i] * x[i];
  MPI_Comm_free(&copy);
  MPI_Comm_free(&half);
  return sum;
}
