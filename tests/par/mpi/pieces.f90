! Pieces of different lengths, scans, extremes, products.
function f(x) bind(c)
  implicit none
  include 'mpif.h'
  double precision, intent(in) :: x(N)
  double precision :: f, found(N), total(N)
  double precision, allocatable :: all(:), back(:)
  real :: single(2), singles(2)
  integer :: rank, size, i, error
  integer :: counts(8), places(8), pieces(8)
  call MPI_Comm_rank(MPI_COMM_WORLD, rank, error)
  call MPI_Comm_size(MPI_COMM_WORLD, size, error)
  do i = 1, size
    counts(i) = 1 + modulo(i - 1, N)
    places(i) = (i - 1) * (N + 1)
    pieces(i) = N
  end do
  allocate (all(size * (N + 1)), back(size * N))
  all = 1
  call MPI_Gatherv(x, counts(rank + 1), MPI_DOUBLE_PRECISION, all, counts, places, MPI_DOUBLE_PRECISION, 0, MPI_COMM_WORLD, error)
  if (rank == 0) all(:) = all**2
  found = x
  call MPI_Scatterv(all, counts, places, MPI_DOUBLE_PRECISION, found, counts(rank + 1), MPI_DOUBLE_PRECISION, 0, &
                    MPI_COMM_WORLD, error)
  call MPI_Scan(found, total, N, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, error)
  f = sum(total * x)
  call MPI_Allreduce(found, total, N, MPI_DOUBLE_PRECISION, MPI_MAX, MPI_COMM_WORLD, error)
  f = f + sum(total * x)
  call MPI_Allreduce(x, total, N, MPI_DOUBLE_PRECISION, MPI_PROD, MPI_COMM_WORLD, error)
  f = f + sum(total) / 100
  do i = 1, size
    all(i) = x(1) * i
  end do
  call MPI_Alltoall(all, 1, MPI_DOUBLE_PRECISION, back, 1, MPI_DOUBLE_PRECISION, MPI_COMM_WORLD, error)
  f = f + sum(back(:size)**2)
  do i = 1, size
    back(N * (i - 1) + 1:N * i) = x
  end do
  call MPI_Reduce_scatter_block(back, found, N, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, error)
  f = f + sum(found * x) / size
  call MPI_Reduce_scatter(back, found, pieces, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, error)
  f = f + sum(found**2) / size
  total = 0
  call MPI_Exscan(x, total, N, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, error)
  if (rank > 0) f = f + sum(total * x)
  single = [1.0, 2.0]
  call MPI_Allreduce(single, singles, 2, MPI_REAL, MPI_SUM, MPI_COMM_WORLD, error)
  call MPI_Bcast(counts, size, MPI_INTEGER, 0, MPI_COMM_WORLD, error)
  f = f * (1 + singles(2)) * counts(1)
end function
