// The calls of MPI, by the few that have derivatives (../exchanges.c). What holds no floats is left to the library.
#include "kinds.h"
#include "messages.h"

#define LEFT(symbol) tapeless_library_##symbol
#define NOWHERE ((void *)0)
#define DONE MPI_SUCCESS
#define NO_ROW 0, 0, 0

void *malloc(size_t);
void free(void *);
int LEFT(MPI_Type_size)(MPI_Datatype, int *);

/// What stands for memory that is both given and taken.
#ifndef IS_IN_PLACE
#define IS_IN_PLACE(at) ((at) == MPI_IN_PLACE)
#endif

enum kind { WHOLE, DOUBLE, FLOAT, ANY, BYTES };

/// Which floats messages of a type hold. Of types that the program makes or chooses, and of bytes, nobody knows before it runs.
PART enum kind kind(MPI_Datatype t) {
  _Bool doubles = is_double(t), floats = is_float(t), bytes = is_byte(t), whole = is_whole(t);
  if (!is_known(doubles) || !is_known(floats) || !is_known(bytes) || !is_known(whole))
    return ANY;
  return doubles ? DOUBLE : floats ? FLOAT : bytes ? BYTES : whole ? WHOLE : ANY;
}

#define FORMS(K)                                                                                                                  \
  void tapeless_mpi_send_##K(const void *, int, int, handle, int, int, handle, MPI_Request *, ROW);                               \
  void tapeless_mpi_receive_##K(void *, int, int, handle, int, int, handle, MPI_Request *, ROW);                                  \
  void tapeless_mpi_broadcast_##K(void *, int, handle, int, handle, ROW);                                                         \
  void tapeless_mpi_reduce_##K(int, const void *, void *, int, handle, handle, int, handle);                                      \
  void tapeless_mpi_move_##K(int, const void *, int, const int *, const int *, handle, void *, int, const int *, const int *,     \
                             handle, int, handle);
#define ACCESS(K, how, from)                                                                                                      \
  void tapeless_mpi_##how##_##K(from void *, int, handle, int, handle, int, handle, handle, handle);
#define ACCESSES(K) ACCESS(K, put, const) ACCESS(K, get, )
ACCESSES(double)
ACCESSES(float)
ACCESSES(any)
ACCESSES(bytes)
FORMS(double)
FORMS(float)
FORMS(any)
FORMS(bytes)
void tapeless_mpi_start(int, int, MPI_Request *);
void tapeless_mpi_window(void *, long, int, handle, handle, void *);
void tapeless_mpi_window_allocate(long, int, handle, handle, void **, void *);
void tapeless_mpi_fence(int, handle);
void tapeless_mpi_made(int, void *);
void tapeless_mpi_release(int, void *);
void tapeless_mpi_complete(int, int, MPI_Request *, int *, int *, MPI_Status *);

#define BY_KIND(t, call, ...)                                                                                                     \
  switch (kind(t)) {                                                                                                              \
  case DOUBLE:                                                                                                                    \
    tapeless_mpi_##call##_double(__VA_ARGS__);                                                                                    \
    return DONE;                                                                                                                  \
  case FLOAT:                                                                                                                     \
    tapeless_mpi_##call##_float(__VA_ARGS__);                                                                                     \
    return DONE;                                                                                                                  \
  case ANY:                                                                                                                       \
    tapeless_mpi_##call##_any(__VA_ARGS__);                                                                                       \
    return DONE;                                                                                                                  \
  case BYTES:                                                                                                                     \
    tapeless_mpi_##call##_bytes(__VA_ARGS__);                                                                                     \
    return DONE;                                                                                                                  \
  case WHOLE:                                                                                                                     \
    break;                                                                                                                        \
  }

#define MESSAGE MPI_Datatype t, int peer, int tag, MPI_Comm comm
#define PASSED (handle) t, peer, tag, (handle)comm

HELPER int sent(int how, const void *from, int n, MESSAGE, MPI_Request *request) {
  BY_KIND(t, send, from, how, n, PASSED, request, NO_ROW)
  return DONE;
}
HELPER int received(int how, void *to, int n, MESSAGE, MPI_Request *request) {
  BY_KIND(t, receive, to, how, n, PASSED, request, NO_ROW)
  return DONE;
}
HELPER int waited(MPI_Request *request, MPI_Status *status) {
  tapeless_mpi_complete(WAIT, 1, request, NOWHERE, NOWHERE, status);
  return DONE;
}

#define SENDS(name, how)                                                                                                          \
  int LEFT(MPI_##name)(const void *, int, MESSAGE);                                                                               \
  int BODY(MPI_##name)(const void *from, int n, MESSAGE) {                                                                        \
    if (kind(t) == WHOLE)                                                                                                         \
      return LEFT(MPI_##name)(from, n, t, peer, tag, comm);                                                                       \
    MPI_Request request;                                                                                                          \
    sent(how, from, n, t, peer, tag, comm, &request);                                                                             \
    return waited(&request, MPI_STATUS_IGNORE);                                                                                   \
  }
SENDS(Send, STANDARD)
SENDS(Ssend, SYNCHRONOUS)
SENDS(Rsend, READY)
SENDS(Bsend, BUFFERED)

#define BEGINS(name, how)                                                                                                         \
  int LEFT(MPI_##name)(const void *, int, MESSAGE, MPI_Request *);                                                                \
  int BODY(MPI_##name)(const void *from, int n, MESSAGE, MPI_Request *request) {                                                  \
    if (kind(t) == WHOLE)                                                                                                         \
      return LEFT(MPI_##name)(from, n, t, peer, tag, comm, request);                                                              \
    return sent(how, from, n, t, peer, tag, comm, request);                                                                       \
  }
BEGINS(Isend, STANDARD)
BEGINS(Issend, SYNCHRONOUS)
BEGINS(Irsend, READY)
BEGINS(Ibsend, BUFFERED)
BEGINS(Send_init, STANDARD | PERSISTENT)
BEGINS(Ssend_init, SYNCHRONOUS | PERSISTENT)
BEGINS(Rsend_init, READY | PERSISTENT)
BEGINS(Bsend_init, BUFFERED | PERSISTENT)

int LEFT(MPI_Recv)(void *, int, MESSAGE, MPI_Status *);
int BODY(MPI_Recv)(void *to, int n, MESSAGE, MPI_Status *status) {
  if (kind(t) == WHOLE)
    return LEFT(MPI_Recv)(to, n, t, peer, tag, comm, status);
  MPI_Request request;
  received(STANDARD, to, n, t, peer, tag, comm, &request);
  return waited(&request, status);
}

#define GETS(name, how)                                                                                                           \
  int LEFT(MPI_##name)(void *, int, MESSAGE, MPI_Request *);                                                                      \
  int BODY(MPI_##name)(void *to, int n, MESSAGE, MPI_Request *request) {                                                          \
    if (kind(t) == WHOLE)                                                                                                         \
      return LEFT(MPI_##name)(to, n, t, peer, tag, comm, request);                                                                \
    return received(how, to, n, t, peer, tag, comm, request);                                                                     \
  }
GETS(Irecv, STANDARD)
GETS(Recv_init, PERSISTENT)

int LEFT(MPI_Sendrecv)(const void *, int, MPI_Datatype, int, int, void *, int, MPI_Datatype, int, int, MPI_Comm, MPI_Status *);
int BODY(MPI_Sendrecv)(const void *from, int sent_n, MPI_Datatype sent_t, int to_peer, int sent_tag, void *to, int got_n,
                       MPI_Datatype got_t, int from_peer, int got_tag, MPI_Comm comm, MPI_Status *status) {
  if (kind(sent_t) == WHOLE && kind(got_t) == WHOLE)
    return LEFT(MPI_Sendrecv)(from, sent_n, sent_t, to_peer, sent_tag, to, got_n, got_t, from_peer, got_tag, comm, status);
  MPI_Request request[2];
  received(STANDARD, to, got_n, got_t, from_peer, got_tag, comm, &request[0]);
  sent(STANDARD, from, sent_n, sent_t, to_peer, sent_tag, comm, &request[1]);
  waited(&request[1], MPI_STATUS_IGNORE);
  return waited(&request[0], status);
}

int LEFT(MPI_Sendrecv_replace)(void *, int, MPI_Datatype, int, int, int, int, MPI_Comm, MPI_Status *);
int BODY(MPI_Sendrecv_replace)(void *both, int n, MPI_Datatype t, int to_peer, int sent_tag, int from_peer, int got_tag,
                               MPI_Comm comm, MPI_Status *status) {
  if (kind(t) == WHOLE)
    return LEFT(MPI_Sendrecv_replace)(both, n, t, to_peer, sent_tag, from_peer, got_tag, comm, status);
  int bytes;
  MPI_Request request[2];
  LEFT(MPI_Type_size)(t, &bytes);
  void *copy = malloc((size_t)n * bytes);
  __builtin_memcpy(copy, both, (size_t)n * bytes);
  received(STANDARD, both, n, t, from_peer, got_tag, comm, &request[0]);
  sent(STANDARD, copy, n, t, to_peer, sent_tag, comm, &request[1]);
  waited(&request[1], MPI_STATUS_IGNORE);
  waited(&request[0], status);
  free(copy);
  return DONE;
}

int BODY(MPI_Start)(MPI_Request *request) {
  tapeless_mpi_start(STANDARD, 1, request);
  return DONE;
}
int BODY(MPI_Startall)(int n, MPI_Request *all) {
  tapeless_mpi_start(STANDARD, n, all);
  return DONE;
}

int BODY(MPI_Wait)(MPI_Request *request, MPI_Status *status) { return waited(request, status); }
int BODY(MPI_Waitall)(int n, MPI_Request *all, MPI_Status *statuses) {
  tapeless_mpi_complete(WAIT_ALL, n, all, NOWHERE, NOWHERE, statuses);
  return DONE;
}
int BODY(MPI_Waitany)(int n, MPI_Request *all, int *which, MPI_Status *status) {
  tapeless_mpi_complete(WAIT_ANY, n, all, NOWHERE, which, status);
  return DONE;
}
int BODY(MPI_Waitsome)(int n, MPI_Request *all, int *number, int *which, MPI_Status *statuses) {
  tapeless_mpi_complete(WAIT_SOME, n, all, number, which, statuses);
  return DONE;
}
int BODY(MPI_Test)(MPI_Request *request, int *flag, MPI_Status *status) {
  tapeless_mpi_complete(TEST, 1, request, flag, NOWHERE, status);
  return DONE;
}
int BODY(MPI_Testall)(int n, MPI_Request *all, int *flag, MPI_Status *statuses) {
  tapeless_mpi_complete(TEST_ALL, n, all, flag, NOWHERE, statuses);
  return DONE;
}
int BODY(MPI_Testany)(int n, MPI_Request *all, int *which, int *flag, MPI_Status *status) {
  tapeless_mpi_complete(TEST_ANY, n, all, flag, which, status);
  return DONE;
}
int BODY(MPI_Testsome)(int n, MPI_Request *all, int *number, int *which, MPI_Status *statuses) {
  tapeless_mpi_complete(TEST_SOME, n, all, number, which, statuses);
  return DONE;
}

int LEFT(MPI_Bcast)(void *, int, MPI_Datatype, int, MPI_Comm);
int BODY(MPI_Bcast)(void *both, int n, MPI_Datatype t, int root, MPI_Comm comm) {
  BY_KIND(t, broadcast, both, n, (handle)t, root, (handle)comm, NO_ROW)
  return LEFT(MPI_Bcast)(both, n, t, root, comm);
}

// What is made is needed until it is made, backwards.

#define MAKES(kind, name, takes, given)                                                                                           \
  int LEFT(MPI_##name) takes;                                                                                                     \
  int BODY(MPI_##name) takes {                                                                                                    \
    int result = LEFT(MPI_##name) given;                                                                                          \
    tapeless_mpi_made(kind, made);                                                                                                \
    return result;                                                                                                                \
  }
MAKES(COMMUNICATOR, Comm_split, (MPI_Comm comm, int color, int key, MPI_Comm *made), (comm, color, key, made))
MAKES(COMMUNICATOR, Comm_dup, (MPI_Comm comm, MPI_Comm *made), (comm, made))
MAKES(COMMUNICATOR, Comm_create, (MPI_Comm comm, MPI_Group group, MPI_Comm *made), (comm, group, made))
MAKES(COMMUNICATOR, Comm_create_group, (MPI_Comm comm, MPI_Group group, int tag, MPI_Comm *made), (comm, group, tag, made))
MAKES(COMMUNICATOR, Comm_split_type, (MPI_Comm comm, int type, int key, MPI_Info info, MPI_Comm *made),
      (comm, type, key, info, made))
MAKES(COMMUNICATOR, Cart_create, (MPI_Comm comm, int n, const int *sides, const int *periodic, int reorder, MPI_Comm *made),
      (comm, n, sides, periodic, reorder, made))
MAKES(COMMUNICATOR, Cart_sub, (MPI_Comm comm, const int *stay, MPI_Comm *made), (comm, stay, made))
MAKES(COMMUNICATOR, Graph_create, (MPI_Comm comm, int n, const int *ends, const int *edges, int reorder, MPI_Comm *made),
      (comm, n, ends, edges, reorder, made))
MAKES(TYPE, Type_contiguous, (int n, MPI_Datatype t, MPI_Datatype *made), (n, t, made))
MAKES(TYPE, Type_vector, (int n, int length, int stride, MPI_Datatype t, MPI_Datatype *made), (n, length, stride, t, made))
MAKES(TYPE, Type_create_hvector, (int n, int length, MPI_Aint stride, MPI_Datatype t, MPI_Datatype *made),
      (n, length, stride, t, made))
MAKES(TYPE, Type_indexed, (int n, const int *lengths, const int *places, MPI_Datatype t, MPI_Datatype *made),
      (n, lengths, places, t, made))
MAKES(TYPE, Type_create_hindexed, (int n, const int *lengths, const MPI_Aint *places, MPI_Datatype t, MPI_Datatype *made),
      (n, lengths, places, t, made))
MAKES(TYPE, Type_create_indexed_block, (int n, int length, const int *places, MPI_Datatype t, MPI_Datatype *made),
      (n, length, places, t, made))
MAKES(TYPE, Type_create_struct,
      (int n, const int *lengths, const MPI_Aint *places, const MPI_Datatype *types, MPI_Datatype *made),
      (n, lengths, places, types, made))
MAKES(TYPE, Type_create_subarray,
      (int n, const int *sizes, const int *parts, const int *first, int order, MPI_Datatype t, MPI_Datatype *made),
      (n, sizes, parts, first, order, t, made))
MAKES(TYPE, Type_create_resized, (MPI_Datatype t, MPI_Aint from, MPI_Aint extent, MPI_Datatype *made), (t, from, extent, made))
MAKES(TYPE, Type_dup, (MPI_Datatype t, MPI_Datatype *made), (t, made))

#define RELEASES(kind, name, type)                                                                                                \
  int BODY(MPI_##name)(type * made) {                                                                                             \
    tapeless_mpi_release(kind, made);                                                                                             \
    return DONE;                                                                                                                  \
  }
RELEASES(COMMUNICATOR, Comm_free, MPI_Comm)
RELEASES(TYPE, Type_free, MPI_Datatype)
RELEASES(REQUEST, Request_free, MPI_Request)
RELEASES(WINDOW, Win_free, MPI_Win)

// Windows.

int BODY(MPI_Win_create)(void *memory, MPI_Aint bytes, int unit, MPI_Info info, MPI_Comm comm, MPI_Win *made) {
  tapeless_mpi_window(memory, bytes, unit, (handle)info, (handle)comm, made);
  return DONE;
}
int BODY(MPI_Win_allocate)(MPI_Aint bytes, int unit, MPI_Info info, MPI_Comm comm, void *memory, MPI_Win *made) {
  tapeless_mpi_window_allocate(bytes, unit, (handle)info, (handle)comm, memory, made);
  return DONE;
}
int BODY(MPI_Win_fence)(int asserted, MPI_Win win) {
  tapeless_mpi_fence(asserted, (handle)win);
  return DONE;
}

#define ACCESSED int n, MPI_Datatype t, int rank, MPI_Aint there, int there_n, MPI_Datatype there_t
#define REACHED n, (handle)t, rank, there, there_n, (handle)there_t
int LEFT(MPI_Put)(const void *, ACCESSED, MPI_Win);
int BODY(MPI_Put)(const void *from, ACCESSED, MPI_Win win) {
  BY_KIND(t, put, from, REACHED, (handle)MPI_REPLACE, (handle)win)
  return LEFT(MPI_Put)(from, n, t, rank, there, there_n, there_t, win);
}
int LEFT(MPI_Accumulate)(const void *, ACCESSED, MPI_Op, MPI_Win);
int BODY(MPI_Accumulate)(const void *from, ACCESSED, MPI_Op op, MPI_Win win) {
  BY_KIND(t, put, from, REACHED, (handle)op, (handle)win)
  return LEFT(MPI_Accumulate)(from, n, t, rank, there, there_n, there_t, op, win);
}
int LEFT(MPI_Get)(void *, ACCESSED, MPI_Win);
int BODY(MPI_Get)(void *to, ACCESSED, MPI_Win win) {
  BY_KIND(t, get, to, REACHED, (handle)MPI_REPLACE, (handle)win)
  return LEFT(MPI_Get)(to, n, t, rank, there, there_n, there_t, win);
}

// Reductions. What is given and taken in place is the same memory.

HELPER const void *given(const void *from, const void *to) { return IS_IN_PLACE(from) ? to : from; }

int LEFT(MPI_Reduce)(const void *, void *, int, MPI_Datatype, MPI_Op, int, MPI_Comm);
int BODY(MPI_Reduce)(const void *from, void *to, int n, MPI_Datatype t, MPI_Op op, int root, MPI_Comm comm) {
  BY_KIND(t, reduce, TO_ONE, given(from, to), to, n, (handle)t, (handle)op, root, (handle)comm)
  return LEFT(MPI_Reduce)(from, to, n, t, op, root, comm);
}

#define REDUCES(name, what)                                                                                                       \
  int LEFT(MPI_##name)(const void *, void *, int, MPI_Datatype, MPI_Op, MPI_Comm);                                                \
  int BODY(MPI_##name)(const void *from, void *to, int n, MPI_Datatype t, MPI_Op op, MPI_Comm comm) {                             \
    BY_KIND(t, reduce, what, given(from, to), to, n, (handle)t, (handle)op, 0, (handle)comm)                                      \
    return LEFT(MPI_##name)(from, to, n, t, op, comm);                                                                            \
  }
REDUCES(Allreduce, TO_ALL)
REDUCES(Scan, TO_LATER)
REDUCES(Exscan, TO_LATER_ONLY)

// What moves floats from process to process.

#define FROM const void *from, int sent, MPI_Datatype sent_t
#define FROM_EACH const void *from, const int *sents, const int *sent_at, MPI_Datatype sent_t
#define TO void *to, int got, MPI_Datatype got_t
#define TO_EACH void *to, const int *gots, const int *got_at, MPI_Datatype got_t
#define MOVE(what, sent, sents, sent_at, got, gots, got_at, root)                                                                 \
  BY_KIND(t, move, what, source, sent, sents, sent_at, (handle)sent_t, target, got, gots, got_at, (handle)got_t, root, (handle)comm)
/// What is sent decides the type, but in place what is received.
#define BY_SENT                                                                                                                   \
  const void *source = given(from, to);                                                                                           \
  void *target = to;                                                                                                              \
  MPI_Datatype t = IS_IN_PLACE(from) ? got_t : sent_t;
#define BY_GOT                                                                                                                    \
  const void *source = from;                                                                                                      \
  void *target = IS_IN_PLACE(to) ? (void *)from : to;                                                                          \
  MPI_Datatype t = IS_IN_PLACE(to) ? sent_t : got_t;

int LEFT(MPI_Gather)(FROM, TO, int, MPI_Comm);
int BODY(MPI_Gather)(FROM, TO, int root, MPI_Comm comm) {
  BY_SENT MOVE(GATHER, sent, 0, 0, got, 0, 0, root) return LEFT(MPI_Gather)(from, sent, sent_t, to, got, got_t, root, comm);
}
int LEFT(MPI_Gatherv)(FROM, TO_EACH, int, MPI_Comm);
int BODY(MPI_Gatherv)(FROM, TO_EACH, int root, MPI_Comm comm) {
  BY_SENT MOVE(GATHER, sent, 0, 0, 0, gots, got_at, root) return LEFT(MPI_Gatherv)(from, sent, sent_t, to, gots, got_at, got_t,
                                                                                  root, comm);
}
int LEFT(MPI_Scatter)(FROM, TO, int, MPI_Comm);
int BODY(MPI_Scatter)(FROM, TO, int root, MPI_Comm comm) {
  BY_GOT MOVE(SCATTER, sent, 0, 0, got, 0, 0, root) return LEFT(MPI_Scatter)(from, sent, sent_t, to, got, got_t, root, comm);
}
int LEFT(MPI_Scatterv)(FROM_EACH, TO, int, MPI_Comm);
int BODY(MPI_Scatterv)(FROM_EACH, TO, int root, MPI_Comm comm) {
  BY_GOT MOVE(SCATTER, 0, sents, sent_at, got, 0, 0, root) return LEFT(MPI_Scatterv)(from, sents, sent_at, sent_t, to, got, got_t,
                                                                                    root, comm);
}
int LEFT(MPI_Allgather)(FROM, TO, MPI_Comm);
int BODY(MPI_Allgather)(FROM, TO, MPI_Comm comm) {
  BY_SENT MOVE(ALL_GATHER, sent, 0, 0, got, 0, 0, 0) return LEFT(MPI_Allgather)(from, sent, sent_t, to, got, got_t, comm);
}
int LEFT(MPI_Allgatherv)(FROM, TO_EACH, MPI_Comm);
int BODY(MPI_Allgatherv)(FROM, TO_EACH, MPI_Comm comm) {
  BY_SENT MOVE(ALL_GATHER, sent, 0, 0, 0, gots, got_at, 0) return LEFT(MPI_Allgatherv)(from, sent, sent_t, to, gots, got_at, got_t,
                                                                                      comm);
}
int LEFT(MPI_Alltoall)(FROM, TO, MPI_Comm);
int BODY(MPI_Alltoall)(FROM, TO, MPI_Comm comm) {
  BY_SENT MOVE(ALL_TO_ALL, sent, 0, 0, got, 0, 0, 0) return LEFT(MPI_Alltoall)(from, sent, sent_t, to, got, got_t, comm);
}
int LEFT(MPI_Alltoallv)(FROM_EACH, TO_EACH, MPI_Comm);
int BODY(MPI_Alltoallv)(FROM_EACH, TO_EACH, MPI_Comm comm) {
  BY_SENT MOVE(ALL_TO_ALL, 0, sents, sent_at, 0, gots, got_at, 0) return LEFT(MPI_Alltoallv)(from, sents, sent_at, sent_t, to, gots,
                                                                                            got_at, got_t, comm);
}

int LEFT(MPI_Neighbor_allgather)(FROM, TO, MPI_Comm);
int BODY(MPI_Neighbor_allgather)(FROM, TO, MPI_Comm comm) {
  BY_SENT MOVE(NEAR_GATHER, sent, 0, 0, got, 0, 0, 0) return LEFT(MPI_Neighbor_allgather)(from, sent, sent_t, to, got, got_t, comm);
}
int LEFT(MPI_Neighbor_allgatherv)(FROM, TO_EACH, MPI_Comm);
int BODY(MPI_Neighbor_allgatherv)(FROM, TO_EACH, MPI_Comm comm) {
  BY_SENT MOVE(NEAR_GATHER, sent, 0, 0, 0, gots, got_at, 0) return LEFT(MPI_Neighbor_allgatherv)(from, sent, sent_t, to, gots, got_at,
                                                                                               got_t, comm);
}
int LEFT(MPI_Neighbor_alltoall)(FROM, TO, MPI_Comm);
int BODY(MPI_Neighbor_alltoall)(FROM, TO, MPI_Comm comm) {
  BY_SENT MOVE(NEAR_TO_ALL, sent, 0, 0, got, 0, 0, 0) return LEFT(MPI_Neighbor_alltoall)(from, sent, sent_t, to, got, got_t, comm);
}
int LEFT(MPI_Neighbor_alltoallv)(FROM_EACH, TO_EACH, MPI_Comm);
int BODY(MPI_Neighbor_alltoallv)(FROM_EACH, TO_EACH, MPI_Comm comm) {
  BY_SENT MOVE(NEAR_TO_ALL, 0, sents, sent_at, 0, gots, got_at, 0) return LEFT(MPI_Neighbor_alltoallv)(from, sents, sent_at, sent_t, to,
                                                                                                     gots, got_at, got_t, comm);
}

// One type for both sides. Only sums have a derivative.
int LEFT(MPI_Reduce_scatter)(const void *, void *, const int *, MPI_Datatype, MPI_Op, MPI_Comm);
int BODY(MPI_Reduce_scatter)(const void *from, void *to, const int *gots, MPI_Datatype t, MPI_Op op, MPI_Comm comm) {
  BY_KIND(t, move, REDUCE_SCATTER, given(from, to), 0, 0, 0, (handle)op, to, 0, gots, 0, (handle)t, 0, (handle)comm)
  return LEFT(MPI_Reduce_scatter)(from, to, gots, t, op, comm);
}
int LEFT(MPI_Reduce_scatter_block)(const void *, void *, int, MPI_Datatype, MPI_Op, MPI_Comm);
int BODY(MPI_Reduce_scatter_block)(const void *from, void *to, int got, MPI_Datatype t, MPI_Op op, MPI_Comm comm) {
  BY_KIND(t, move, REDUCE_SCATTER, given(from, to), 0, 0, 0, (handle)op, to, got, 0, 0, (handle)t, 0, (handle)comm)
  return LEFT(MPI_Reduce_scatter_block)(from, to, got, t, op, comm);
}
