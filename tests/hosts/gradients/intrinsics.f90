! Array intrinsics: calls of the run time at -O0, which flang writes out as loops from -O1 on.
module functions
  implicit none
contains
  subroutine contracted(a, b, s)
    real(8), intent(in) :: a(3, 3), b(3, 3)
    real(8), intent(out) :: s
    s = sum(matmul(a, b)) + dot_product(a(:, 1), b(1, :))
  end subroutine contracted
end module functions

program intrinsics
  use functions
  implicit none
  external :: f__enzyme_autodiff
  real(8) :: a(3, 3), da(3, 3), b(3, 3), db(3, 3), s, ds, wants(3, 3)
  integer :: i, wrong
  do i = 1, 3
    a(:, i) = [1d0, 2d0, 3d0] * i
    b(:, i) = [2d0, -1d0, 0.5d0] + i
  end do
  da = 0
  db = 0
  ds = 1
  call f__enzyme_autodiff(contracted, a, da, b, db, s, ds)
  do i = 1, 3
    wants(:, i) = sum(b(i, :))
  end do
  wants(:, 1) = wants(:, 1) + b(1, :)
  wrong = count(.not. abs(da - wants) <= 1d-12)
  do i = 1, 3
    wants(i, :) = sum(a(:, i))
  end do
  wants(1, :) = wants(1, :) + a(:, 1)
  wrong = wrong + count(.not. abs(db - wants) <= 1d-12)
  print '(i0,a,i0,a)', 18, ' checks, ', wrong, ' wrong'
  if (wrong /= 0) stop 1
end program intrinsics
