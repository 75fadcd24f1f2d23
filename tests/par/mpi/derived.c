// A column of a matrix, and a structure of floats, as types that the program makes.
#define N 8
struct particle {
  double mass, place[2];
};
static double f(const double *x) {
  int rank = rank_of(MPI_COMM_WORLD), size = size_of(MPI_COMM_WORLD);
  int to = (rank + 1) % size, from = (rank + size - 1) % size;
  double matrix[4][4], other[4][4] = {{0}}, sum = 0;
  for (int i = 0; i < 16; i++)
    matrix[i / 4][i % 4] = x[i % N] * (i + 1);
  MPI_Datatype column, particle;
  MPI_Type_vector(4, 1, 4, MPI_DOUBLE, &column);
  MPI_Type_commit(&column);
  MPI_Sendrecv(&matrix[0][1], 1, column, to, 1, &other[0][2], 1, column, from, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  MPI_Type_free(&column);
  int lengths[2] = {1, 2};
  MPI_Aint places[2] = {0, sizeof(double)};
  MPI_Datatype types[2] = {MPI_DOUBLE, MPI_DOUBLE};
  MPI_Type_create_struct(2, lengths, places, types, &particle);
  MPI_Type_commit(&particle);
  struct particle out[2], in[2];
  for (int i = 0; i < 2; i++) {
    out[i].mass = x[i] * x[i + 2];
    out[i].place[0] = cos(x[i + 4]);
    out[i].place[1] = x[i + 5] * x[i];
  }
  MPI_Request requests[2];
  MPI_Irecv(in, 2, particle, from, 2, MPI_COMM_WORLD, &requests[0]);
  MPI_Isend(out, 2, particle, to, 2, MPI_COMM_WORLD, &requests[1]);
  MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
  MPI_Type_free(&particle);
  for (int i = 0; i < 4; i++)
    sum += other[i][2] * other[i][2] * x[i];
  for (int i = 0; i < 2; i++)
    sum += in[i].mass * (in[i].place[0] + in[i].place[1] * in[i].place[1]);
  return sum;
}
