! Two buffers in one region: a stencil, then a sum.
function f(x) bind(c)
  implicit none
  real(R), intent(in) :: x(N)
  real(R) :: f, u(N), v(N), s
  integer :: i, step
  u = x
  v = x
  s = 0
  !$omp parallel private(step)
  do step = 1, 3
    !$omp do
    do i = 2, N - 1
      v(i) = u(i) + 0.2_R * (u(i - 1) - 2 * u(i) + u(i + 1)) + 0.01_R * sin(u(i))
    end do
    !$omp do
    do i = 2, N - 1
      u(i) = v(i)
    end do
  end do
  !$omp do reduction(+ : s)
  do i = 1, N
    s = s + u(i) * u(i)
  end do
  !$omp end parallel
  f = s
end function
