// What is sent is chosen by pointers to members, and one of them is of a second base.
#define N 4
struct First {
  double a[N];
  double &x(int i) { return a[i]; }
};
struct Second {
  double b[N];
  double &y(int i) { return b[i]; }
};
struct Part : First, Second {};
typedef double &(Part::*Member)(int);
__attribute__((noinline)) static double swapped(Part &part, const Member *members, int n, int rank, int size) {
  double out[N], in[N], sum = 0;
  for (int k = 0; k < n; k++) {
    for (int i = 0; i < N; i++)
      out[i] = (part.*members[k])(i);
    MPI_Sendrecv(out, N, MPI_DOUBLE, (rank + 1) % size, 1, in, N, MPI_DOUBLE, (rank + size - 1) % size, 1, MPI_COMM_WORLD,
                 MPI_STATUS_IGNORE);
    for (int i = 0; i < N; i++)
      sum += in[i] * in[i] * (k + 1);
  }
  return sum;
}
static double f(const double *p) {
  Part part;
  for (int i = 0; i < N; i++)
    part.x(i) = p[i], part.y(i) = 2 * p[i];
  Member members[2] = {&Part::x, &Part::y};
  return swapped(part, members, 2, rank_of(MPI_COMM_WORLD), size_of(MPI_COMM_WORLD));
}
