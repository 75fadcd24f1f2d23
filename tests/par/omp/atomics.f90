! Sums into bins, and under a lock of the language's.
function f(x) bind(c)
  implicit none
  real(R), intent(in) :: x(N)
  real(R) :: f, bins(4), t
  integer :: i
  bins = 0
  t = 1
  !$omp parallel do
  do i = 1, N
    !$omp atomic
    bins(modulo(i, 4) + 1) = bins(modulo(i, 4) + 1) + x(i) * x(N + 1 - i)
    !$omp critical
    t = t * (1 + 0.01_R * x(i))
    !$omp end critical
  end do
  f = t * (bins(1) * bins(2) + bins(3) - bins(4))
end function
