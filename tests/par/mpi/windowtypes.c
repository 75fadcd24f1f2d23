// Columns of a matrix in the window of another, floats that are replaced, and a loop of fences in a function of its own.
#define N 6
static void exchange(double *column, MPI_Win win, MPI_Datatype type, int to) {
  MPI_Win_fence(MPI_MODE_NOPRECEDE, win);
  MPI_Accumulate(column, 3, MPI_DOUBLE, to, 1, 1, type, MPI_REPLACE, win);
  MPI_Win_fence(0, win);
  MPI_Get(column, 3, MPI_DOUBLE, to, 0, 1, type, win);
  MPI_Win_fence(MPI_MODE_NOSUCCEED, win);
}
static double f(const double *x) {
  MPI_Comm world = MPI_COMM_WORLD;
  int rank = rank_of(world), size = size_of(world);
  double matrix[3][2], column[3], sum = 0;
  float narrow[8] = {0};
  for (int i = 0; i < N; i++)
    matrix[i / 2][i % 2] = x[i] * x[i];
  MPI_Datatype type;
  MPI_Type_vector(3, 1, 2, MPI_DOUBLE, &type);
  MPI_Type_commit(&type);
  MPI_Win win, floats;
  MPI_Win_create(matrix, sizeof matrix, sizeof(double), MPI_INFO_NULL, world, &win);
  MPI_Win_create(narrow, sizeof narrow, sizeof *narrow, MPI_INFO_NULL, world, &floats);
  for (int round = 0; round < 3; round++) {
    for (int i = 0; i < 3; i++)
      column[i] = matrix[i][0] * matrix[i][1] + 0.1 * rank;
    exchange(column, win, type, (rank + 1) % size);
    for (int i = 0; i < 3; i++)
      sum += column[i] * x[i], matrix[i][1] *= 0.5 * column[i];
  }
  float one = 0.5f * (rank + 1);
  MPI_Win_fence(0, floats);
  MPI_Accumulate(&one, 1, MPI_FLOAT, 0, 0, 1, MPI_FLOAT, MPI_SUM, floats);
  MPI_Win_fence(0, floats);
  sum += narrow[0] * x[5];
  MPI_Win_free(&win);
  MPI_Win_free(&floats);
  MPI_Type_free(&type);
  return sum;
}
