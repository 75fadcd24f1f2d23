// Conjugate gradients on a row of unknowns that is spread over the processes.
#define N 5
static double dot(const double *a, const double *b) {
  double mine = 0, all;
  for (int i = 0; i < N; i++)
    mine += a[i] * b[i];
  MPI_Allreduce(&mine, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  return all;
}
static void apply(const double *p, const double *d, double *q) {
  int rank = rank_of(MPI_COMM_WORLD), size = size_of(MPI_COMM_WORLD);
  int before = rank ? rank - 1 : MPI_PROC_NULL, behind = rank < size - 1 ? rank + 1 : MPI_PROC_NULL;
  double left = 0, right = 0;
  MPI_Request all[4];
  MPI_Irecv(&left, 1, MPI_DOUBLE, before, 0, MPI_COMM_WORLD, &all[0]);
  MPI_Irecv(&right, 1, MPI_DOUBLE, behind, 0, MPI_COMM_WORLD, &all[1]);
  MPI_Isend(&p[0], 1, MPI_DOUBLE, before, 0, MPI_COMM_WORLD, &all[2]);
  MPI_Isend(&p[N - 1], 1, MPI_DOUBLE, behind, 0, MPI_COMM_WORLD, &all[3]);
  for (int i = 0; i < N; i++)
    q[i] = (2 + d[i] * d[i]) * p[i] - (i ? p[i - 1] : 0) - (i < N - 1 ? p[i + 1] : 0);
  MPI_Waitall(4, all, MPI_STATUSES_IGNORE);
  q[0] -= left;
  q[N - 1] -= right;
}
static double f(const double *x) {
  double r[N], p[N], q[N], u[N] = {0}, sum = 0;
  for (int i = 0; i < N; i++)
    r[i] = p[i] = 1 + 0.1 * i;
  double rho = dot(r, r);
  for (int step = 0; step < 4; step++) {
    apply(p, x, q);
    double alpha = rho / dot(p, q);
    for (int i = 0; i < N; i++)
      u[i] += alpha * p[i], r[i] -= alpha * q[i];
    double next = dot(r, r), beta = next / rho;
    rho = next;
    for (int i = 0; i < N; i++)
      p[i] = r[i] + beta * p[i];
  }
  for (int i = 0; i < N; i++)
    sum += u[i] * (i + 1);
  return sum;
}
