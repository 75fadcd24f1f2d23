// What all processes of a communicator do together: broadcasts and reductions.
#pragma once
#include "rows.h"

/// What is kept of one.
struct together {
  struct floats floats;
  struct row row;
  int what, root, rank, size, in_place, count;
  MPI_Datatype type;
  MPI_Comm comm;
  MPI_Op op;
  /// Of the least and greatest: whose it is. Of products: the product of all others.
  int *winners;
  double *others;
  /// Of moves, in floats: how many, and where, for each process.
  int *sents, *sent_at, *gots, *got_at;
};

static struct together *together(int what, int count, MPI_Datatype type, int root, MPI_Comm comm) {
  struct together *t = room(sizeof *t);
  t->what = what, t->root = root, t->comm = comm, t->count = count, t->type = type;
  t->floats = floats(count, type);
  MPI_Comm_rank(comm, &t->rank);
  MPI_Comm_size(comm, &t->size);
  return t;
}
static void end(struct together *t) {
  free(t->winners), free(t->others), free(t->sents), free(t->sent_at), free(t->gots), free(t->got_at), free(t);
}

/// Gives all what the root has of a message of bytes.
static void broadcast_bytes(struct together *t, void *shadow) {
  long n = bytes_of(t->count, t->type);
  struct bytes *all = t->rank == t->root ? bytes_out(t->row, shadow, n, 0) : room(sizeof *all + n);
  MPI_Bcast(all, sizeof *all, MPI_BYTE, t->root, t->comm);
  MPI_Bcast(all->all, (int)all->size, MPI_BYTE, t->root, t->comm);
  if (t->rank != t->root)
    bytes_in(t->row, all, shadow, n, 0);
  free(all);
}
/// Adds up at the root what all have of it.
static void gather_bytes(struct together *t, void *shadow) {
  long n = bytes_of(t->count, t->type);
  int at_root = t->rank == t->root, *sizes = room(t->size * sizeof *sizes), *places = room(t->size * sizeof *places), total = 0;
  struct bytes *own = bytes_out(t->row, at_root ? 0 : shadow, n, 1);
  int size = sent_bytes(own);
  MPI_Gather(&size, 1, MPI_INT, sizes, 1, MPI_INT, t->root, t->comm);
  for (int i = 0; at_root && i < t->size; i++)
    places[i] = total, total += (sizes[i] + 7) / 8 * 8;
  char *all = room(total);
  MPI_Gatherv(own, size, MPI_BYTE, all, sizes, places, MPI_BYTE, t->root, t->comm);
  for (int i = 0; at_root && i < t->size; i++)
    bytes_in(t->row, (struct bytes *)(all + places[i]), shadow, n, 1);
  free(own), free(all), free(sizes), free(places);
}

void *message_broadcast(int sweep, void *both, void *shadow, int count, handle type, int root, handle comm, struct row *row) {
  MPI_Bcast(both, count, (MPI_Datatype)type, root, (MPI_Comm)comm);
  if (sweep == PRIMAL)
    return 0;
  must_have_place(both, count);
  struct together *t = together(0, count, (MPI_Datatype)type, root, (MPI_Comm)comm);
  t->row = settled(row, t->type);
  if (sweep == FORWARD)
    return t;
  must_be_told(t->floats, t->row, shadow, count, t->type);
  if (is_bytes(t->floats))
    broadcast_bytes(t, shadow);
  if (has_floats(t->floats)) {
    void *all = taken(t->floats, shadow, count, t->type);
    MPI_Bcast(all, t->floats.count, t->floats.leaf, root, t->comm);
    give(t->floats, shadow, all, count, t->type);
    free(all);
  }
  end(t);
  return 0;
}
void message_broadcasted(void *shadow, void *tape) {
  struct together *t = tape;
  must_be_told(t->floats, t->row, shadow, t->count, t->type);
  if (is_bytes(t->floats))
    gather_bytes(t, shadow);
  if (has_floats(t->floats)) {
    void *given = moved(t->floats, shadow, t->count, t->type, t->floats.count);
    void *all = room(t->floats.size * t->floats.count);
    MPI_Reduce(given, all, t->floats.count, t->floats.leaf, MPI_SUM, t->root, t->comm);
    if (t->rank == t->root)
      add(t->floats, shadow, all, t->count, t->type);
    free(given), free(all);
  }
  end(t);
}

static void reduce(int what, const void *from, void *to, int n, MPI_Datatype type, MPI_Op op, int root, MPI_Comm comm) {
  switch (what) {
  case TO_ONE:
    MPI_Reduce(from, to, n, type, op, root, comm);
    break;
  case TO_ALL:
    MPI_Allreduce(from, to, n, type, op, comm);
    break;
  case TO_LATER:
    MPI_Scan(from, to, n, type, op, comm);
    break;
  case TO_LATER_ONLY:
    MPI_Exscan(from, to, n, type, op, comm);
    break;
  }
}

/// The same processes in the opposite order.
static MPI_Comm reversed(struct together *t) {
  MPI_Comm made;
  MPI_Comm_split(t->comm, 0, t->size - t->rank, &made);
  return made;
}

/// Whether a process is given the result.
static int gets(struct together *t) {
  return t->what == TO_ONE ? t->rank == t->root : t->what == TO_LATER_ONLY ? t->rank > 0 : 1;
}

/// Who has the least or the greatest: the first of those that do.
static void find_winners(struct together *t, const void *from) {
  struct pair {
    double value;
    int rank;
  } *own = room(t->floats.count * sizeof *own), *found = room(t->floats.count * sizeof *found);
  for (int i = 0; i < t->floats.count; i++)
    own[i].value = value(t->floats, from, i), own[i].rank = t->rank, found[i].rank = -1;
  MPI_Op op = t->op == MPI_MAX ? MPI_MAXLOC : MPI_MINLOC;
  reduce(t->what == TO_ONE ? TO_ALL : t->what, own, found, t->floats.count, MPI_DOUBLE_INT, op, 0, t->comm);
  t->winners = room(t->floats.count * sizeof *t->winners);
  for (int i = 0; i < t->floats.count; i++)
    t->winners[i] = t->what == TO_LATER_ONLY && !t->rank ? -1 : found[i].rank;
  free(own), free(found);
}

/// The product of what all others have, by what those before have, and those behind.
static void find_others(struct together *t, const void *from) {
  if (t->what != TO_ONE && t->what != TO_ALL)
    stop("products of the processes so far have no derivative");
  if (t->floats.count != t->count)
    stop("products of complex floats of several processes have no derivative");
  int n = t->floats.count;
  double *own = room(n * sizeof *own), *before = room(n * sizeof *before), *behind = room(n * sizeof *behind);
  for (int i = 0; i < n; i++)
    own[i] = value(t->floats, from, i), before[i] = behind[i] = 1;
  MPI_Comm back = reversed(t);
  MPI_Exscan(own, before, n, MPI_DOUBLE, MPI_PROD, t->comm);
  MPI_Exscan(own, behind, n, MPI_DOUBLE, MPI_PROD, back);
  for (int i = 0; i < n; i++)
    own[i] = (t->rank ? before[i] : 1) * (t->rank < t->size - 1 ? behind[i] : 1);
  MPI_Comm_free(&back);
  free(before), free(behind);
  t->others = own;
}

/// The tangent of a reduction, of floats one after the other.
static void reduce_tangents(struct together *t, void *from, void *to) {
  int n = t->floats.count;
  if (t->winners && t->what != TO_ONE && t->what != TO_ALL) {
    char *all = room(t->floats.size * n * t->size);
    MPI_Allgather(from, n, t->floats.leaf, all, n, t->floats.leaf, t->comm);
    for (int i = 0; i < n; i++)
      if (t->winners[i] >= 0)
        put(t->floats, to, i, value(t->floats, all, (long)t->winners[i] * n + i));
    free(all);
    return;
  }
  for (int i = 0; t->winners && i < n; i++)
    if (t->winners[i] != t->rank)
      put(t->floats, from, i, 0);
  for (int i = 0; t->others && i < n; i++)
    put(t->floats, from, i, t->others[i] * value(t->floats, from, i));
  reduce(t->what, from, to, n, t->floats.leaf, MPI_SUM, t->root, t->comm);
}

void *message_reduce(int sweep, int what, void *from, void *from_shadow, void *to, void *to_shadow, int count, handle type,
                     handle op, int root, handle comm) {
  int rank;
  MPI_Comm_rank((MPI_Comm)comm, &rank);
  // Where nothing is received, any memory may be named.
  int in_place = from == to && (what != TO_ONE || rank == root);
  struct together *t = 0;
  if (sweep != PRIMAL) {
    must_have_place(from, count);
    t = together(what, count, (MPI_Datatype)type, root, (MPI_Comm)comm);
    t->op = (MPI_Op)op, t->in_place = in_place;
    if (has_floats(t->floats) && (t->op == MPI_MAX || t->op == MPI_MIN))
      find_winners(t, from);
    else if (has_floats(t->floats) && t->op == MPI_PROD)
      find_others(t, from);
    else if (has_floats(t->floats) && t->op != MPI_SUM)
      stop("a reduction by an operation that is not MPI_SUM, MPI_PROD, MPI_MIN or MPI_MAX has no derivative");
  }
  reduce(what, in_place ? MPI_IN_PLACE : from, to, count, (MPI_Datatype)type, (MPI_Op)op, root, (MPI_Comm)comm);
  if (sweep != TANGENT)
    return t;
  if (has_floats(t->floats)) {
    void *given = taken(t->floats, from_shadow, count, t->type), *found = room(t->floats.size * t->floats.count);
    reduce_tangents(t, given, found);
    if (gets(t))
      give(t->floats, to_shadow, found, count, t->type);
    free(given), free(found);
  }
  end(t);
  return 0;
}

/// Brings adjoints of the results to where the operands are: their sum, or each to the one whose it is.
static void bring_back(struct together *t, void *all) {
  int n = t->floats.count;
  if (t->winners && t->what != TO_ONE && t->what != TO_ALL) {
    char *each = room(t->floats.size * n * t->size);
    for (int i = 0; i < n; i++)
      if (t->winners[i] >= 0)
        put(t->floats, each, (long)t->winners[i] * n + i, value(t->floats, all, i));
    MPI_Reduce_scatter_block(each, all, n, t->floats.leaf, MPI_SUM, t->comm);
    free(each);
    return;
  }
  if (t->what == TO_ONE) {
    MPI_Bcast(all, n, t->floats.leaf, t->root, t->comm);
  } else if (t->what == TO_ALL) {
    MPI_Allreduce(MPI_IN_PLACE, all, n, t->floats.leaf, MPI_SUM, t->comm);
  } else {
    MPI_Comm back = reversed(t);
    void *found = room(t->floats.size * n);
    reduce(t->what, all, found, n, t->floats.leaf, MPI_SUM, 0, back);
    if (t->what == TO_LATER_ONLY && t->rank == t->size - 1)
      __builtin_memset(found, 0, t->floats.size * n);
    __builtin_memcpy(all, found, t->floats.size * n);
    MPI_Comm_free(&back);
    free(found);
  }
  for (int i = 0; t->winners && i < n; i++)
    if (t->winners[i] != t->rank)
      put(t->floats, all, i, 0);
  for (int i = 0; t->others && i < n; i++)
    put(t->floats, all, i, t->others[i] * value(t->floats, all, i));
}
void message_reduced(void *from_shadow, void *to_shadow, void *tape) {
  struct together *t = tape;
  if (has_floats(t->floats)) {
    void *all = gets(t) ? moved(t->floats, to_shadow, t->count, t->type, t->floats.count) : room(t->floats.size * t->floats.count);
    bring_back(t, all);
    add(t->floats, from_shadow, all, t->count, t->type);
    free(all);
  }
  end(t);
}
