! A product of matrices, its loops collapsed; its trace by a reduction.
function f(x) bind(c)
  implicit none
  real(R), intent(in) :: x(N)
  real(R) :: f, a(4, 4), c(4, 4), s
  integer :: i, j, k
  a = reshape(x, [4, 4])
  s = 0
  !$omp parallel do collapse(2) private(k) schedule(dynamic)
  do j = 1, 4
    do i = 1, 4
      c(i, j) = 0
      do k = 1, 4
        c(i, j) = c(i, j) + a(i, k) * a(k, j) * 0.1_R
      end do
    end do
  end do
  !$omp parallel do reduction(+ : s)
  do i = 1, 4
    s = s + c(i, i) * c(i, 5 - i)
  end do
  f = s
end function
