// What the analyses see of messages between processes, and the derivatives by hand of each.
//
// Floats go to other processes and come from them by one variable for each kind of float: so what is received may be what anybody
// has sent. All that sends or receives takes part in a derivative, whatever it is given (`Function.exchanges`): else one process
// might wait for what another never sends.
#include "mpi/messages.h"

#define MODEL __attribute__((noinline))
#define GRADIENT(name) void *__enzyme_register_gradient_tapeless_mpi_##name[]
#define DERIVATIVE(name) void *__enzyme_register_derivative_tapeless_mpi_##name[]

/// Never above 0, which nobody knows.
__attribute__((weak, visibility("hidden"))) long tapeless_mpi_none;

#define ALL (long i = 0; i < tapeless_mpi_none; i++)

static double world_double[1];
static float world_float[1];
static int world_int[1];

#define OUT(T) for ALL world_##T[0] = ((T *)from)[i]
#define IN(T) for ALL { ((T *)to)[i] = world_##T[0]; world_##T[0] = 0; }
// Types that a program makes are taken to consist of doubles: where the memory holds something else, that is refused. Which floats bytes
// hold, the memory knows: the derivative of a message whose model copies them is given that (`engine/rule/rows.rs`).
static char world_bytes[8];
#define OUT_bytes __builtin_memcpy(world_bytes, from, tapeless_mpi_none)
#define IN_bytes __builtin_memcpy(to, world_bytes, tapeless_mpi_none)
#define SEEN &(struct row){OF_ROW}

// How many, and where: of memory of which nothing else is known.
#define COUNTS(all) for (long i = 0; all && i < tapeless_mpi_none; i++) world_int[0] += all[i];

// Functions of one kind of float each: the primal, and its derivative in both modes.

#define SEND(K, MODEL_OF_IT)                                                                                                      \
  MODEL void tapeless_mpi_send_##K(void *from, int how, int n, handle type, int peer, int tag, handle comm, MPI_Request *r, ROW) { \
    MODEL_OF_IT;                                                                                                                  \
    message_send(PRIMAL, how, from, 0, n, type, peer, tag, comm, r, 0);                                                           \
  }                                                                                                                               \
  GRADIENT(send_##K) = {tapeless_mpi_send_##K, tapeless_mpi_send_augmented, tapeless_mpi_send_reverse};                            \
  DERIVATIVE(send_##K) = {tapeless_mpi_send_##K, tapeless_mpi_send_tangent};

static void *tapeless_mpi_send_augmented(void *from, void *shadow, int how, int n, handle type, int peer, int tag, handle comm, MPI_Request *r,
                            MPI_Request *r_shadow, ROW) {
  return message_send(FORWARD, how, from, shadow, n, type, peer, tag, comm, r, SEEN);
}
static void tapeless_mpi_send_reverse(void *from, void *shadow, int how, int n, handle type, int peer, int tag, handle comm, MPI_Request *r,
                         MPI_Request *r_shadow, ROW, void *tape) {
  message_posted(shadow, tape);
}
static void tapeless_mpi_send_tangent(void *from, void *shadow, int how, int n, handle type, int peer, int tag, handle comm, MPI_Request *r,
                         MPI_Request *r_shadow, ROW) {
  message_send(TANGENT, how, from, shadow, n, type, peer, tag, comm, r, SEEN);
}
SEND(double, OUT(double))
SEND(float, OUT(float))
SEND(any, OUT(double))
SEND(bytes, OUT_bytes)

#define RECEIVE(K, MODEL_OF_IT)                                                                                                   \
  MODEL void tapeless_mpi_receive_##K(void *to, int how, int n, handle type, int peer, int tag, handle comm, MPI_Request *r, ROW) { \
    MODEL_OF_IT;                                                                                                                  \
    message_receive(PRIMAL, how, to, 0, n, type, peer, tag, comm, r, 0);                                                          \
  }                                                                                                                               \
  GRADIENT(receive_##K) = {tapeless_mpi_receive_##K, tapeless_mpi_receive_augmented, tapeless_mpi_receive_reverse};                \
  DERIVATIVE(receive_##K) = {tapeless_mpi_receive_##K, tapeless_mpi_receive_tangent};

static void *tapeless_mpi_receive_augmented(void *to, void *shadow, int how, int n, handle type, int peer, int tag, handle comm, MPI_Request *r,
                               MPI_Request *r_shadow, ROW) {
  return message_receive(FORWARD, how, to, shadow, n, type, peer, tag, comm, r, SEEN);
}
static void tapeless_mpi_receive_reverse(void *to, void *shadow, int how, int n, handle type, int peer, int tag, handle comm, MPI_Request *r,
                            MPI_Request *r_shadow, ROW, void *tape) {
  message_posted(shadow, tape);
}
static void tapeless_mpi_receive_tangent(void *to, void *shadow, int how, int n, handle type, int peer, int tag, handle comm, MPI_Request *r,
                            MPI_Request *r_shadow, ROW) {
  message_receive(TANGENT, how, to, shadow, n, type, peer, tag, comm, r, SEEN);
}
RECEIVE(double, IN(double))
RECEIVE(float, IN(float))
RECEIVE(any, IN(double))
RECEIVE(bytes, IN_bytes)

MODEL void tapeless_mpi_start(int how, int n, MPI_Request *all) { message_start(PRIMAL, how, n, all); }
static void *tapeless_mpi_start_augmented(int how, int n, MPI_Request *all, MPI_Request *shadow) {
  return message_start(FORWARD, how, n, all);
}
static void tapeless_mpi_start_reverse(int how, int n, MPI_Request *all, MPI_Request *shadow, void *tape) { message_started(tape); }
static void tapeless_mpi_start_tangent(int how, int n, MPI_Request *all, MPI_Request *shadow) { message_start(TANGENT, how, n, all); }
GRADIENT(start) = {tapeless_mpi_start, tapeless_mpi_start_augmented, tapeless_mpi_start_reverse};
DERIVATIVE(start) = {tapeless_mpi_start, tapeless_mpi_start_tangent};

MODEL void tapeless_mpi_complete(int what, int n, MPI_Request *all, int *number, int *which, MPI_Status *statuses) {
  message_complete(PRIMAL, what, n, all, number, which, statuses);
}
static void *tapeless_mpi_complete_augmented(int what, int n, MPI_Request *all, MPI_Request *all_shadow, int *number, int *number_shadow,
                                int *which, int *which_shadow, MPI_Status *statuses, MPI_Status *statuses_shadow) {
  return message_complete(FORWARD, what, n, all, number, which, statuses);
}
static void tapeless_mpi_complete_reverse(int what, int n, MPI_Request *all, MPI_Request *all_shadow, int *number, int *number_shadow,
                             int *which, int *which_shadow, MPI_Status *statuses, MPI_Status *statuses_shadow, void *tape) {
  message_completed(tape);
}
static void tapeless_mpi_complete_tangent(int what, int n, MPI_Request *all, MPI_Request *all_shadow, int *number, int *number_shadow,
                             int *which, int *which_shadow, MPI_Status *statuses, MPI_Status *statuses_shadow) {
  message_complete(TANGENT, what, n, all, number, which, statuses);
}
GRADIENT(complete) = {tapeless_mpi_complete, tapeless_mpi_complete_augmented, tapeless_mpi_complete_reverse};
DERIVATIVE(complete) = {tapeless_mpi_complete, tapeless_mpi_complete_tangent};

// Handles: what the program releases is needed by the reverse sweep, up to where it was made.

MODEL void tapeless_mpi_made(int what, void *made) { message_made(PRIMAL, what, made); }
static void *tapeless_mpi_made_augmented(int what, void *made, void *shadow) { return message_made(FORWARD, what, made); }
static void tapeless_mpi_made_reverse(int what, void *made, void *shadow, void *tape) { message_unmade(tape); }
static void tapeless_mpi_made_tangent(int what, void *made, void *shadow) { message_made(TANGENT, what, made); }
GRADIENT(made) = {tapeless_mpi_made, tapeless_mpi_made_augmented, tapeless_mpi_made_reverse};
DERIVATIVE(made) = {tapeless_mpi_made, tapeless_mpi_made_tangent};

MODEL void tapeless_mpi_release(int what, void *made) { message_release(PRIMAL, what, made); }
static void tapeless_mpi_release_augmented(int what, void *made, void *shadow) { message_release(FORWARD, what, made); }
static void tapeless_mpi_release_reverse(int what, void *made, void *shadow) {}
static void tapeless_mpi_release_tangent(int what, void *made, void *shadow) { message_release(TANGENT, what, made); }
GRADIENT(release) = {tapeless_mpi_release, tapeless_mpi_release_augmented, tapeless_mpi_release_reverse};
DERIVATIVE(release) = {tapeless_mpi_release, tapeless_mpi_release_tangent};

#define BROADCAST(K, MODEL_OF_IT)                                                                                                 \
  MODEL void tapeless_mpi_broadcast_##K(void *both, int n, handle type, int root, handle comm, ROW) {                             \
    void *from = both, *to = both;                                                                                                \
    MODEL_OF_IT;                                                                                                                  \
    message_broadcast(PRIMAL, both, 0, n, type, root, comm, 0);                                                                   \
  }                                                                                                                               \
  GRADIENT(broadcast_##K) = {tapeless_mpi_broadcast_##K, tapeless_mpi_broadcast_augmented, tapeless_mpi_broadcast_reverse};        \
  DERIVATIVE(broadcast_##K) = {tapeless_mpi_broadcast_##K, tapeless_mpi_broadcast_tangent};

static void *tapeless_mpi_broadcast_augmented(void *both, void *shadow, int n, handle type, int root, handle comm, ROW) {
  return message_broadcast(FORWARD, both, shadow, n, type, root, comm, SEEN);
}
static void tapeless_mpi_broadcast_reverse(void *both, void *shadow, int n, handle type, int root, handle comm, ROW, void *tape) {
  message_broadcasted(shadow, tape);
}
static void tapeless_mpi_broadcast_tangent(void *both, void *shadow, int n, handle type, int root, handle comm, ROW) {
  message_broadcast(TANGENT, both, shadow, n, type, root, comm, SEEN);
}
BROADCAST(double, OUT(double); IN(double))
BROADCAST(float, OUT(float); IN(float))
BROADCAST(any, OUT(double); IN(double))
BROADCAST(bytes, OUT_bytes; IN_bytes)

#define REDUCE(K, MODEL_OF_IT)                                                                                                    \
  MODEL void tapeless_mpi_reduce_##K(int what, void *from, void *to, int n, handle type, handle op, int root, handle comm) {      \
    MODEL_OF_IT;                                                                                                                  \
    message_reduce(PRIMAL, what, from, 0, to, 0, n, type, op, root, comm);                                                        \
  }                                                                                                                               \
  GRADIENT(reduce_##K) = {tapeless_mpi_reduce_##K, tapeless_mpi_reduce_augmented, tapeless_mpi_reduce_reverse};                    \
  DERIVATIVE(reduce_##K) = {tapeless_mpi_reduce_##K, tapeless_mpi_reduce_tangent};

static void *tapeless_mpi_reduce_augmented(int what, void *from, void *from_shadow, void *to, void *to_shadow, int n, handle type, handle op,
                              int root, handle comm) {
  return message_reduce(FORWARD, what, from, from_shadow, to, to_shadow, n, type, op, root, comm);
}
static void tapeless_mpi_reduce_reverse(int what, void *from, void *from_shadow, void *to, void *to_shadow, int n, handle type, handle op,
                           int root, handle comm, void *tape) {
  message_reduced(from_shadow, to_shadow, tape);
}
static void tapeless_mpi_reduce_tangent(int what, void *from, void *from_shadow, void *to, void *to_shadow, int n, handle type, handle op,
                           int root, handle comm) {
  message_reduce(TANGENT, what, from, from_shadow, to, to_shadow, n, type, op, root, comm);
}
REDUCE(double, OUT(double); IN(double))
REDUCE(float, OUT(float); IN(float))
REDUCE(any, OUT(double); IN(double))
REDUCE(bytes, OUT_bytes; IN_bytes)

#define MOVE(K, MODEL_OF_IT)                                                                                                      \
  MODEL void tapeless_mpi_move_##K(int what, void *from, int sent, const int *sents, const int *sent_at, handle sent_type,        \
                                   void *to, int got, const int *gots, const int *got_at, handle got_type, int root,              \
                                   handle comm) {                                                                                 \
    MODEL_OF_IT;                                                                                                                  \
    COUNTS(sents) COUNTS(sent_at) COUNTS(gots) COUNTS(got_at)                                                                     \
    message_move(PRIMAL, what, from, 0, sent, sents, sent_at, sent_type, to, 0, got, gots, got_at, got_type, root, comm);         \
  }                                                                                                                               \
  GRADIENT(move_##K) = {tapeless_mpi_move_##K, tapeless_mpi_move_augmented, tapeless_mpi_move_reverse};                            \
  DERIVATIVE(move_##K) = {tapeless_mpi_move_##K, tapeless_mpi_move_tangent};

#define MOVED                                                                                                                     \
  int what, void *from, void *from_shadow, int sent, const int *sents, const int *sents_shadow, const int *sent_at,               \
      const int *sent_at_shadow, handle sent_type, void *to, void *to_shadow, int got, const int *gots, const int *gots_shadow,   \
      const int *got_at, const int *got_at_shadow, handle got_type, int root, handle comm
#define GIVEN                                                                                                                     \
  what, from, from_shadow, sent, sents, sent_at, sent_type, to, to_shadow, got, gots, got_at, got_type, root, comm

static void *tapeless_mpi_move_augmented(MOVED) { return message_move(FORWARD, GIVEN); }
static void tapeless_mpi_move_reverse(MOVED, void *tape) { message_moved(from_shadow, to_shadow, tape); }
static void tapeless_mpi_move_tangent(MOVED) { message_move(TANGENT, GIVEN); }
MOVE(double, OUT(double); IN(double))
MOVE(float, OUT(float); IN(float))
MOVE(any, OUT(double); IN(double))
MOVE(bytes, OUT_bytes; IN_bytes)

// Windows: a fence may write all memory that others can reach.

static void *windows;

MODEL void tapeless_mpi_window(void *memory, long bytes, int unit, handle info, handle comm, void *made) {
  windows = memory;
  message_window(PRIMAL, memory, 0, bytes, unit, info, comm, made);
}
static void *tapeless_mpi_window_augmented(void *memory, void *shadow, long bytes, int unit, handle info, handle comm, void *made,
                              void *made_shadow) {
  return message_window(FORWARD, memory, shadow, bytes, unit, info, comm, made);
}
static void tapeless_mpi_window_reverse(void *memory, void *shadow, long bytes, int unit, handle info, handle comm, void *made,
                           void *made_shadow, void *tape) {
  message_windowed(tape);
}
static void tapeless_mpi_window_tangent(void *memory, void *shadow, long bytes, int unit, handle info, handle comm, void *made,
                           void *made_shadow) {
  message_window(TANGENT, memory, shadow, bytes, unit, info, comm, made);
}
GRADIENT(window) = {tapeless_mpi_window, tapeless_mpi_window_augmented, tapeless_mpi_window_reverse};
DERIVATIVE(window) = {tapeless_mpi_window, tapeless_mpi_window_tangent};

void *malloc(size_t);

MODEL void tapeless_mpi_window_allocate(long bytes, int unit, handle info, handle comm, void **memory, void *made) {
  for ALL *memory = windows = malloc(bytes);
  message_window_allocate(PRIMAL, bytes, unit, info, comm, memory, 0, made);
}
static void *tapeless_mpi_window_allocate_augmented(long bytes, int unit, handle info, handle comm, void **memory, void **shadow, void *made,
                                       void *made_shadow) {
  return message_window_allocate(FORWARD, bytes, unit, info, comm, memory, shadow, made);
}
static void tapeless_mpi_window_allocate_reverse(long bytes, int unit, handle info, handle comm, void **memory, void **shadow, void *made,
                                    void *made_shadow, void *tape) {
  message_windowed(tape);
}
static void tapeless_mpi_window_allocate_tangent(long bytes, int unit, handle info, handle comm, void **memory, void **shadow, void *made,
                                    void *made_shadow) {
  message_window_allocate(TANGENT, bytes, unit, info, comm, memory, shadow, made);
}
GRADIENT(window_allocate) = {tapeless_mpi_window_allocate, tapeless_mpi_window_allocate_augmented, tapeless_mpi_window_allocate_reverse};
DERIVATIVE(window_allocate) = {tapeless_mpi_window_allocate, tapeless_mpi_window_allocate_tangent};

MODEL void tapeless_mpi_fence(int asserted, handle win) {
  for ALL message_unknown(windows);
  message_fence(PRIMAL, asserted, win);
}
static void *tapeless_mpi_fence_augmented(int asserted, handle win) { return message_fence(FORWARD, asserted, win); }
static void tapeless_mpi_fence_reverse(int asserted, handle win, void *tape) { message_fenced(tape); }
static void tapeless_mpi_fence_tangent(int asserted, handle win) { message_fence(TANGENT, asserted, win); }
GRADIENT(fence) = {tapeless_mpi_fence, tapeless_mpi_fence_augmented, tapeless_mpi_fence_reverse};
DERIVATIVE(fence) = {tapeless_mpi_fence, tapeless_mpi_fence_tangent};

#define HERE(memory) void *memory, int n, handle type, int rank, handle there, int there_n, handle there_type, handle op, handle win
#define THERE n, type, rank, there, there_n, there_type, op, win
#define WITH_SHADOW                                                                                                               \
  void *memory, void *shadow, int n, handle type, int rank, handle there, int there_n, handle there_type, handle op, handle win
#define ACCESS(how, gets, K, name, MODEL_OF_IT)                                                                                   \
  MODEL void tapeless_mpi_##how##_##K(HERE(name)) {                                                                               \
    MODEL_OF_IT;                                                                                                                  \
    message_access(PRIMAL, gets, name, 0, THERE);                                                                                 \
  }                                                                                                                               \
  GRADIENT(how##_##K) = {tapeless_mpi_##how##_##K, tapeless_mpi_##how##_augmented, tapeless_mpi_accessed_reverse};                 \
  DERIVATIVE(how##_##K) = {tapeless_mpi_##how##_##K, tapeless_mpi_##how##_tangent};

static void tapeless_mpi_accessed_reverse(WITH_SHADOW, void *tape) { message_accessed(shadow, tape); }
static void *tapeless_mpi_put_augmented(WITH_SHADOW) { return message_access(FORWARD, 0, memory, shadow, THERE); }
static void tapeless_mpi_put_tangent(WITH_SHADOW) { message_access(TANGENT, 0, memory, shadow, THERE); }
static void *tapeless_mpi_get_augmented(WITH_SHADOW) { return message_access(FORWARD, 1, memory, shadow, THERE); }
static void tapeless_mpi_get_tangent(WITH_SHADOW) { message_access(TANGENT, 1, memory, shadow, THERE); }
ACCESS(put, 0, double, from, OUT(double))
ACCESS(put, 0, float, from, OUT(float))
ACCESS(put, 0, any, from, OUT(double))
ACCESS(put, 0, bytes, from, OUT_bytes)
ACCESS(get, 1, double, to, IN(double))
ACCESS(get, 1, float, to, IN(float))
ACCESS(get, 1, any, to, IN(double))
ACCESS(get, 1, bytes, to, IN_bytes)
