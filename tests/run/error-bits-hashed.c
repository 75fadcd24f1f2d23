// Bits of a float mixed by a product that overflows, as hashes have it.
// grad: f
// error: integer arithmetic on the bits of a float that carries a derivative
#include <stdint.h>
#include <string.h>
double f(double x) {
  uint64_t h;
  memcpy(&h, &x, sizeof h);
  h = h * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
  return (double)h * 5.421010862427522e-20 * x;
}
