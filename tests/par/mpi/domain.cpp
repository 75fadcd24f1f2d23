// What is sent is chosen by pointers to members of a class, whose requests, at subscripts, lie beside its vectors: none of these is taken
// for one of the messages' memory, nor for what requests point to.
#include <vector>
#define N 3
#define EACH(M) M(0) M(1) M(2) M(3) M(4) M(5) M(6) M(7)
struct Domain {
  Domain(int rank) : rank(rank), size(size_of(MPI_COMM_WORLD)) {
#define MADE(k) v##k.resize(N);
    EACH(MADE)
    out = new double[2 * N], in = new double[2 * N];
  }
  ~Domain() {
    delete[] out;
    delete[] in;
  }
  double &x(int i) { return v1[i]; }
  double &y(int i) { return v3[i]; }
  double &z(int i) { return v6[i]; }
  double *out, *in;
  MPI_Request got[6], gone[6];
#define MEMBER(k) std::vector<double> v##k;
  EACH(MEMBER)
  int rank, size;
};
typedef double &(Domain::*Member)(int);
__attribute__((noinline)) static void receive(Domain &d, int n) {
  int messages = 0;
  for (int i = 0; i < 6; i++)
    d.got[i] = MPI_REQUEST_NULL;
  for (int k = 0; k < n; k++)
    MPI_Irecv(&d.in[k * N], N, MPI_DOUBLE, (d.rank + 1 + k) % d.size, k, MPI_COMM_WORLD, &d.got[messages++]);
}
__attribute__((noinline)) static void send(Domain &d, int n, const Member *members) {
  int messages = 0;
  for (int k = 0; k < n; k++) {
    for (int i = 0; i < N; i++)
      d.out[k * N + i] = (d.*members[k])(i);
    MPI_Isend(&d.out[k * N], N, MPI_DOUBLE, (d.rank + 2 * d.size - 1 - k) % d.size, k, MPI_COMM_WORLD, &d.gone[messages++]);
  }
  MPI_Waitall(messages, d.gone, MPI_STATUSES_IGNORE);
}
__attribute__((noinline)) static void add(Domain &d, int n, const Member *members) {
  for (int k = 0; k < n; k++) {
    MPI_Status status;
    MPI_Wait(&d.got[k], &status);
    for (int i = 0; i < N; i++)
      (d.*members[k])(i) += d.in[k * N + i];
  }
}
static double f(const double *p) {
  Domain *d = new Domain(rank_of(MPI_COMM_WORLD));
  for (int i = 0; i < N; i++)
    d->x(i) = p[i], d->y(i) = p[i] * p[i], d->z(i) = 2 * p[i] * d->rank, d->v7[i] = p[i];
  Member some[2] = {&Domain::x, &Domain::y}, last[1] = {&Domain::z};
  receive(*d, 2), send(*d, 2, some), add(*d, 2, some);
  for (int i = 0; i < N; i++)
    d->z(i) *= d->x(i) * d->v7[i];
  receive(*d, 1), send(*d, 1, last), add(*d, 1, last);
  double sum = 0;
  for (int i = 0; i < N; i++)
    sum += d->y(i) * d->z(i) * (i + 1) + d->v5[i];
  delete d;
  return sum;
}
