// Types: which floats a message holds, and how these are taken from memory and given back.
#pragma once
#include "base.h"

/// The one kind of float that a type consists of; null: it holds something else. `mixed`: among floats.
static MPI_Datatype leaf(MPI_Datatype t, int *mixed) {
  if (is_double(t))
    return MPI_DOUBLE;
  if (is_float(t))
    return MPI_FLOAT;
  int integers, addresses, types, combiner;
  MPI_Type_get_envelope(t, &integers, &addresses, &types, &combiner);
  if (combiner == MPI_COMBINER_NAMED) {
    // Bytes may be those of floats, and other floats have no derivative.
    *mixed |= !is_whole(t);
    return MPI_DATATYPE_NULL;
  }
  int *numbers = room(integers * sizeof *numbers);
  MPI_Aint *places = room(addresses * sizeof *places);
  MPI_Datatype *parts = room(types * sizeof *parts), found = MPI_DATATYPE_NULL;
  MPI_Type_get_contents(t, integers, addresses, types, numbers, places, parts);
  for (int i = 0; i < types; i++) {
    MPI_Datatype one = leaf(parts[i], mixed);
    *mixed |= i && one != found;
    found = one;
    int inner[3], named;
    MPI_Type_get_envelope(parts[i], &inner[0], &inner[1], &inner[2], &named);
    if (named != MPI_COMBINER_NAMED)
      MPI_Type_free(&parts[i]);
  }
  free(numbers), free(places), free(parts);
  return found;
}

static struct floats floats(int count, MPI_Datatype t) {
  int bytes, mixed = 0;
  struct floats made = {leaf(t, &mixed), 0, 0, 0};
  if (mixed || made.leaf == MPI_DATATYPE_NULL)
    return (struct floats){MPI_DATATYPE_NULL, 0, 0, mixed};
  MPI_Type_size(t, &bytes);
  made.size = made.leaf == MPI_DOUBLE ? sizeof(double) : sizeof(float);
  made.count = count * (int)((size_t)bytes / made.size);
  return made;
}

static int has_floats(struct floats f) { return f.leaf != MPI_DATATYPE_NULL; }
/// Whether tangents and adjoints go as bytes (rows.h).
static int is_bytes(struct floats f) { return f.hides; }
/// Whether any go.
static int has_any(struct floats f) { return has_floats(f) || is_bytes(f); }

static double value(struct floats f, const void *from, long i) {
  return f.leaf == MPI_DOUBLE ? ((const double *)from)[i] : ((const float *)from)[i];
}
static void put(struct floats f, void *to, long i, double v) {
  if (f.leaf == MPI_DOUBLE)
    ((double *)to)[i] = v;
  else
    ((float *)to)[i] = (float)v;
}
static void sum(struct floats f, void *to, const void *more, long n) {
  if (f.leaf == MPI_DOUBLE)
    for (long i = 0; i < n; i++)
      ((double *)to)[i] += ((const double *)more)[i];
  else
    for (long i = 0; i < n; i++)
      ((float *)to)[i] += ((const float *)more)[i];
}

static int is_plain(MPI_Datatype t) { return is_double(t) || is_float(t); }

/// The floats of memory one after the other; zeros where there is no memory.
static void *taken(struct floats f, const void *from, int count, MPI_Datatype t) {
  void *made = room(f.size * f.count);
  int at = 0;
  if (from && is_plain(t))
    __builtin_memcpy(made, from, f.size * f.count);
  else if (from)
    MPI_Pack(from, count, t, made, (int)(f.size * f.count), &at, MPI_COMM_SELF);
  return made;
}
static void give(struct floats f, void *to, const void *all, int count, MPI_Datatype t) {
  int at = 0;
  if (to && is_plain(t))
    __builtin_memcpy(to, all, f.size * f.count);
  else if (to)
    MPI_Unpack(all, (int)(f.size * f.count), &at, to, count, t, MPI_COMM_SELF);
}
static void add(struct floats f, void *to, const void *more, int count, MPI_Datatype t) {
  if (!to)
    return;
  if (is_plain(t)) {
    sum(f, to, more, f.count);
    return;
  }
  void *all = taken(f, to, count, t);
  sum(f, all, more, f.count);
  give(f, to, all, count, t);
  free(all);
}
/// Takes the first floats, and leaves zeros.
static void *moved(struct floats f, void *from, int count, MPI_Datatype t, int first) {
  void *made = taken(f, from, count, t);
  if (from && is_plain(t)) {
    __builtin_memset(from, 0, f.size * first);
  } else if (from) {
    void *rest = taken(f, from, count, t);
    __builtin_memset(rest, 0, f.size * first);
    give(f, from, rest, count, t);
    free(rest);
  }
  return made;
}

/// What lies at addresses that a type holds has no shadow that is known.
static void must_have_place(const void *memory, int count) {
  if (memory == MPI_BOTTOM && count)
    stop("a message begins at MPI_BOTTOM: give its memory, and distances from there in the type");
}

#define HIDDEN                                                                                                                    \
  "a message of bytes, or of a type that holds more than floats of one kind, carries a derivative: send its floats by a type of floats"

/// What hides in bytes has no derivative: all that is left there must be zeros.
static void must_be_zero(struct floats f, const void *shadow, int count, MPI_Datatype t) {
  int bytes, at = 0;
  if (!f.hides || !shadow)
    return;
  MPI_Type_size(t, &bytes);
  char *all = room((size_t)bytes * count);
  MPI_Pack(shadow, count, t, all, bytes * count, &at, MPI_COMM_SELF);
  for (long i = 0; i < (long)bytes * count; i++)
    if (all[i])
      stop(HIDDEN);
  free(all);
}
