real(8) function summed(x)
  real(8) :: x(10)
  summed = sum(eoshift(x, 1) * x)
end function
subroutine ask(x, dx)
  external :: f__enzyme_autodiff, summed
  real(8) :: x(10), dx(10)
  call f__enzyme_autodiff(summed, x, dx)
end subroutine
