// Atoms are packed into a buffer of bytes, and unpacked from another; how many came, the status says.
#define N 8
struct atom {
  int id, kind;
  double rx, ry, px;
};
__attribute__((noinline)) static int load(const double *x, int rank, char *bytes) {
  struct atom *to = (struct atom *)bytes;
  int n = 0;
  for (int i = 0; i < N; i++)
    if ((i + rank) % 3) {
      to[n].id = i, to[n].kind = i % 2;
      to[n].rx = x[i] + 0.5, to[n].ry = x[i] * x[(i + 1) % N], to[n].px = 2 * x[i];
      n++;
    }
  return n * (int)sizeof(struct atom);
}
__attribute__((noinline)) static double unload(int n, const double *x, char *bytes) {
  struct atom *from = (struct atom *)bytes;
  double sum = 0;
  for (int i = 0; i < n / (int)sizeof(struct atom); i++)
    sum += from[i].rx * from[i].ry * (from[i].kind ? from[i].px : x[from[i].id]);
  return sum;
}
static int exchanged(void *from, int n, int to_rank, void *to, int room, int from_rank) {
  MPI_Status status;
  int got;
  MPI_Sendrecv(from, n, MPI_BYTE, to_rank, 0, to, room, MPI_BYTE, from_rank, 0, MPI_COMM_WORLD, &status);
  MPI_Get_count(&status, MPI_BYTE, &got);
  return got;
}
static double f(const double *x) {
  int rank = rank_of(MPI_COMM_WORLD), size = size_of(MPI_COMM_WORLD), room = N * (int)sizeof(struct atom);
  char *out = malloc(room), *in = malloc(room);
  double sum = 0;
  for (int step = 1; step < 3; step++) {
    int n = load(x, rank + step, out);
    int got = exchanged(out, n, (rank + step) % size, in, room, (rank + 2 * size - step) % size);
    sum += unload(got, x, in);
  }
  free(out), free(in);
  return sum;
}
