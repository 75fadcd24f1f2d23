// Messages of bytes. Which of them are floats, each process knows of its own memory (`engine/rule/rows.rs`). What comes along or back
// says how it was seen where it was sent: where that differs, only zeros may come.
#pragma once
#include "types.h"

/// What comes in front of the bytes of tangents or adjoints. Taken for floats, it is no number.
struct bytes {
  uint64_t mark;
  /// How many bytes follow: none, where all are zeros.
  long size;
  struct row row;
  char all[];
};
static const uint64_t MARK = 0x7ff8746170656c65;
/// Bytes from one place of a row to the next.
enum { STEP = 4 };

static long bytes_of(int count, MPI_Datatype t) {
  int bytes;
  MPI_Type_size(t, &bytes);
  return (long)bytes * count;
}

/// What is told of a message, if it may have a row.
static struct row settled(const struct row *told, MPI_Datatype t) {
  return told && is_byte(t) ? *told : (struct row){0, 0, 0};
}
static long span_of(struct row row) { return row.span < 0 ? -row.span : row.span; }

static int is_zero(const char *from, long size) {
  for (long i = 0; i < size; i++)
    if (from[i])
      return 0;
  return 1;
}

/// What no row tells of must be zeros.
static void must_be_told(struct floats f, struct row row, const char *shadow, int count, MPI_Datatype t) {
  if (!row.span)
    must_be_zero(f, shadow, count, t);
  long told = -row.span, rest = told > 0 ? bytes_of(count, t) - told : 0;
  if (shadow && rest > 0 && !is_zero(shadow + told, rest))
    stop(HIDDEN);
}

/// Bytes of the float that begins at a place, among so many; 0: there is none.
static int float_at(struct row row, long at, long all) {
  long span = span_of(row), inside = span ? at % span : 1;
  if (inside % STEP || inside >= 64 * STEP || (row.span < 0 && at >= span))
    return 0;
  int size = row.doubles >> inside / STEP & 1 ? sizeof(double) : row.singles >> inside / STEP & 1 ? sizeof(float) : 0;
  return at + size <= all ? size : 0;
}

/// From one place where a float may begin to the next.
static long next_place(struct row row, long at) {
  long span = span_of(row), inside = at % span;
  return inside + STEP < span ? at + STEP : at - inside + span;
}

/// The floats of some bytes; zeros where there is no memory, and between floats. `takes`: they leave zeros.
static struct bytes *bytes_out(struct row row, char *shadow, long n, int takes) {
  struct bytes *made = room(sizeof *made + n);
  made->mark = MARK, made->row = row;
  for (long at = 0; shadow && row.span && at < n; at = next_place(row, at)) {
    int size = float_at(row, at, n);
    if (!size || is_zero(shadow + at, size))
      continue;
    __builtin_memcpy(made->all + at, shadow + at, size);
    made->size = n;
    if (takes)
      __builtin_memset(shadow + at, 0, size);
  }
  return made;
}
static int sent_bytes(const struct bytes *b) { return (int)(sizeof *b + b->size); }

/// Adds one float to another; bytes lie anywhere.
static void add_one(char *to, const char *more, int size) {
  double wide[2];
  float narrow[2];
  if (size == sizeof *wide) {
    __builtin_memcpy(&wide[0], to, size), __builtin_memcpy(&wide[1], more, size);
    wide[0] += wide[1];
    __builtin_memcpy(to, wide, size);
  } else {
    __builtin_memcpy(&narrow[0], to, size), __builtin_memcpy(&narrow[1], more, size);
    narrow[0] += narrow[1];
    __builtin_memcpy(to, narrow, size);
  }
}

/// Floats may come only where the memory has floats of the same kind.
static void must_fit(struct row row, const struct bytes *came, long n) {
  if (row.span == came->row.span && row.doubles == came->row.doubles && row.singles == came->row.singles)
    return;
  long most = came->size;
  for (long at = 0; at < most; at = next_place(came->row, at)) {
    int size = float_at(came->row, at, most);
    if (size && !is_zero(came->all + at, size) && float_at(row, at, n) != size)
      stop("a message of bytes, or of a type that holds more than floats of one kind, carries a derivative, and it is not known where "
           "its floats are received: send its floats by a type of floats");
  }
}

/// Adds floats to those of some bytes, or puts them there.
static void bytes_in(struct row row, const struct bytes *came, char *shadow, long n, int adds) {
  if (came->mark != MARK)
    stop("a message is sent as floats and received as bytes: send its floats by a type of floats, or all of it as bytes");
  if (!shadow)
    return;
  must_fit(row, came, n);
  for (long at = 0; row.span && at < n; at = next_place(row, at)) {
    int size = float_at(row, at, n), is_there = at + size <= came->size;
    if (size && is_there && adds)
      add_one(shadow + at, came->all + at, size);
    else if (size && is_there)
      __builtin_memcpy(shadow + at, came->all + at, size);
    else if (size && !adds)
      __builtin_memset(shadow + at, 0, size);
  }
}

/// Of what goes as floats somewhere else, bytes make no number.
static void must_be_floats(const void *came, size_t bytes) {
  if (came && bytes >= sizeof MARK && !__builtin_memcmp(came, &MARK, sizeof MARK))
    stop("a message is sent as bytes and received as floats, or the other way round: send its floats by a type of floats, or all of it as bytes");
}
