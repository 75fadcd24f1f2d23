// Finds the record of a function's derivatives through its address (crates/llvm/src/records.rs): it lies where the 16 bytes in
// front of the function say.
#include <stdint.h>

struct record {
  uint64_t magic;
  // A number for the function's type: what its derivatives take follows from it.
  uint64_t type;
  // Null where none was asked for.
  void *augmented, *reverse, *tangent;
};

// "tapeless", as records and functions with a record begin.
static const uint64_t MAGIC = UINT64_C(0x7373656c65706174);

/// The address of an entry of the record: 2, augmented and reverse; 4, the tangent. 0 if there is none. Any type is the one, if
/// the number is 0.
uint64_t __tapeless_record(uint64_t at, uint64_t type, uint64_t entry) {
  // Functions with a record begin in the middle of 32 bytes, so that those in front of them are always there.
  if (at % 32 != 16)
    return 0;
  const uint64_t *front = (const uint64_t *)(at - 16);
  if (front[0] != MAGIC)
    return 0;
  const struct record *record = (const struct record *)(at + (uint64_t)(int64_t)(int32_t)front[1]);
  if (record->magic != MAGIC || (type && record->type != type))
    return 0;
  void *const *found = (void *const *)record + entry;
  return *found ? (uint64_t)found : 0;
}
