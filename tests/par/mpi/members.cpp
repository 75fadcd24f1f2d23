// What is sent is chosen by pointers to members, of an object in which requests are, too.
#include <vector>
#define N 4
struct Part {
  Part() : out(new double[3 * N]), in(new double[3 * N]), a(N), b(N), c(N) {}
  ~Part() {
    delete[] out;
    delete[] in;
  }
  double &x(int i) { return a[i]; }
  double &y(int i) { return b[i]; }
  double &z(int i) { return c[i]; }
  MPI_Request requests[2];
  double *out, *in;
  std::vector<double> a, b, c;
};
typedef double &(Part::*Member)(int);
__attribute__((noinline)) static void post(Part &part, int n, int rank, int size) {
  MPI_Irecv(part.in, n * N, MPI_DOUBLE, (rank + 1) % size, 1, MPI_COMM_WORLD, &part.requests[0]);
}
__attribute__((noinline)) static void swap(Part &part, int n, const Member *members, int rank, int size) {
  MPI_Status statuses[2];
  for (int k = 0; k < n; k++)
    for (int i = 0; i < N; i++)
      part.out[k * N + i] = (part.*members[k])(i);
  MPI_Isend(part.out, n * N, MPI_DOUBLE, (rank + size - 1) % size, 1, MPI_COMM_WORLD, &part.requests[1]);
  MPI_Waitall(2, part.requests, statuses);
  for (int k = 0; k < n; k++)
    for (int i = 0; i < N; i++)
      (part.*members[k])(i) += part.in[k * N + i];
}
static double f(const double *p) {
  int rank = rank_of(MPI_COMM_WORLD), size = size_of(MPI_COMM_WORLD);
  Part part;
  for (int i = 0; i < N; i++)
    part.x(i) = p[i], part.y(i) = p[i] * p[i], part.z(i) = 2 * p[i] * rank;
  Member members[3] = {&Part::x, &Part::y, &Part::z};
  double sum = 0;
  post(part, 3, rank, size);
  swap(part, 3, members, rank, size);
  for (int i = 0; i < N; i++)
    sum += part.x(i) * part.z(i) * (i + 1);
  members[0] = &Part::z;
  post(part, 1, rank, size);
  swap(part, 1, members, rank, size);
  for (int i = 0; i < N; i++)
    sum += part.y(i) * i + part.z(i) * part.z(i);
  return sum;
}
