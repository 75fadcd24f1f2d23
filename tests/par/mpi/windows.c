// Windows: numbers are put into the next's memory, got from the one before, and added up at one process, between fences.
#define N 4
static double f(const double *x) {
  MPI_Comm world = MPI_COMM_WORLD;
  int rank = rank_of(world), size = size_of(world), next = (rank + 1) % size, before = (rank + size - 1) % size;
  double shared[2 * N + 1], got[N], sent[N], sum = 0;
  for (int i = 0; i < N; i++)
    shared[i] = sin(x[i]) * (rank + 1), shared[N + i] = 0, sent[i] = x[i] * x[(i + 1) % N];
  shared[2 * N] = x[0];
  MPI_Win win;
  MPI_Win_create(shared, sizeof shared, sizeof(double), MPI_INFO_NULL, world, &win);
  MPI_Win_fence(0, win);
  MPI_Put(sent, N, MPI_DOUBLE, next, N, N, MPI_DOUBLE, win);
  MPI_Get(got, N, MPI_DOUBLE, before, 0, N, MPI_DOUBLE, win);
  MPI_Accumulate(&sent[1], 1, MPI_DOUBLE, 0, 2 * N, 1, MPI_DOUBLE, MPI_SUM, win);
  MPI_Win_fence(0, win);
  for (int i = 0; i < N; i++)
    sum += got[i] * got[i] * shared[N + i] * x[i];
  sum += shared[2 * N] * shared[2 * N] * x[1];
  MPI_Win_free(&win);
  return sum;
}
