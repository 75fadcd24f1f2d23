// Neighbours in a grid, round in one direction and with edges in the other: all get what one has, or each a part of its own.
#define N 6
static double f(const double *x) {
  int size = size_of(MPI_COMM_WORLD), sides[2] = {1, size}, round[2] = {1, 0}, rank;
  MPI_Comm grid;
  MPI_Cart_create(MPI_COMM_WORLD, 2, sides, round, 0, &grid);
  rank = rank_of(grid);
  double own[2] = {sin(x[0]) * (rank + 1), x[1] * x[2]}, all[8], out[4], in[4] = {x[0], x[1], x[2], x[3]}, sum = 0;
  for (int i = 0; i < 8; i++)
    all[i] = x[i % N] * 0.5;
  MPI_Neighbor_allgather(own, 2, MPI_DOUBLE, all, 2, MPI_DOUBLE, grid);
  for (int i = 0; i < 4; i++)
    out[i] = x[i] * x[i + 2];
  MPI_Neighbor_alltoall(out, 1, MPI_DOUBLE, in, 1, MPI_DOUBLE, grid);
  int counts[4] = {1, 1, 0, 2}, places[4] = {0, 1, 2, 2}, gots[4] = {1, 1, 2, 0}, got_at[4] = {3, 2, 0, 4};
  double parts[4] = {0}, some[4] = {x[5], x[4], x[3], x[2]};
  MPI_Neighbor_alltoallv(out, counts, places, MPI_DOUBLE, parts, gots, got_at, MPI_DOUBLE, grid);
  int wide[4] = {2, 2, 2, 2}, apart[4] = {6, 0, 2, 4};
  double again[8] = {0};
  MPI_Neighbor_allgatherv(own, 2, MPI_DOUBLE, again, wide, apart, MPI_DOUBLE, grid);
  for (int i = 0; i < 8; i++)
    sum += all[i] * x[i % N] * (i + 1) + again[i] * again[i] * 0.3;
  for (int i = 0; i < 4; i++)
    sum += in[i] * in[i] * x[0] + parts[i] * some[i] * x[1];
  MPI_Comm_free(&grid);
  return sum;
}
