/* Messages between processes: what has no derivative, each under its name. Declared as MPICH does. */
extern int enzyme_dup, enzyme_width;
void __enzyme_autodiff(void *, ...);
struct made { void *tape; double value; };
struct made __enzyme_augmentfwd(void *, ...);
double __enzyme_fwdsplit(void *, ...);
typedef int MPI_Comm, MPI_Datatype, MPI_Op, MPI_Request;
#define WORLD 0x44000000
#define DOUBLE 0x4c00080b
#define SUM 0x58000003
#ifdef OTHER
int MPI_Allreduce(const void *, void *, long, MPI_Datatype, MPI_Op, MPI_Comm);
#else
int MPI_Allreduce(const void *, void *, int, MPI_Datatype, MPI_Op, MPI_Comm);
#endif
int MPI_Iallreduce(const void *, void *, int, MPI_Datatype, MPI_Op, MPI_Comm, MPI_Request *);
int MPI_Wait(MPI_Request *, void *);
void mpi_allreduce_(const void *, void *, const int *, const int *, const int *, const int *, int *);
double f(const double *x) {
  double sum;
#ifdef LATER
  MPI_Request request;
  MPI_Iallreduce(x, &sum, 1, DOUBLE, SUM, WORLD, &request);
  MPI_Wait(&request, (void *)1);
#elif defined FORTRAN
  int one = 1, type = DOUBLE, op = SUM, world = WORLD, error;
  mpi_allreduce_(x, &sum, &one, &type, &op, &world, &error);
#else
  MPI_Allreduce(x, &sum, 1, DOUBLE, SUM, WORLD);
#endif
  return sum * sum;
}
#ifdef WIDE
void g(double *x, double *a, double *b) { __enzyme_autodiff((void *)f, enzyme_width, 2, enzyme_dup, x, a, b); }
#elif defined FROM_TAPE
double g(double *x, double *dx) {
  struct made made = __enzyme_augmentfwd((void *)f, enzyme_dup, x, dx);
  return __enzyme_fwdsplit((void *)f, enzyme_dup, x, dx, made.tape);
}
#else
void g(double *x, double *dx) { __enzyme_autodiff((void *)f, enzyme_dup, x, dx); }
#endif
