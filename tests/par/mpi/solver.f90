! Conjugate gradients of a matrix whose rows are shared out: dot products by Allreduce, in place and not.
function f(x) bind(c)
  implicit none
  include 'mpif.h'
  double precision, intent(in) :: x(N)
  double precision :: f, b(N), r(N), p(N), q(N), y(N), rr, before, pq, mine
  integer :: turn, error
  b = x
  y = 0
  r = b
  p = r
  call dot(r, r, rr)
  do turn = 1, 4
    call times(p, x, q)
    mine = sum(p * q)
    call MPI_Allreduce(mine, pq, 1, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, error)
    y = y + (rr / pq) * p
    r = r - (rr / pq) * q
    before = rr
    call dot(r, r, rr)
    p = r + (rr / before) * p
  end do
  f = sum(y * cos(x))
contains
  subroutine dot(a, c, all)
    double precision, intent(in) :: a(N), c(N)
    double precision, intent(out) :: all
    all = sum(a * c)
    call MPI_Allreduce(MPI_IN_PLACE, all, 1, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, error)
  end subroutine
  subroutine times(v, d, w)
    double precision, intent(in) :: v(N), d(N)
    double precision, intent(out) :: w(N)
    double precision :: total
    call dot(v, d, total)
    w = (2 + d * d) * v + 0.01d0 * total * d
  end subroutine
end function
