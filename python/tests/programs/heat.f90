module heat
contains
  subroutine step(u, v, n, dt) 
    integer, intent(in) :: n
    double precision, intent(in) :: u(n), dt
    double precision, intent(out) :: v(n)
    integer :: i
    v(1) = u(1); v(n) = u(n)
    do i = 2, n - 1
      v(i) = u(i) + dt * (u(i-1) - 2*u(i) + u(i+1))
    end do
  end subroutine
end module
double precision function energy(u, n)
  integer, intent(in) :: n
  double precision, intent(in) :: u(n)
  energy = sum(u**2)
end function
