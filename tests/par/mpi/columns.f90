! Types that the program makes: a column of every second number, and numbers anywhere. Half of the processes have a communicator.
function f(x) bind(c)
  implicit none
  include 'mpif.h'
  double precision, intent(in) :: x(N)
  double precision :: f, grid(3, N), here(3, N)
  integer :: rank, size, row, some, half, mine, status(MPI_STATUS_SIZE), error
  call MPI_Comm_rank(MPI_COMM_WORLD, rank, error)
  call MPI_Comm_size(MPI_COMM_WORLD, size, error)
  call MPI_Type_vector(N, 1, 3, MPI_DOUBLE_PRECISION, row, error)
  call MPI_Type_commit(row, error)
  call MPI_Type_indexed(2, [1, 2], [0, 3], MPI_REAL8, some, error)
  call MPI_Type_commit(some, error)
  grid(1, :) = x
  grid(2, :) = x * x
  grid(3, :) = x * (rank + 1)
  here = 0.5d0
  call MPI_Sendrecv(grid(2, 1), 1, row, modulo(rank + 1, size), 4, here(3, 1), 1, row, modulo(rank - 1, size), 4, &
                    MPI_COMM_WORLD, status, error)
  call MPI_Comm_split(MPI_COMM_WORLD, modulo(rank, 2), rank, half, error)
  call MPI_Comm_size(half, mine, error)
  call MPI_Bcast(grid, 1, some, mine - 1, half, error)
  call MPI_Comm_free(half, error)
  call MPI_Type_free(row, error)
  call MPI_Type_free(some, error)
  f = sum(here**2 * grid)
  if (half /= MPI_COMM_NULL .or. row /= MPI_DATATYPE_NULL) f = 0
end function
