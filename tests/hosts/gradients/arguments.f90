! Arguments that the function never reads, or no more once constants are known, and arguments by value.
module functions
  use iso_c_binding
  implicit none
  integer, parameter :: size_known = 3
contains
  real(8) function fixed(x, n)
    integer, intent(in) :: n
    real(8), intent(in) :: x(size_known)
    fixed = x(1) * x(2) * x(3)
  end function fixed

  real(8) function flagged(x, loud, scale, n)
    logical, intent(in) :: loud
    real(8), intent(in) :: scale
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    flagged = x(1)**2 * x(n)
  end function flagged

  real(8) function outer(x, n)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    outer = fixed(x, n)**2
  end function outer

  real(c_double) function by_value(x, n, k) bind(C, name="takes_values")
    integer(c_int), value :: n
    real(c_double), value :: k
    real(c_double), intent(in) :: x(n)
    by_value = k * x(1) * x(n)
  end function by_value
end module functions

program arguments
  use functions
  implicit none
  external :: f__enzyme_autodiff, f__enzyme_fwddiff, enzyme_const, enzyme_dup
  real(8) :: g__enzyme_autodiff
  external :: g__enzyme_autodiff
  integer :: checked, wrong
  integer :: count_of_all = 3
  real(8) :: values(3), shadow(3)
  checked = 0
  wrong = 0
  values = [2d0, 3d0, 5d0]
  call visible()
  call hidden(values, shadow, count_of_all)
  call marked(values, shadow, count_of_all)
  call passed_by_value()
  print '(i0,a,i0,a)', checked, ' checks, ', wrong, ' wrong'
  if (wrong /= 0) stop 1
contains
  subroutine expect(what, got, want)
    character(*), intent(in) :: what
    real(8), intent(in) :: got, want
    checked = checked + 1
    if (.not. abs(got - want) <= 1d-12 * max(1d0, abs(want))) then
      print *, what, got, want
      wrong = wrong + 1
    end if
  end subroutine expect

  ! The declarations are in sight: a variable, a literal, a real without use.
  subroutine visible()
    real(8) :: x(3), dx(3), scale, dscale
    integer :: n
    logical :: loud
    n = 3
    loud = .false.
    x = [2d0, 3d0, 5d0]
    scale = 7
    dscale = 0
    dx = 0
    call f__enzyme_autodiff(fixed, x, dx, n)
    call expect('a variable', dx(1), 15d0)
    call f__enzyme_autodiff(fixed, x, dx, 3)
    call expect('a literal', dx(2), 20d0)
    dx = 0
    call f__enzyme_autodiff(outer, x, dx, n)
    call expect('passed on', dx(3), 2 * 30 * 6d0)
    dx = 0
    call f__enzyme_autodiff(flagged, x, dx, loud, scale, dscale, n)
    call expect('a real without use', dx(1), 20d0)
    call expect('its adjoint', dscale, 0d0)
  end subroutine visible

  ! Only the number of arguments tells.
  subroutine hidden(x, dx, n)
    real(8) :: x(:), dx(:)
    integer :: n
    call through(x, dx, n)
  end subroutine hidden

  subroutine through(x, dx, n)
    real(8) :: x(3), dx(3)
    integer :: n
    dx = 0
    call f__enzyme_autodiff(fixed, x, dx, n)
    call expect('a dummy argument', dx(3), 6d0)
    dx = 1
    call f__enzyme_fwddiff(fixed, x, dx, n)
    call expect('forward', dx(1), 1d0)
  end subroutine through

  subroutine marked(x, dx, n)
    real(8) :: x(3), dx(3), scale
    integer :: n
    logical :: loud
    loud = .true.
    scale = 1
    dx = 0
    call f__enzyme_autodiff(flagged, enzyme_dup, x, dx, loud, enzyme_const, scale, n)
    call expect('with markers', dx(1), 20d0)
    call expect('with markers', dx(3), 4d0)
  end subroutine marked

  subroutine passed_by_value()
    real(8) :: x(3), dx(3), k, dk
    integer :: n
    n = 3
    k = 4
    x = [2d0, 3d0, 5d0]
    dx = 0
    dk = g__enzyme_autodiff(by_value, x, dx, n, k)
    call expect('by value', dx(1), 20d0)
    call expect('its adjoint, returned', dk, 10d0)
  end subroutine passed_by_value
end program arguments
