// Windows: what each process lets the others read and write. A window of adjoints or tangents stands beside each.
//
// In the reverse sweep a window of adjoints is open to all from where it was made. What was put is fetched back at once, for between two
// fences nobody else may touch it; what was got is given back at the fence before it, where no process works on its own memory.
#pragma once
#include "types.h"

/// What one process did to the window of another: floats of its own, and where.
struct access {
  struct access *next;
  struct window *window;
  struct floats floats;
  void *memory, *shadow, *room;
  int count, rank, there_count;
  MPI_Datatype type, there_type;
  MPI_Aint there;
  MPI_Op op;
  int gets;
};

struct window {
  struct window *next;
  MPI_Win primal, other;
  MPI_Comm comm;
  /// Memory that is ours: where there is no shadow, and what MPI_Win_allocate gives.
  void *zeros, *own, *own_shadow;
  /// What waits for a fence.
  struct access *waits;
};
SHARED struct window *tapeless_mpi_windows;

static struct window *window_of(MPI_Win win) {
  for (struct window *w = tapeless_mpi_windows; w; w = w->next)
    if (w->primal == win)
      return w;
  stop("a window has no derivative that is made outside of what is differentiated: make it there");
}
static void forget(struct window *w) {
  struct window **at = &tapeless_mpi_windows;
  while (*at && *at != w)
    at = &(*at)->next;
  if (*at)
    *at = w->next;
}

static struct window *add_window(MPI_Win primal, MPI_Comm comm) {
  struct window *w = room(sizeof *w);
  *w = (struct window){.next = tapeless_mpi_windows, .primal = primal, .comm = comm};
  return tapeless_mpi_windows = w;
}

void *message_window(int sweep, void *memory, void *shadow, long bytes, int unit, handle info, handle comm, void *made) {
  MPI_Win_create(memory, bytes, unit, (MPI_Info)info, (MPI_Comm)comm, made);
  if (sweep == PRIMAL)
    return 0;
  struct window *w = add_window(*(MPI_Win *)made, (MPI_Comm)comm);
  if (!shadow)
    shadow = w->zeros = room(bytes);
  MPI_Win_create(shadow, bytes, unit, MPI_INFO_NULL, w->comm, &w->other);
  MPI_Win_lock_all(0, w->other);
  return w;
}
void message_windowed(void *tape) {
  struct window *w = tape;
  forget(w);
  MPI_Win_unlock_all(w->other);
  MPI_Win_free(&w->other);
  free(w->zeros), free(w->own), free(w->own_shadow), free(w);
}

/// Memory and a window of it. Where a reverse sweep follows, both live until that is back here.
void *message_window_allocate(int sweep, long bytes, int unit, handle info, handle comm, void **memory, void **shadow, void *made) {
  if (sweep == FORWARD) {
    *memory = room(bytes), *shadow = room(bytes);
    struct window *w = message_window(sweep, *memory, *shadow, bytes, unit, info, comm, made);
    w->own = *memory, w->own_shadow = *shadow;
    return w;
  }
  MPI_Win_allocate(bytes, unit, (MPI_Info)info, (MPI_Comm)comm, memory, made);
  if (sweep == TANGENT) {
    struct window *w = add_window(*(MPI_Win *)made, (MPI_Comm)comm);
    MPI_Win_allocate(bytes, unit, (MPI_Info)info, w->comm, shadow, &w->other);
    MPI_Win_lock_all(0, w->other);
    __builtin_memset(*shadow, 0, bytes);
  }
  return 0;
}

static void release_window(int sweep, MPI_Win *win) {
  struct window *w = sweep == PRIMAL ? 0 : window_of(*win);
  MPI_Win_free(win);
  if (sweep == FORWARD)
    forget(w);
  if (sweep == TANGENT)
    message_windowed(w);
}

static void finish(struct window *w) {
  while (w->waits) {
    struct access *a = w->waits;
    w->waits = a->next;
    free(a->room), free(a);
  }
}

/// What all have begun is done, and seen by all.
static void meet(struct window *w) {
  MPI_Win_sync(w->other);
  MPI_Win_flush_all(w->other);
  finish(w);
  MPI_Barrier(w->comm);
  MPI_Win_sync(w->other);
}

void *message_fence(int sweep, int asserted, handle win) {
  MPI_Win_fence(asserted, (MPI_Win)win);
  if (sweep == PRIMAL)
    return 0;
  struct window *w = window_of((MPI_Win)win);
  if (sweep == FORWARD)
    return w;
  meet(w);
  return 0;
}
/// Brings back what was got since this fence. What others did to the adjoints here is seen from now on, and what was done here, by them.
void message_fenced(void *tape) {
  struct window *w = tape;
  MPI_Win_sync(w->other);
  MPI_Barrier(w->comm);
  for (struct access *a = w->waits; a; a = a->next)
    MPI_Accumulate(a->room, a->floats.count, a->floats.leaf, a->rank, a->there, a->there_count, a->there_type, MPI_SUM, w->other);
  meet(w);
}

static void reach(const struct access *a, void *here, int count, MPI_Datatype type, MPI_Win win) {
  if (a->gets)
    MPI_Get(here, count, type, a->rank, a->there, a->there_count, a->there_type, win);
  else if (a->op == MPI_REPLACE)
    MPI_Put(here, count, type, a->rank, a->there, a->there_count, a->there_type, win);
  else
    MPI_Accumulate(here, count, type, a->rank, a->there, a->there_count, a->there_type, a->op, win);
}

/// Tangents go the same way, and are zeros, or nobody's, where there are none.
static void reach_tangents(struct access *a) {
  if (a->shadow) {
    reach(a, a->shadow, a->count, a->type, a->window->other);
    free(a);
    return;
  }
  a->room = room(a->floats.size * a->floats.count);
  reach(a, a->room, a->floats.count, a->floats.leaf, a->window->other);
  a->next = a->window->waits;
  a->window->waits = a;
}

void *message_access(int sweep, int gets, void *memory, void *shadow, int count, handle type, int rank, handle there, int there_count,
                     handle there_type, handle op, handle win) {
  struct access made = {.memory = memory, .shadow = shadow, .count = count, .rank = rank, .there_count = there_count, .there = there,
                        .type = (MPI_Datatype)type, .there_type = (MPI_Datatype)there_type, .op = (MPI_Op)op, .gets = gets};
  reach(&made, memory, count, made.type, (MPI_Win)win);
  if (sweep == PRIMAL)
    return 0;
  made.window = window_of((MPI_Win)win);
  made.floats = floats(count, made.type);
  if (has_floats(made.floats) && made.op != MPI_REPLACE && made.op != MPI_SUM)
    stop("what is accumulated in a window by an operation that is not MPI_SUM or MPI_REPLACE has no derivative");
  struct access *a = room(sizeof *a);
  *a = made;
  if (sweep == FORWARD)
    return a;
  must_be_zero(a->floats, shadow, count, a->type);
  if (has_floats(a->floats))
    reach_tangents(a);
  else
    free(a);
  return 0;
}
void message_accessed(void *shadow, void *tape) {
  struct access *a = tape;
  must_be_zero(a->floats, shadow, a->count, a->type);
  if (!has_floats(a->floats) || a->rank == MPI_PROC_NULL) {
    free(a);
    return;
  }
  if (a->gets) {
    a->room = moved(a->floats, shadow, a->count, a->type, a->floats.count);
    a->next = a->window->waits;
    a->window->waits = a;
    return;
  }
  void *none = room(a->floats.size * a->floats.count), *found = room(a->floats.size * a->floats.count);
  MPI_Get_accumulate(none, a->floats.count, a->floats.leaf, found, a->floats.count, a->floats.leaf, a->rank, a->there, a->there_count,
                     a->there_type, a->op == MPI_REPLACE ? MPI_REPLACE : MPI_NO_OP, a->window->other);
  MPI_Win_flush(a->rank, a->window->other);
  add(a->floats, shadow, found, a->count, a->type);
  free(none), free(found), free(a);
}
