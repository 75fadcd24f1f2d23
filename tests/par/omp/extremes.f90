! The greatest, the least and the product; a reduction of an array.
function f(x) bind(c)
  implicit none
  real(R), intent(in) :: x(N)
  real(R) :: f, top, low, p, v(3)
  integer :: i
  top = -1000
  low = 1000
  p = 1
  do i = 1, 3
    v(i) = 0
  end do
  !$omp parallel do reduction(max : top) reduction(min : low) reduction(* : p) reduction(+ : v)
  do i = 1, N
    top = max(top, x(i) * cos(0.2_R * i))
    low = min(low, x(i) + 0.3_R * sin(real(i, R)))
    p = p * (1 + 0.05_R * x(i))
    v(modulo(i, 3) + 1) = v(modulo(i, 3) + 1) + x(i) * x(i)
  end do
  f = top * p + low * v(1) * v(2) - v(3)
end function
