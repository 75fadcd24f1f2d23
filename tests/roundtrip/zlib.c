// Packs and unpacks the corpora at every level and strategy, whole and in small pieces.
#include "corpus.h"
#include "zlib.h"

static unsigned char plain[CORPUS_BYTES], packed[2 * CORPUS_BYTES], again[CORPUS_BYTES];

static size_t deflate_all(int level, int strategy, unsigned piece) {
  z_stream stream = {0};
  if (deflateInit2(&stream, level, Z_DEFLATED, 15, 8, strategy) != Z_OK)
    exit(2);
  stream.next_in = plain;
  stream.next_out = packed;
  stream.avail_out = sizeof packed;
  size_t left = sizeof plain;
  int result;
  do {
    stream.avail_in = left < piece ? (unsigned)left : piece;
    left -= stream.avail_in;
    result = deflate(&stream, left ? Z_NO_FLUSH : Z_FINISH);
  } while (result == Z_OK);
  size_t size = stream.total_out;
  deflateEnd(&stream);
  return result == Z_STREAM_END ? size : 0;
}

static int inflate_all(size_t size, unsigned piece) {
  z_stream stream = {0};
  int result = inflateInit(&stream);
  stream.next_in = packed;
  stream.next_out = again;
  stream.avail_in = (unsigned)size;
  while (result == Z_OK) {
    size_t room = sizeof again - stream.total_out;
    stream.avail_out = room < piece ? (unsigned)room : piece;
    result = inflate(&stream, Z_NO_FLUSH);
  }
  inflateEnd(&stream);
  return result == Z_STREAM_END && memcmp(plain, again, sizeof plain) == 0;
}

int main(void) {
  for (int kind = 0; kind < CORPUS_KINDS; kind++) {
    corpus_fill(kind, plain);
    printf("corpus %d: crc %08lx adler %08lx\n", kind, crc32(0, plain, sizeof plain), adler32(1, plain, sizeof plain));
    for (int level = 0; level <= 9; level++) {
      size_t size = deflate_all(level, level % 5, level % 2 ? sizeof plain : 1000);
      printf("  level %d: %zu bytes, hash %08x, %s\n", level, size, corpus_hash(packed, size),
             inflate_all(size, level % 3 ? sizeof plain : 777) ? "restored" : "LOST");
    }
    packed[100] ^= 0x55;
    printf("  damaged: %s\n", inflate_all(deflate_all(6, 0, 4096) - 9, 4096) ? "restored" : "refused");
  }
  return 0;
}
