// Bytes that are prepared once and begun again, sent in the place of what is received, and from nobody to nobody.
#define N 4
struct pair {
  int id;
  double value;
};
static double f(const double *x) {
  int rank = rank_of(MPI_COMM_WORLD), size = size_of(MPI_COMM_WORLD);
  int last = rank == size - 1 ? MPI_PROC_NULL : rank + 1, first = rank ? rank - 1 : MPI_PROC_NULL;
  struct pair out[2], in[2], both[2];
  double sum = 0;
  for (int i = 0; i < 2; i++)
    in[i].id = out[i].id = i, in[i].value = x[i] * x[2], both[i].id = rank, both[i].value = x[i] * x[3];
  MPI_Request all[2];
  MPI_Recv_init(in, sizeof in, MPI_BYTE, first, 1, MPI_COMM_WORLD, &all[0]);
  MPI_Send_init(out, sizeof out, MPI_BYTE, last, 1, MPI_COMM_WORLD, &all[1]);
  for (int step = 0; step < 3; step++) {
    for (int i = 0; i < 2; i++)
      out[i].value = x[i] * x[i] + step * x[3] + in[i].value;
    MPI_Startall(2, all);
    MPI_Waitall(2, all, MPI_STATUSES_IGNORE);
    for (int i = 0; i < 2; i++)
      sum += in[i].value * in[i].value * (in[i].id + 1) * x[i];
  }
  MPI_Request_free(&all[0]), MPI_Request_free(&all[1]);
  MPI_Sendrecv_replace(both, sizeof both, MPI_BYTE, (rank + 1) % size, 2, (rank + size - 1) % size, 2, MPI_COMM_WORLD,
                       MPI_STATUS_IGNORE);
  return sum + both[0].value * both[1].value * (1 + both[0].id);
}
