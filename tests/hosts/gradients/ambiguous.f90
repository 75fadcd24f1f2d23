! Two arguments without use, and one shadow: it may belong to either.
module functions
  implicit none
contains
  real(8) function constant(p, q)
    real(8), intent(in) :: p, q
    constant = 1
  end function constant
end module functions

subroutine ask(a, b, c)
  use functions
  implicit none
  external :: f__enzyme_autodiff
  real(8) :: a, b, c
  call f__enzyme_autodiff(constant, a, b, c)
end subroutine ask
