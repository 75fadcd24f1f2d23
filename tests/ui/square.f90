subroutine square(x,y)
real(8) :: x,y
y=x*x
end
