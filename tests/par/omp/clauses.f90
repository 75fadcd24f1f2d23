! What is private, what comes in, what the last iteration leaves.
function f(x) bind(c)
  implicit none
  real(R), intent(in) :: x(N)
  real(R) :: f, w(3), t, last, y(N)
  integer :: i
  w(1) = x(1)
  w(2) = x(2) * x(3)
  w(3) = sin(x(4))
  last = 0
  !$omp parallel do firstprivate(w) private(t) lastprivate(last) schedule(static, 3)
  do i = 1, N
    t = x(i) * w(modulo(i, 3) + 1)
    y(i) = t * t
    last = t + y(i)
  end do
  f = last * y(5) + y(1) * y(N)
end function
