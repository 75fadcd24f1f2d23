// A 2-D grid in parts, each with a border that neighbours fill; ten steps of diffusion.
#define N 6
enum { W = 5, H = 4 };
static void exchange(double u[H][W], MPI_Comm grid) {
  int up, down, left, right;
  MPI_Cart_shift(grid, 0, 1, &up, &down);
  MPI_Cart_shift(grid, 1, 1, &left, &right);
  MPI_Sendrecv(u[1], W, MPI_DOUBLE, up, 1, u[H - 1], W, MPI_DOUBLE, down, 1, grid, MPI_STATUS_IGNORE);
  MPI_Sendrecv(u[H - 2], W, MPI_DOUBLE, down, 2, u[0], W, MPI_DOUBLE, up, 2, grid, MPI_STATUS_IGNORE);
  double out[2][H], in[2][H] = {{0}};
  for (int i = 0; i < H; i++)
    out[0][i] = u[i][1], out[1][i] = u[i][W - 2];
  MPI_Request all[4];
  MPI_Irecv(in[0], H, MPI_DOUBLE, left, 4, grid, &all[0]);
  MPI_Irecv(in[1], H, MPI_DOUBLE, right, 3, grid, &all[1]);
  MPI_Isend(out[0], H, MPI_DOUBLE, left, 3, grid, &all[2]);
  MPI_Isend(out[1], H, MPI_DOUBLE, right, 4, grid, &all[3]);
  MPI_Waitall(4, all, MPI_STATUSES_IGNORE);
  for (int i = 0; i < H; i++)
    u[i][0] = in[0][i], u[i][W - 1] = in[1][i];
}
static double f(const double *x) {
  int sides[2] = {0, 0}, periodic[2] = {0, 1};
  MPI_Comm grid;
  MPI_Dims_create(size_of(MPI_COMM_WORLD), 2, sides);
  MPI_Cart_create(MPI_COMM_WORLD, 2, sides, periodic, 0, &grid);
  double u[H][W] = {{0}}, v[H][W], sum = 0;
  for (int i = 0; i < N; i++)
    u[1 + i / 3][1 + i % 3] = x[i];
  for (int step = 0; step < 10; step++) {
    exchange(u, grid);
    memcpy(v, u, sizeof v);
    for (int i = 1; i < H - 1; i++)
      for (int j = 1; j < W - 1; j++)
        u[i][j] = v[i][j] + 0.2 * (v[i - 1][j] + v[i + 1][j] + v[i][j - 1] + v[i][j + 1] - 4 * v[i][j]) + 0.01 * v[i][j] * v[i][j];
  }
  MPI_Comm_free(&grid);
  for (int i = 1; i < H - 1; i++)
    for (int j = 1; j < W - 1; j++)
      sum += u[i][j] * u[i][j] * (i + 2 * j);
  return sum;
}
