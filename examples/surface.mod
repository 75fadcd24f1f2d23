!mod$ v1 sum:5a70539641463400
module surface
integer(4),parameter::n=12_4
contains
subroutine area(z,total)
real(8),intent(in)::z(1_8:12_8,1_8:12_8)
real(8),intent(out)::total
end
end
