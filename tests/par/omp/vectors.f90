! Loops with vectors, with steps that go down; array expressions shared out.
function f(x) bind(c)
  implicit none
  real(R), intent(in) :: x(N)
  real(R) :: f, y(N), s
  integer :: i
  s = 0
  !$omp parallel
  !$omp do simd
  do i = N, 1, -1
    y(i) = x(i) * x(i) + 0.5_R * x(i)
  end do
  !$omp workshare
  y = y * 2
  !$omp end workshare
  !$omp do reduction(+ : s)
  do i = N - 1, 1, -2
    s = s + y(i) * y(i + 1)
  end do
  !$omp end parallel
  f = s
end function
