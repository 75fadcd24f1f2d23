// Packs and unpacks the corpora at many levels, with and without a dictionary, and notices damage.
#include "corpus.h"
#include "zstd.h"

static unsigned char plain[CORPUS_BYTES], packed[2 * CORPUS_BYTES], again[CORPUS_BYTES];

static void report(const char *what, int level, size_t size, size_t restored) {
  int same = restored == sizeof plain && memcmp(plain, again, sizeof plain) == 0;
  printf("  %s %d: %zu bytes, hash %08x, %s\n", what, level, size, corpus_hash(packed, size), same ? "restored" : "LOST");
}

int main(void) {
  static const int levels[] = {-5, 1, 2, 3, 5, 7, 9, 12, 16, 19};
  ZSTD_CCtx *pack = ZSTD_createCCtx();
  ZSTD_DCtx *unpack = ZSTD_createDCtx();
  if (!pack || !unpack)
    return 2;
  for (int kind = 0; kind < CORPUS_KINDS; kind++) {
    corpus_fill(kind, plain);
    printf("corpus %d\n", kind);
    for (size_t l = 0; l < sizeof levels / sizeof *levels; l++) {
      size_t size = ZSTD_compressCCtx(pack, packed, sizeof packed, plain, sizeof plain, levels[l]);
      if (ZSTD_isError(size))
        return 2;
      report("level", levels[l], size, ZSTD_decompressDCtx(unpack, again, sizeof again, packed, size));
      size = ZSTD_compress_usingDict(pack, packed, sizeof packed, plain, sizeof plain, plain, 5000, levels[l]);
      if (ZSTD_isError(size))
        return 2;
      report("dictionary", levels[l], size, ZSTD_decompress_usingDict(unpack, again, sizeof again, packed, size, plain, 5000));
    }
    size_t size = ZSTD_compress2(pack, packed, sizeof packed, plain, sizeof plain);
    packed[size / 2] ^= 0x10;
    size_t damaged = ZSTD_decompressDCtx(unpack, again, sizeof again, packed, size - 3);
    printf("  damaged: %s\n", ZSTD_isError(damaged) ? "refused" : "accepted");
  }
  ZSTD_freeCCtx(pack);
  ZSTD_freeDCtx(unpack);
  return 0;
}
