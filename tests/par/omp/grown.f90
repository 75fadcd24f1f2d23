! Allocatable arrays, a derived type, a procedure that members call.
module grown_parts
  implicit none
  type point
    real(R) :: a, b
  end type
contains
  pure function bent(p) result(v)
    type(point), intent(in) :: p
    real(R) :: v
    v = p%a * sin(p%b)
  end function
end module
function f(x) bind(c)
  use grown_parts
  implicit none
  real(R), intent(in) :: x(N)
  real(R) :: f, s
  type(point), allocatable :: points(:)
  real(R), allocatable :: v(:)
  integer :: i
  allocate (points(N), v(N))
  s = 0
  !$omp parallel do
  do i = 1, N
    points(i)%a = x(i) * x(i)
    points(i)%b = x(N + 1 - i)
    v(i) = bent(points(i))
  end do
  !$omp parallel do reduction(+ : s) schedule(guided)
  do i = 2, N
    s = s + v(i) * v(i - 1) + points(i)%b
  end do
  f = s
end function
