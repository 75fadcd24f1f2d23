// Persistent requests in an array of their own, which other functions are given alone: what they start and wait for fills memory that
// these functions do not see.
#define N 4
__attribute__((noinline)) static void start(MPI_Request *both) { MPI_Startall(2, both); }
__attribute__((noinline)) static void wait_for(MPI_Request *both) { MPI_Waitall(2, both, MPI_STATUSES_IGNORE); }
static double f(const double *x) {
  int rank = rank_of(MPI_COMM_WORLD), size = size_of(MPI_COMM_WORLD);
  MPI_Request both[2];
  double in[N], out[N], a[N], sum = 0;
  for (int i = 0; i < N; i++)
    in[i] = 0.5 * x[i], a[i] = x[i];
  MPI_Recv_init(in, N, MPI_DOUBLE, (rank + 1) % size, 1, MPI_COMM_WORLD, &both[0]);
  MPI_Send_init(out, N, MPI_DOUBLE, (rank + size - 1) % size, 1, MPI_COMM_WORLD, &both[1]);
  for (int it = 0; it < 4; it++) {
    for (int i = 0; i < N; i++)
      out[i] = a[i] * (1 + 0.1 * rank);
    double before = in[1] * in[2];
    start(both);
    wait_for(both);
    for (int i = 0; i < N; i++)
      a[i] = 0.5 * a[i] * in[i] + in[(i + 1) % N];
    sum += before * in[0] * in[0];
  }
  MPI_Request_free(&both[0]), MPI_Request_free(&both[1]);
  return sum;
}
