// Work is given to whoever asks, and its results come from anybody.
#define N 6
static double work(double a) { return a * sin(a) + a * a; }
static double f(const double *x) {
  int rank = rank_of(MPI_COMM_WORLD), size = size_of(MPI_COMM_WORLD);
  double sum = 0, value, result;
  MPI_Status status;
  if (size == 1) {
    for (int i = 0; i < N; i++)
      sum += work(x[i]) * (i + 1);
    return sum;
  }
  if (rank) {
    for (;;) {
      MPI_Recv(&value, 1, MPI_DOUBLE, 0, MPI_ANY_TAG, MPI_COMM_WORLD, &status);
      if (status.MPI_TAG == 99)
        return x[0] * 0.5;
      result = work(value);
      MPI_Send(&result, 1, MPI_DOUBLE, 0, 5, MPI_COMM_WORLD);
    }
  }
  int next = 0, busy = 0, *item = calloc(size, sizeof *item);
  for (int worker = 1; worker < size && next < N; worker++, next++, busy++) {
    value = x[next] * x[(next + 1) % N];
    item[worker] = next;
    MPI_Send(&value, 1, MPI_DOUBLE, worker, next, MPI_COMM_WORLD);
  }
  while (busy) {
    MPI_Recv(&result, 1, MPI_DOUBLE, MPI_ANY_SOURCE, 5, MPI_COMM_WORLD, &status);
    sum += result;
    busy--;
    if (next < N) {
      value = x[next] * x[(next + 1) % N];
      item[status.MPI_SOURCE] = next;
      MPI_Send(&value, 1, MPI_DOUBLE, status.MPI_SOURCE, next, MPI_COMM_WORLD);
      next++;
      busy++;
    }
  }
  free(item);
  value = 0;
  for (int worker = 1; worker < size; worker++)
    MPI_Send(&value, 1, MPI_DOUBLE, worker, 99, MPI_COMM_WORLD);
  return sum;
}
