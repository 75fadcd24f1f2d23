// Stops: a window has no derivative that is made outside of what is differentiated
#define N 2
static double memory[8];
static MPI_Win window;
static void make(void) { MPI_Win_create(memory, sizeof memory, sizeof *memory, MPI_INFO_NULL, MPI_COMM_WORLD, &window); }
void *__enzyme_inactivefn_make[] = {(void *)make};
static double f(const double *x) {
  make();
  memory[0] = memory[1] = x[0];
  MPI_Win_fence(0, window);
  MPI_Put(x, N, MPI_DOUBLE, 0, 0, N, MPI_DOUBLE, window);
  MPI_Win_fence(0, window);
  return memory[0] * memory[1];
}
