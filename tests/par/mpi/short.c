// Fewer floats come than there is room for; how many, is asked before and afterwards.
#define N 6
static double f(const double *x) {
  int rank = rank_of(MPI_COMM_WORLD), size = size_of(MPI_COMM_WORLD), count, there;
  double got[2 * N], sum = 0;
  for (int i = 0; i < 2 * N; i++)
    got[i] = x[i % N];
  MPI_Request request;
  MPI_Status status;
  MPI_Isend(x, 1 + rank % N, MPI_DOUBLE, (rank + 1) % size, 1, MPI_COMM_WORLD, &request);
  MPI_Probe((rank + size - 1) % size, 1, MPI_COMM_WORLD, &status);
  MPI_Get_count(&status, MPI_DOUBLE, &there);
  MPI_Recv(got, 2 * N, MPI_DOUBLE, status.MPI_SOURCE, status.MPI_TAG, MPI_COMM_WORLD, &status);
  MPI_Get_count(&status, MPI_DOUBLE, &count);
  MPI_Wait(&request, MPI_STATUS_IGNORE);
  for (int i = 0; i < 2 * N; i++)
    sum += got[i] * got[i] * (i + count + there);
  return sum;
}
