! Messages that are prepared once and started in each turn.
function f(x) bind(c)
  implicit none
  include 'mpif.h'
  double precision, intent(in) :: x(N)
  double precision :: f, here(N), there(N)
  integer :: rank, size, requests(2), turn, done, error
  logical :: flag
  call MPI_Comm_rank(MPI_COMM_WORLD, rank, error)
  call MPI_Comm_size(MPI_COMM_WORLD, size, error)
  call MPI_Send_init(here, N, MPI_DOUBLE_PRECISION, modulo(rank + 1, size), 3, MPI_COMM_WORLD, requests(1), error)
  call MPI_Recv_init(there, N, MPI_DOUBLE_PRECISION, modulo(rank - 1, size), 3, MPI_COMM_WORLD, requests(2), error)
  here = x
  f = 0
  do turn = 1, 3
    call MPI_Startall(2, requests, error)
    if (turn == 2) then
      call MPI_Waitany(2, requests, done, MPI_STATUS_IGNORE, error)
      call MPI_Wait(requests(3 - done), MPI_STATUS_IGNORE, error)
    else
      flag = .false.
      do while (.not. flag)
        call MPI_Testall(2, requests, flag, MPI_STATUSES_IGNORE, error)
      end do
    end if
    f = f + sum(there * x) * turn
    here = sin(there) * x
  end do
  call MPI_Request_free(requests(1), error)
  call MPI_Request_free(requests(2), error)
end function
