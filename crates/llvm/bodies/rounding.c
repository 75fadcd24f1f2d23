// Numbers rounded to fewer bits: to nearest, ties to even, as IEEE 754 has it, with subnormal numbers and infinities.
#include <stdint.h>

/// A number as a format holds it that has so many bits for the exponent and, without the leading one, for the fraction.
double __tapeless_rounded(double x, int exponent, int fraction) {
  union {
    double number;
    uint64_t bits;
  } u = {x};
  const uint64_t sign = u.bits & (UINT64_C(1) << 63), leading = UINT64_C(1) << 52;
  uint64_t size = u.bits & ~sign;
  int field = (int)(size >> 52), most = (1 << (exponent - 1)) - 1, least = 1 - most;
  if (field == 0x7ff)
    return x;
  int power = field ? field - 1023 : -1022, drop = 52 - fraction;
  if (power < least)
    drop += least - power;
  if (drop > 53 || (field == 0 && drop > 52))
    size = 0;
  else if (drop == 53)
    size = size & (leading - 1) ? (uint64_t)(power + 1024) << 52 : 0;
  else if (drop > 0) {
    uint64_t odd = drop == 52 && field ? 1 : size >> drop & 1, half = UINT64_C(1) << (drop - 1);
    size = (size + half - 1 + odd) >> drop << drop;
  }
  if (size >= (uint64_t)(most + 1024) << 52)
    size = UINT64_C(0x7ff) << 52;
  u.bits = size | sign;
  return u.number;
}
