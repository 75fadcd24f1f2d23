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
  integer, parameter :: repetitions = 20000
  real(8) :: first(2)
  integer(8) :: start, middle, finish, rate
  integer :: i, j
  do j = 1, n
    do i = 1, n
      z(i, j) = sin(0.7d0 * i) * cos(0.4d0 * j)
    end do
  end do

  dz = 0
  dtotal = 1
  call surface__enzyme_autodiff(area, z, dz, total, dtotal)
  first = dz(1:2, 1)

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
  call system_clock(start, rate)
  do i = 1, repetitions
    call area(z, total)
  end do
  call system_clock(middle)
  do i = 1, repetitions
    call surface__enzyme_autodiff(area, z, dz, up, dtotal)
    dtotal = 1
  end do
  call system_clock(finish)
  print '(a,i0,a,g0.10,a,g0.5,a,g0.5,a,es7.1,a,es8.2,a,es8.2)', 'name=minimal-surface(fortran) n=', n * n, ' value=', total, &
    ' gradient=', first(1), ',', first(2), ',… max_rel_error=', error / scale, &
    ' primal_s=', real(middle - start, 8) / rate / repetitions, ' gradient_s=', real(finish - middle, 8) / rate / repetitions
  if (.not. error / scale <= 1d-6) stop 1
end program minimal_surface
