! What is given and taken in place: gathers, reductions, scatters, at the root and everywhere.
function f(x) bind(c)
  implicit none
  include 'mpif.h'
  double precision, intent(in) :: x(N)
  double precision :: f
  double precision, allocatable :: all(:)
  double precision :: part(N)
  integer :: rank, size, error
  call MPI_Comm_rank(MPI_COMM_WORLD, rank, error)
  call MPI_Comm_size(MPI_COMM_WORLD, size, error)
  allocate (all(N * size))
  all = 0
  all(N * rank + 1:N * rank + N) = x * x
  call MPI_Allgather(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, all, N, MPI_DOUBLE_PRECISION, MPI_COMM_WORLD, error)
  f = sum(sin(all)) * x(1)
  part = x * (rank + 1)
  if (rank == 0) then
    call MPI_Reduce(MPI_IN_PLACE, part, N, MPI_DOUBLE_PRECISION, MPI_SUM, 0, MPI_COMM_WORLD, error)
    f = f + sum(part**2)
  else
    call MPI_Reduce(part, part, N, MPI_DOUBLE_PRECISION, MPI_SUM, 0, MPI_COMM_WORLD, error)
  end if
  call MPI_Bcast(all, N, MPI_DOUBLE_PRECISION, size - 1, MPI_COMM_WORLD, error)
  if (rank == 0) then
    call MPI_Scatter(all, N, MPI_DOUBLE_PRECISION, MPI_IN_PLACE, N, MPI_DOUBLE_PRECISION, 0, MPI_COMM_WORLD, error)
    part = all(1:N)
  else
    call MPI_Scatter(all, N, MPI_DOUBLE_PRECISION, part, N, MPI_DOUBLE_PRECISION, 0, MPI_COMM_WORLD, error)
  end if
  f = f + sum(part * x)
end function
