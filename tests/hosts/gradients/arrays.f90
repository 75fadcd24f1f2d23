! Arrays as Fortran has them: allocated, assigned, moved, joined, reduced, multiplied, and as components. At -O0 all of this is calls
! of flang's run time, on descriptors. Each function is checked against differences.
module functions
  implicit none
  type box
    integer :: n
    real(8), allocatable :: v(:)
  end type box
  type outer
    real(8) :: s
    type(box) :: b
  end type outer
  type pair
    real(8) :: x, y
    integer :: k
  end type pair
  real(8), allocatable :: kept(:)
contains
  subroutine assigned(x, n, y)
    integer :: n
    real(8) :: x(n), y
    real(8), allocatable :: t(:), u(:)
    t = x * x
    t = t + scaled(t, n)
    u = t(n:1:-1)
    y = sum(t * x) + dot_product(u, x)
  end subroutine assigned

  function scaled(a, n) result(r)
    integer, intent(in) :: n
    real(8), intent(in) :: a(:)
    real(8) :: r(size(a))
    integer :: k
    do k = 1, size(a)
      r(k) = k * a(k) / n
    end do
  end function scaled

  subroutine moved(x, n, y)
    integer :: n
    real(8) :: x(n), y
    real(8), allocatable :: t(:), u(:)
    allocate(t, source=x)
    t = t * x
    allocate(u(2 * n))
    u = 1
    u(1:n) = t
    call move_alloc(u, t)
    y = sum(t * t) + t(1) * t(2)
  end subroutine moved

  subroutine grown(x, n, y)
    integer :: n, i
    real(8) :: x(n), y
    real(8), allocatable :: t(:)
    allocate(t(0))
    do i = 1, n
      t = [t, x(i) * x(i)]
    end do
    y = 0
    do i = 1, size(t)
      y = y + i * t(i) * t(i)
    end do
  end subroutine grown

  subroutine reduced(x, n, y)
    integer :: n, i, j
    real(8) :: x(n), y
    real(8) :: a(n, n), q(n)
    do i = 1, n
      do j = 1, n
        a(i, j) = x(i) * x(j) + i * j
      end do
    end do
    q = sum(a, dim=1) * sum(a, 2)
    q = q + maxval(a, 1) + minval(a, dim=2)
    y = sum(q) + maxval(a) * minval(x) + product(x) + sum(x, mask=x > 0.6d0) + norm2(x)
    y = y + dot_product(x(1:n:2), x(2:n:2))
  end subroutine reduced

  subroutine multiplied(x, n, y)
    integer :: n, i, j
    real(8) :: x(n), y
    real(8), allocatable :: a(:, :), b(:, :)
    real(8) :: q(n), r(n)
    allocate(a(n, n))
    do i = 1, n
      do j = 1, n
        a(i, j) = x(i) + i * x(j)
      end do
    end do
    b = matmul(transpose(a), a)
    b = b + spread(x, 2, n)
    q = matmul(a, x)
    r = matmul(x, a)
    y = sum(b ** 2) + sum(b(2, :) * b(:, 3)) + sum(q * r)
  end subroutine multiplied

  subroutine reshaped(x, n, y)
    integer :: n
    real(8) :: x(n), y
    real(8) :: a(2, 2), b(4), q(n)
    real(8), allocatable :: v(:)
    a = reshape(x, [2, 2])
    a = transpose(a)
    b = reshape(a, [4])
    v = pack(x, x > 0.6d0)
    q = cshift(x, 1) * x
    q = q + unpack(v, x > 0.6d0, x)
    y = a(1, 1) * a(2, 2) - a(1, 2) * a(2, 1) + b(2) * b(3) ** 2 + sum(q * q) + sum(v)
  end subroutine reshaped

  subroutine numbers(x, n, y)
    integer :: n, k(1), l
    real(8) :: x(n), y
    real(8) :: q(n)
    k = maxloc(x)
    l = minloc(x, 1)
    y = mod(x(1), x(3)) * x(2) + modulo(-x(1), x(3)) + aint(x(2)) * x(1) + sign(x(1), -x(2)) + dim(x(2), x(1))
    y = y + x(k(1)) * x(l) + fraction(x(1)) * scale(x(2), 2) + exponent(x(2)) * x(3)
    q = x
    where (x > 0.6d0)
      q = x * x
    elsewhere
      q = sin(x)
    end where
    y = y + sum(merge(q, x, x > 1d0)) + sum(q)
    if (any(x > 1.5d0) .and. .not. all(x > 1.5d0)) y = y * count(x > 0.6d0)
  end subroutine numbers

  subroutine components(x, n, y)
    integer :: n, i
    real(8) :: x(n), y
    type(box) :: b(2)
    type(outer) :: o
    type(pair) :: p, q, l(3)
    do i = 1, 2
      allocate(b(i)%v(n))
      b(i)%v = x * x * i
      b(i)%n = i
    end do
    allocate(o%b%v(n))
    o%b%v = x * x
    o%s = x(1)
    p%x = x(1); p%y = x(2); p%k = 3
    q = p
    q%x = q%x * x(3)
    l = q
    l(2)%y = x(4)
    y = o%s * sum(o%b%v * x) + q%x * q%y * q%k + sum(l%x * l%y)
    do i = 1, 2
      y = y + b(i)%n * sum(b(i)%v ** 2)
    end do
  end subroutine components

  subroutine through_a_module(x, n, y)
    integer :: n
    real(8) :: x(n), y
    real(8), target :: t(n)
    real(8), pointer :: p(:)
    allocate(kept(n))
    kept = x * x
    y = sum(kept * x)
    deallocate(kept)
    t = x * x
    p => t(1:n:2)
    p = p * 3
    y = y + sum(t) + sum(p * p)
  end subroutine through_a_module
end module functions

program arrays
  use functions
  implicit none
  external :: f__enzyme_autodiff, f__enzyme_fwddiff
  integer, parameter :: n = 4
  real(8) :: x(n), dx(n), y, dy
  integer :: checks = 0, wrong = 0

#define CHECK(f) call start(); call f__enzyme_autodiff(f, x, dx, n, y, dy); call compare(f)
  CHECK(assigned)
  CHECK(moved)
  CHECK(grown)
  CHECK(reduced)
  CHECK(multiplied)
  CHECK(reshaped)
  CHECK(numbers)
  CHECK(components)
  CHECK(through_a_module)
  print '(i0,a,i0,a)', checks, ' checks, ', wrong, ' wrong'
  if (wrong /= 0) stop 1
contains
  subroutine start()
    x = [0.7d0, 1.3d0, 0.4d0, 2.1d0]
    dx = 0; y = 0; dy = 1
  end subroutine start

  subroutine compare(f)
    external :: f
    real(8) :: s, a, b, c, d
    real(8), parameter :: h = 1d-3
    integer :: i
    do i = 1, n
      s = x(i)
      x(i) = s + h; call f(x, n, a)
      x(i) = s - h; call f(x, n, b)
      x(i) = s + h / 2; call f(x, n, c)
      x(i) = s - h / 2; call f(x, n, d)
      x(i) = s
      a = (4 * (c - d) / h - (a - b) / (2 * h)) / 3
      checks = checks + 1
      if (.not. abs(dx(i) - a) <= 1d-6 * (1 + abs(a))) wrong = wrong + 1
    end do
  end subroutine compare
end program arrays
