// Texts, noise, runs and structured bytes, the same on every machine, to be packed and unpacked.
#ifndef TAPELESS_ROUNDTRIP_CORPUS_H
#define TAPELESS_ROUNDTRIP_CORPUS_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CORPUS_KINDS = 5, CORPUS_BYTES = 300000 };

static inline uint32_t corpus_random(uint32_t *state) {
  *state ^= *state << 13;
  *state ^= *state >> 17;
  return *state ^= *state << 5;
}

static inline void corpus_fill(int kind, unsigned char *bytes) {
  static const char *const words[8] = {"gradient ", "adjoint ", "of ", "the ", "primal ", "tangent ", "loop\n", "shadow "};
  uint32_t state = 2463534242u + (uint32_t)kind;
  for (size_t i = 0; i < CORPUS_BYTES;) {
    uint32_t r = corpus_random(&state);
    const char *word = words[r % 8];
    size_t length = kind == 0 ? strlen(word) : kind == 1 ? 1 : kind == 2 ? r % 300 + 1 : 4;
    for (size_t k = 0; k < length && i < CORPUS_BYTES; k++, i++)
      bytes[i] = (unsigned char)(kind == 0   ? (unsigned)word[k]
                                 : kind == 1 ? r
                                 : kind == 2 ? r >> 24
                                 : kind == 3 ? (i / 64) >> (8 * k)
                                             : (k == 3 ? 63 : r >> (k * 5)) & (k == 2 ? 7u : 255u));
  }
}

static inline uint32_t corpus_hash(const unsigned char *bytes, size_t size) {
  uint32_t hash = 2166136261u;
  for (size_t i = 0; i < size; i++)
    hash = (hash ^ bytes[i]) * 16777619u;
  return hash;
}

#endif
