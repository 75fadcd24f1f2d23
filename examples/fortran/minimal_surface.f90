! The area of a surface over a grid of heights, as Fortran computes it, and the gradient that says how to lower it.
! Arguments and markers travel by address, as Fortran passes everything.
module surface
  implicit none
  integer, parameter :: n = 12
contains
  subroutine area(z, total)
    real(8), intent(in) :: z(n, n)
    real(8), intent(out) :: total
    real(8) :: across, along
    integer :: i, j
    total = 0
    do j = 1, n - 1
      do i = 1, n - 1
        across = z(i + 1, j) - z(i, j)
        along = z(i, j + 1) - z(i, j)
        total = total + sqrt(1 + across**2 + along**2)
      end do
    end do
  end subroutine area
end module surface

program minimal_surface
  use surface
  implicit none
  external :: surface__enzyme_autodiff
  real(8) :: z(n, n), dz(n, n), total, dtotal, up, down, difference, error, scale
  real(8), parameter :: h = 1d-5
  integer :: i, j
  do j = 1, n
    do i = 1, n
      z(i, j) = sin(0.7d0 * i) * cos(0.4d0 * j)
    end do
  end do

  dz = 0
  dtotal = 1
  call surface__enzyme_autodiff(area, z, dz, total, dtotal)

  error = 0
  scale = 0
  do j = 1, n
    do i = 1, n
      z(i, j) = z(i, j) + h
      call area(z, up)
      z(i, j) = z(i, j) - 2 * h
      call area(z, down)
      z(i, j) = z(i, j) + h
      difference = (up - down) / (2 * h)
      ! not max(): a NaN must stay visible
      if (.not. abs(dz(i, j) - difference) <= error) error = abs(dz(i, j) - difference)
      scale = max(scale, abs(difference))
    end do
  end do
  call area(z, total)
  print '(a,i0,a,g0.10,a,g0.6,a,g0.6,a,es8.1)', 'name=minimal-surface(fortran) n=', n * n, ' value=', total, &
    ' gradient=', dz(1, 1), ',', dz(2, 1), ',… max_rel_error=', error / scale
  if (.not. error / scale <= 1d-6) stop 1
end program minimal_surface
