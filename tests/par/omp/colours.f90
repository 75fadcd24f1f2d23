! Red-black Gauss-Seidel on a ring, in one region; what one does for all.
function f(x) bind(c)
  implicit none
  real(R), intent(in) :: x(N)
  real(R) :: f, u(N), s, scale
  integer :: i, sweep, colour
  s = 0
  !$omp parallel private(sweep, colour)
  !$omp do
  do i = 1, N
    u(i) = x(i)
  end do
  !$omp single
  scale = u(1) * u(2)
  !$omp end single
  do sweep = 1, 3
    do colour = 1, 2
      !$omp do
      do i = colour, N, 2
        u(i) = 0.4_R * (u(modulo(i, N) + 1) + u(modulo(i - 2, N) + 1)) + 0.05_R * scale * x(i)
      end do
    end do
  end do
  !$omp do reduction(+ : s)
  do i = 1, N
    s = s + u(i) * u(i)
  end do
  !$omp end parallel
  f = s
end function
