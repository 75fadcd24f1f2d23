// What moves floats between all processes of a communicator, or between neighbours in a grid: gathers, scatters, and what sums on the way.
#pragma once
#include "together.h"

static void move(struct together *t, const void *from, const int *sents, const int *sent_at, void *to, const int *gots,
                 const int *got_at, MPI_Datatype sent_type, MPI_Datatype got_type) {
  const void *place = t->in_place ? MPI_IN_PLACE : from;
  int me = t->rank, at_root = me == t->root;
  switch (t->what) {
  case GATHER:
    MPI_Gatherv(at_root ? place : from, sents[0], sent_type, to, gots, got_at, got_type, t->root, t->comm);
    break;
  case SCATTER:
    MPI_Scatterv(from, sents, sent_at, sent_type, at_root && t->in_place ? MPI_IN_PLACE : to, gots[0], got_type, t->root, t->comm);
    break;
  case ALL_GATHER:
    MPI_Allgatherv(place, sents[0], sent_type, to, gots, got_at, got_type, t->comm);
    break;
  case ALL_TO_ALL:
    MPI_Alltoallv(place, sents, sent_at, sent_type, to, gots, got_at, got_type, t->comm);
    break;
  case REDUCE_SCATTER:
    MPI_Reduce_scatter(place, to, gots, got_type, t->op, t->comm);
    break;
  case NEAR_GATHER:
    MPI_Neighbor_allgatherv(from, sents[0], sent_type, to, gots, got_at, got_type, t->comm);
    break;
  case NEAR_TO_ALL:
    MPI_Neighbor_alltoallv(from, sents, sent_at, sent_type, to, gots, got_at, got_type, t->comm);
    break;
  }
}

static int is_near(const struct together *t) { return t->what == NEAR_GATHER || t->what == NEAR_TO_ALL; }

/// The neighbours in a grid: two in each direction.
static int neighbours(MPI_Comm comm) {
  int kind, sides;
  MPI_Topo_test(comm, &kind);
  if (kind != MPI_CART)
    stop("communication with neighbours has a derivative in a grid that MPI_Cart_create makes, not in a graph");
  MPI_Cartdim_get(comm, &sides);
  return 2 * sides;
}

/// Behind the edge of a grid there is nobody: nothing is sent or received.
static void leave_out_edges(struct together *t) {
  for (int side = 0; side < t->size / 2; side++) {
    int ends[2];
    MPI_Cart_shift(t->comm, side, 1, &ends[0], &ends[1]);
    for (int end = 0; end < 2; end++)
      if (ends[end] == MPI_PROC_NULL) {
        t->gots[2 * side + end] = 0;
        if (t->what == NEAR_TO_ALL)
          t->sents[2 * side + end] = 0;
      }
  }
}

/// How many elements each process has, and where: what the program says, or as many of each.
static int *each(int n, int one, const int *said, int is_place) {
  int *made = room(n * sizeof *made);
  for (int i = 0; i < n; i++)
    made[i] = said ? said[i] : is_place ? i * one : one;
  return made;
}

static void times(int n, int *all, int factor) {
  for (int i = 0; i < n; i++)
    all[i] *= factor;
}

/// How many elements lie in the memory of all pieces.
static int span(int n, const int *counts, const int *places) {
  int most = 0;
  for (int i = 0; i < n; i++)
    if (counts[i] && places[i] + counts[i] > most)
      most = places[i] + counts[i];
  return most;
}

/// Whether a side of a move is one piece for each process, and one that counts here.
static int pieces(struct together *t, int receives) {
  switch (t->what) {
  case GATHER:
    return receives ? (t->rank == t->root ? t->size : 0) : 1;
  case SCATTER:
    return receives ? 1 : (t->rank == t->root ? t->size : 0);
  case ALL_GATHER:
  case NEAR_GATHER:
    return receives ? t->size : 1;
  case REDUCE_SCATTER:
    return receives ? 1 : t->size;
  default:
    return t->size;
  }
}

static struct together *moving(int what, int sent, const int *sents, const int *sent_at, MPI_Datatype sent_type, int got,
                               const int *gots, const int *got_at, MPI_Datatype got_type, int root, MPI_Comm comm,
                               int in_place) {
  int reduces = what == REDUCE_SCATTER;
  MPI_Datatype type = reduces || (in_place && what != SCATTER) || (what == SCATTER && !in_place) ? got_type : sent_type;
  struct together *t = together(what, 1, type, root, comm);
  t->in_place = in_place;
  if (is_near(t))
    t->size = neighbours(comm);
  int n = t->size;
  t->gots = each(n, got, gots, 0), t->got_at = each(n, got, got_at, 1);
  t->sents = each(n, sent, sents, 0), t->sent_at = each(n, sent, sent_at, 1);
  if (reduces) {
    // All have all, and each gets its piece of the sum.
    for (int i = 0, at = 0; i < n; at += t->gots[i++])
      t->sents[i] = t->gots[i], t->sent_at[i] = at;
  } else if (in_place && what == ALL_TO_ALL) {
    __builtin_memcpy(t->sents, t->gots, n * sizeof(int)), __builtin_memcpy(t->sent_at, t->got_at, n * sizeof(int));
  }
  return t;
}

/// In floats, not elements; of one piece, where it lies.
static void in_floats(struct together *t) {
  int factor = t->floats.count;
  times(t->size, t->sents, factor), times(t->size, t->sent_at, factor);
  times(t->size, t->gots, factor), times(t->size, t->got_at, factor);
  if (t->what == GATHER || t->what == ALL_GATHER || t->what == NEAR_GATHER)
    t->sent_at[0] = 0;
  if (t->what == SCATTER)
    t->got_at[0] = 0;
  if (t->what == REDUCE_SCATTER)
    t->gots[0] = t->sents[t->rank], t->got_at[0] = 0;
  if (is_near(t))
    leave_out_edges(t);
}

void *message_move(int sweep, int what, void *from, void *from_shadow, int sent, const int *sents, const int *sent_at,
                   handle sent_type, void *to, void *to_shadow, int got, const int *gots, const int *got_at, handle got_type,
                   int root, handle comm) {
  int reduces = what == REDUCE_SCATTER;
  MPI_Datatype type_in = reduces ? (MPI_Datatype)got_type : (MPI_Datatype)sent_type, type_out = (MPI_Datatype)got_type;
  struct together *t =
      moving(what, sent, sents, sent_at, type_in, got, gots, got_at, type_out, root, (MPI_Comm)comm, from == to);
  t->op = reduces ? (MPI_Op)sent_type : MPI_SUM;
  if (sweep != PRIMAL && has_floats(t->floats) && t->op != MPI_SUM)
    stop("a reduction that scatters its result has a derivative for MPI_SUM only");
  move(t, from, t->sents, t->sent_at, to, t->gots, t->got_at, type_in, type_out);
  in_floats(t);
  if (sweep != PRIMAL) {
    must_have_place(from, span(pieces(t, 0), t->sents, t->sent_at));
    must_have_place(to, span(pieces(t, 1), t->gots, t->got_at));
  }
  if (sweep != PRIMAL && (t->floats.hides || (has_floats(t->floats) && !is_plain(t->type))) && (from_shadow || to_shadow))
    stop("bytes, or a type that the program has made, are moved by a collective operation and carry a derivative: move floats");
  if (sweep == FORWARD)
    return t;
  if (sweep == TANGENT && has_floats(t->floats)) {
    size_t size = t->floats.size;
    int in = span(pieces(t, 0), t->sents, t->sent_at), out = span(pieces(t, 1), t->gots, t->got_at);
    void *given = from_shadow ? from_shadow : room(size * in), *found = to_shadow ? to_shadow : room(size * out);
    int *counts = reduces ? t->sents : t->gots;
    t->in_place = t->in_place && from_shadow && from_shadow == to_shadow;
    move(t, given, t->sents, t->sent_at, found, counts, t->got_at, t->floats.leaf, t->floats.leaf);
    if (!from_shadow)
      free(given);
    if (!to_shadow)
      free(found);
  }
  end(t);
  return 0;
}

/// The floats of pieces, in the layout of their memory; they leave zeros where they were, but for one that stays.
static char *pieces_out(struct together *t, char *shadow, int n, const int *counts, const int *places, int stays) {
  size_t size = t->floats.size;
  char *made = room(size * span(n, counts, places));
  for (int i = 0; shadow && i < n; i++)
    __builtin_memcpy(made + size * places[i], shadow + size * places[i], size * counts[i]);
  for (int i = 0; shadow && i < n; i++)
    if (i != stays)
      __builtin_memset(shadow + size * places[i], 0, size * counts[i]);
  return made;
}
static void pieces_in(struct together *t, char *shadow, const char *more, int n, const int *counts, const int *places) {
  size_t size = t->floats.size;
  for (int i = 0; shadow && i < n; i++)
    sum(t->floats, shadow + size * places[i], more + size * places[i], counts[i]);
}

/// Brings the adjoints of pieces back to the root, each to a place of its own: where they were sent, they may overlap.
static void scattered_back(struct together *t, const char *out, char *shadow) {
  size_t size = t->floats.size;
  int at_root = t->rank == t->root, stays = t->in_place && at_root, total = 0;
  int *places = room(t->size * sizeof *places);
  if (stays)
    t->sents[t->rank] = 0;
  for (int i = 0; i < t->size; total += t->sents[i++])
    places[i] = total;
  char *all = room(at_root ? size * total : 1);
  MPI_Gatherv(out, stays ? 0 : t->gots[0], t->floats.leaf, all, t->sents, places, t->floats.leaf, t->root, t->comm);
  for (int i = 0; at_root && shadow && i < t->size; i++)
    sum(t->floats, shadow + size * t->sent_at[i], all + size * places[i], t->sents[i]);
  free(places), free(all);
}

/// Brings the adjoints of what all have back to whose it is.
static void gathered_back(struct together *t, const char *out, char *from_shadow, char *to_shadow) {
  size_t size = t->floats.size;
  int total = 0, mine = t->gots[t->rank];
  for (int i = 0; i < t->size; i++)
    total += t->gots[i];
  char *all = room(size * total), *at = all, *in = room(size * mine);
  for (int i = 0; i < t->size; at += size * t->gots[i++])
    __builtin_memcpy(at, out + size * t->got_at[i], size * t->gots[i]);
  MPI_Reduce_scatter(all, in, t->gots, t->floats.leaf, MPI_SUM, t->comm);
  char *shadow = t->in_place && to_shadow ? to_shadow + size * t->got_at[t->rank] : from_shadow;
  if (shadow)
    sum(t->floats, shadow, in, mine);
  free(all), free(in);
}

/// What all neighbours have of one piece.
static void neighbours_back(struct together *t, const char *out, char *shadow) {
  int mine = t->sents[0], *counts = room(t->size * sizeof *counts), *places = room(t->size * sizeof *places);
  for (int i = 0; i < t->size; i++)
    counts[i] = mine, places[i] = i * mine;
  char *in = room(t->floats.size * mine * t->size);
  MPI_Neighbor_alltoallv(out, t->gots, t->got_at, t->floats.leaf, in, counts, places, t->floats.leaf, t->comm);
  for (int i = 0; shadow && i < t->size; i++)
    sum(t->floats, shadow, in + t->floats.size * places[i], mine);
  free(counts), free(places), free(in);
}

void message_moved(void *from_shadow, void *to_shadow, void *tape) {
  struct together *t = tape;
  if (!has_floats(t->floats)) {
    end(t);
    return;
  }
  MPI_Datatype leaf = t->floats.leaf;
  int ins = pieces(t, 0), outs = pieces(t, 1);
  // In place, the root's own piece stays where it is.
  int stays = t->in_place && (t->what == GATHER || t->what == SCATTER) && t->rank == t->root;
  if (stays && t->what == SCATTER)
    outs = 0;
  char *out = pieces_out(t, to_shadow, outs, t->gots, t->got_at, stays ? t->rank : -1);
  char *in = room(t->floats.size * span(ins, t->sents, t->sent_at));
  switch (t->what) {
  case GATHER:
    MPI_Scatterv(out, t->gots, t->got_at, leaf, stays ? MPI_IN_PLACE : in, t->sents[0], leaf, t->root, t->comm);
    break;
  case SCATTER:
    scattered_back(t, out, from_shadow);
    break;
  case ALL_GATHER:
    gathered_back(t, out, from_shadow, to_shadow);
    break;
  case ALL_TO_ALL:
    MPI_Alltoallv(out, t->gots, t->got_at, leaf, in, t->sents, t->sent_at, leaf, t->comm);
    break;
  case REDUCE_SCATTER:
    MPI_Allgatherv(out, t->gots[0], leaf, in, t->sents, t->sent_at, leaf, t->comm);
    break;
  case NEAR_GATHER:
    neighbours_back(t, out, from_shadow);
    break;
  case NEAR_TO_ALL:
    MPI_Neighbor_alltoallv(out, t->gots, t->got_at, leaf, in, t->sents, t->sent_at, leaf, t->comm);
    break;
  }
  if (t->what != SCATTER && t->what != ALL_GATHER && t->what != NEAR_GATHER && !stays)
    pieces_in(t, from_shadow, in, ins, t->sents, t->sent_at);
  free(out), free(in);
  end(t);
}
