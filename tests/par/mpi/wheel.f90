! Each sends to the next and receives from the one before.
function f(x) bind(c)
  implicit none
  include 'mpif.h'
  double precision, intent(in) :: x(N)
  double precision :: f, there(N), here(N)
  integer :: rank, size, requests(2), statuses(MPI_STATUS_SIZE, 2), length, error
  call MPI_Comm_rank(MPI_COMM_WORLD, rank, error)
  call MPI_Comm_size(MPI_COMM_WORLD, size, error)
  here = sin(x) * (rank + 1)
  call MPI_Irecv(there, N, MPI_DOUBLE_PRECISION, modulo(rank + size - 1, size), 7, MPI_COMM_WORLD, requests(1), error)
  call MPI_Isend(here, N, MPI_DOUBLE_PRECISION, modulo(rank + 1, size), 7, MPI_COMM_WORLD, requests(2), error)
  call MPI_Waitall(2, requests, statuses, error)
  call MPI_Get_count(statuses(1, 1), MPI_DOUBLE_PRECISION, length, error)
  f = sum(there * there * x) * length
  if (any(requests /= MPI_REQUEST_NULL) .or. error /= MPI_SUCCESS) f = 0
  if (statuses(MPI_TAG, 1) /= 7) f = 0
end function
