// Messages that carry no derivative beside those that do: by the same code, and from one process only.
#define N 3
static void pass_on(const double *from, double *to, int tag) {
  int rank = rank_of(MPI_COMM_WORLD), size = size_of(MPI_COMM_WORLD);
  MPI_Request requests[2];
  MPI_Irecv(to, N, MPI_DOUBLE, (rank + size - 1) % size, tag, MPI_COMM_WORLD, &requests[0]);
  MPI_Isend(from, N, MPI_DOUBLE, (rank + 1) % size, tag, MPI_COMM_WORLD, &requests[1]);
  MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
}
static double f(const double *x) {
  int rank = rank_of(MPI_COMM_WORLD);
  const double weights[N] = {1, 2 + rank, 3};
  double others[N], came[N], v[N], sum = 0;
  pass_on(weights, others, 1);
  for (int i = 0; i < N; i++)
    v[i] = rank ? others[i] : x[i] * x[i];
  pass_on(v, came, 2);
  MPI_Barrier(MPI_COMM_WORLD);
  for (int i = 0; i < N; i++)
    sum += came[i] * came[i] * others[i] * x[i];
  return sum;
}
