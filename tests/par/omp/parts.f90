! Sections, and what only the first does.
function f(x) bind(c)
  implicit none
  real(R), intent(in) :: x(N)
  real(R) :: f, a, b, c, d
  a = 0
  b = 0
  c = 0
  d = 0
  !$omp parallel
  !$omp sections
  !$omp section
  a = x(1) * x(2)
  !$omp section
  b = exp(0.1_R * x(3))
  !$omp section
  c = x(4) * x(5) * x(6)
  !$omp end sections
  !$omp master
  d = a * b
  !$omp end master
  !$omp barrier
  !$omp single
  c = d * a
  !$omp end single
  !$omp end parallel
  f = a + b * c
end function
