! Requests in Fortran: everything travels by address, markers too.
module functions
  implicit none
contains
  real(8) function product_of(x, n)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    integer :: i
    product_of = 1
    do i = 1, n
      product_of = product_of * x(i)
    end do
  end function product_of

  real(8) function power(x, y)
    real(8), intent(in) :: x, y
    power = x**y
  end function power

  real(4) function single(x)
    real(4), intent(in) :: x
    single = sin(x) * x
  end function single

  subroutine smooth(u, v, n, k)
    integer, intent(in) :: n
    real(8), intent(in) :: u(n), k
    real(8), intent(out) :: v(n)
    integer :: i
    v(1) = u(1)
    v(n) = u(n)
    do i = 2, n - 1
      v(i) = u(i) + k * (u(i - 1) - 2 * u(i) + u(i + 1))
    end do
  end subroutine smooth

  subroutine chosen(x, flag, y)
    real(8), intent(in) :: x
    logical, intent(in) :: flag
    real(8), intent(out) :: y
    if (flag) then
      y = exp(2 * x)
    else
      y = x
    end if
  end subroutine chosen
end module functions

program convention
  use functions
  implicit none
  external :: f__enzyme_autodiff, f__enzyme_fwddiff
  integer :: enzyme_const, enzyme_dup
  common /enzyme_const/ enzyme_const
  integer :: checked, wrong
  checked = 0
  wrong = 0
  call arrays()
  call scalars()
  print '(i0,a,i0,a)', checked, ' checks, ', wrong, ' wrong'
  if (wrong /= 0) stop 1
contains
  subroutine expect(what, got, want)
    character(*), intent(in) :: what
    real(8), intent(in) :: got, want
    checked = checked + 1
    if (.not. abs(got - want) <= 1d-6 * max(1d0, abs(want))) then
      print *, what, got, want
      wrong = wrong + 1
    end if
  end subroutine expect

  subroutine arrays()
    real(8) :: x(4), dx(4), u(4), du(4), v(4), dv(4), k, dk
    integer :: n
    n = 4
    x = [1d0, 2d0, 3d0, 4d0]
    dx = 0
    call f__enzyme_autodiff(product_of, x, dx, n)
    call expect('product', dx(1), 24d0)
    call expect('product', dx(4), 6d0)
    dx = 1
    call f__enzyme_autodiff(product_of, x, dx, n)
    call expect('accumulates', dx(2), 13d0)
    u = x**2
    du = 0
    dv = [1d0, 10d0, 100d0, 1000d0]
    k = 0.25d0
    dk = 0
    call f__enzyme_autodiff(smooth, u, du, v, dv, n, k, dk)
    call expect('smooth, v', v(2), u(2) + 0.25d0 * 2)
    call expect('smooth, du', du(2), 10 * 0.5d0 + 100 * 0.25d0)
    call expect('smooth, dk', dk, 220d0)
    call expect('smooth, seed', dv(3), 0d0)
  end subroutine arrays

  subroutine scalars()
    real(8) :: x, dx, y, dy
    real(4) :: z, dz
    logical :: flag
    x = 2
    y = 3
    dx = 0
    dy = 0
    call f__enzyme_autodiff(power, x, dx, y, dy)
    call expect('power, dx', dx, 12d0)
    call expect('power, dy', dy, 8 * log(2d0))
    dx = 0
    call f__enzyme_autodiff(power, x, dx, enzyme_const, y)
    call expect('power, y const', dx, 12d0)
    z = 2
    dz = 0
    call f__enzyme_autodiff(single, z, dz)
    call expect('single', real(dz, 8), cos(2d0) * 2 + sin(2d0))
    flag = .true.
    dx = 0
    dy = 1
    call f__enzyme_autodiff(chosen, x, dx, flag, y, dy)
    call expect('chosen', dx, 2 * exp(4d0))
    dx = 1
    call f__enzyme_fwddiff(chosen, x, dx, flag, y, dy)
    call expect('tangent', dy, 2 * exp(4d0))
  end subroutine scalars
end program convention
