! Tasks, and a loop of tasks.
function f(x) bind(c)
  implicit none
  real(R), intent(in) :: x(N)
  real(R) :: f, y(N), a, b
  integer :: i
  a = 0
  b = 0
  !$omp parallel
  !$omp single
  !$omp task shared(a)
  a = x(1) * x(2)
  !$omp end task
  !$omp task shared(b)
  b = x(3) + x(4) * x(4)
  !$omp end task
  !$omp taskwait
  do i = 1, N
    !$omp task firstprivate(i) shared(y)
    y(i) = x(i) * a + b
    !$omp end task
  end do
  !$omp end single
  !$omp end parallel
  f = sum(y * y) * 0.01_R
end function
