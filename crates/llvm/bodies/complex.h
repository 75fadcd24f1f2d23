// Complex arithmetic and functions for one kind of float: REAL, its suffix F(name), the letters KIND(before, after)
// around `s`, `d` or `x` in the run time's names, and ROOM, an exponent whose `exp` is finite with room to spare.
#pragma once
#include "bodies.h"

#pragma STDC FP_CONTRACT OFF

#define FUNCTION(name) BODY_OF(F(name))
#define BODY_OF(symbol) BODY(symbol)
#define PAIR(re, im) __builtin_complex((REAL)(re), (REAL)(im))

typedef REAL _Complex number;

REAL F(atan2)(REAL, REAL);
REAL F(copysign)(REAL, REAL);
REAL F(cos)(REAL);
REAL F(cosh)(REAL);
REAL F(exp)(REAL);
REAL F(fabs)(REAL);
REAL F(hypot)(REAL, REAL);
REAL F(log)(REAL);
REAL F(log1p)(REAL);
REAL F(sin)(REAL);
REAL F(sinh)(REAL);
REAL F(sqrt)(REAL);

HELPER int infinite(REAL x) { return F(fabs)(x) == (REAL)__builtin_inf(); }
HELPER int not_a_number(REAL x) { return x != x; }

// An infinite part is ±1, any other ±0; and NaN is ±0 (C17, G.5.1).
HELPER REAL boxed(REAL x) { return F(copysign)(infinite(x) ? 1 : 0, x); }
HELPER REAL numbered(REAL x) { return not_a_number(x) ? F(copysign)(0, x) : x; }

// x times infinity, and times 0, without a derivative. A product could have one, of 0 times infinity, where the branch
// that it is in has become a selection.
HELPER REAL to_infinity(REAL x) {
  REAL all = F(copysign)((REAL)__builtin_inf(), x);
  return x == 0 || not_a_number(x) ? (REAL)__builtin_nan("") : all;
}
HELPER REAL to_nothing(REAL x) { return F(copysign)(0, x); }

// (a + ib)(c + id), with the infinities of C17, G.5.1.
number KIND(tapeless_body___mul, c3)(REAL a, REAL b, REAL c, REAL d) {
  REAL re = a * c - b * d, im = a * d + b * c;
  if (!not_a_number(re) || !not_a_number(im))
    return PAIR(re, im);
  int left = infinite(a) || infinite(b), right = infinite(c) || infinite(d);
  int products = infinite(a * c) || infinite(b * d) || infinite(a * d) || infinite(b * c);
  if (!left && !right && !products)
    return PAIR(re, im);
  if (left)
    a = boxed(a), b = boxed(b);
  if (right)
    c = boxed(c), d = boxed(d);
  a = numbered(a), b = numbered(b), c = numbered(c), d = numbered(d);
  return PAIR(to_infinity(a * c - b * d), to_infinity(a * d + b * c));
}

// (a + ib) / (c + id) by the ratio of the divisor's parts (Smith 1962), with the infinities of C17, G.5.1.
number KIND(tapeless_body___div, c3)(REAL a, REAL b, REAL c, REAL d) {
  REAL re, im;
  if (F(fabs)(c) >= F(fabs)(d)) {
    REAL ratio = d / c, all = c + d * ratio;
    re = (a + b * ratio) / all, im = (b - a * ratio) / all;
  } else {
    REAL ratio = c / d, all = d + c * ratio;
    re = (a * ratio + b) / all, im = (b * ratio - a) / all;
  }
  if (!not_a_number(re) || !not_a_number(im))
    return PAIR(re, im);
  int left = infinite(a) || infinite(b), right = infinite(c) || infinite(d);
  if (c == 0 && d == 0 && (!not_a_number(a) || !not_a_number(b)))
    return PAIR(to_infinity(F(copysign)(1, c) * a), to_infinity(F(copysign)(1, c) * b));
  if (left && !right && !not_a_number(c) && !not_a_number(d)) {
    a = boxed(a), b = boxed(b);
    return PAIR(to_infinity(a * c + b * d), to_infinity(b * c - a * d));
  }
  if (right && !left && !not_a_number(a) && !not_a_number(b)) {
    c = boxed(c), d = boxed(d);
    return PAIR(to_nothing(a * c + b * d), to_nothing(b * c - a * d));
  }
  return PAIR(re, im);
}

REAL FUNCTION(cabs)(number z) { return F(hypot)(__real__ z, __imag__ z); }
REAL FUNCTION(carg)(number z) { return F(atan2)(__imag__ z, __real__ z); }
REAL FUNCTION(creal)(number z) { return __real__ z; }
REAL FUNCTION(cimag)(number z) { return __imag__ z; }
number FUNCTION(conj)(number z) { return PAIR(__real__ z, -__imag__ z); }

// exp(x) (cos y + i sin y), where exp(x) alone may be infinite.
HELPER number exponential(REAL x, REAL y) {
  REAL scale = 1;
  if (x > ROOM)
    scale = F(exp)(ROOM), x -= ROOM;
  REAL size = F(exp)(x);
  return PAIR(size * F(cos)(y) * scale, size * F(sin)(y) * scale);
}

// Near |z| = 1 the logarithm of |z|² is taken from |z|² - 1.
HELPER number logarithm(REAL x, REAL y) {
  REAL size = F(hypot)(x, y), angle = F(atan2)(y, x);
  if (!(size > 0.5 && size < 2))
    return PAIR(F(log)(size), angle);
  REAL over = F(fabs)(x) >= F(fabs)(y) ? (x - 1) * (x + 1) + y * y : (y - 1) * (y + 1) + x * x;
  return PAIR(F(log1p)(over) / 2, angle);
}

number FUNCTION(cexp)(number z) { return exponential(__real__ z, __imag__ z); }
number FUNCTION(clog)(number z) { return logarithm(__real__ z, __imag__ z); }

// What a power between 0 and 1 does at 0: it is 0, its derivative is not finite.
HELPER number singular(REAL x, REAL y) {
  REAL root = F(sqrt)(F(hypot)(x, y));
  return PAIR(root, F(copysign)(root, y));
}

// With s² = (|x| + |z|) / 2 the parts are s and y / 2s. The cut is the negative real axis; the sign of a zero y says
// on which side of it z is.
number FUNCTION(csqrt)(number z) {
  REAL x = __real__ z, y = __imag__ z;
  if (x == 0 && y == 0)
    return singular(x, y);
  REAL root = F(sqrt)(F(fabs)(x) / 8 + F(hypot)(x / 8, y / 8)) * 2;
  if (x >= 0)
    return PAIR(root, y / (2 * root));
  REAL side = F(copysign)(root, y);
  return PAIR(y / (2 * side), side);
}

// exp(w log z); at 0 the derivative is w z^(w - 1).
number FUNCTION(cpow)(number z, number w) {
  REAL x = __real__ z, y = __imag__ z, c = __real__ w, d = __imag__ w;
  if (x == 0 && y == 0 && c > 0) {
    if (c == 1 && d == 0)
      return z;
    return c > 1 ? PAIR(0, 0) : singular(x, y);
  }
  number log = logarithm(x, y);
  REAL re = __real__ log, im = __imag__ log;
  return exponential(c * re - d * im, c * im + d * re);
}

number FUNCTION(csin)(number z) {
  REAL x = __real__ z, y = __imag__ z;
  return PAIR(F(sin)(x) * F(cosh)(y), F(cos)(x) * F(sinh)(y));
}

number FUNCTION(ccos)(number z) {
  REAL x = __real__ z, y = __imag__ z;
  return PAIR(F(cos)(x) * F(cosh)(y), -(F(sin)(x) * F(sinh)(y)));
}

number FUNCTION(csinh)(number z) {
  REAL x = __real__ z, y = __imag__ z;
  return PAIR(F(sinh)(x) * F(cos)(y), F(cosh)(x) * F(sin)(y));
}

number FUNCTION(ccosh)(number z) {
  REAL x = __real__ z, y = __imag__ z;
  return PAIR(F(cosh)(x) * F(cos)(y), F(sinh)(x) * F(sin)(y));
}

// (sinh x cosh x + i sin y cos y) / (sinh² x + cos² y); where exp(-2|x|)² is nothing beside 1, ±1 ∓ 2 exp(-2|z|).
HELPER number tangent(REAL x, REAL y) {
  if (F(fabs)(x) > 24) {
    REAL rest = 2 * F(exp)(-2 * F(fabs)(x));
    return PAIR(F(copysign)(1 - rest * F(cos)(2 * y), x), rest * F(sin)(2 * y));
  }
  REAL up = F(sinh)(x), across = F(cos)(y), all = up * up + across * across;
  return PAIR(up * F(cosh)(x) / all, F(sin)(y) * across / all);
}

number FUNCTION(ctanh)(number z) { return tangent(__real__ z, __imag__ z); }

// -i tanh(iz).
number FUNCTION(ctan)(number z) {
  number turned = tangent(__imag__ z, __real__ z);
  return PAIR(__imag__ turned, __real__ turned);
}
