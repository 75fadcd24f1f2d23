program sums
  implicit none
  real(8) :: s
  integer :: i
  s = 0
  do i = 1, 100
    s = s + sin(i * 0.1d0)
  end do
  print *, 'sum', s
end program
