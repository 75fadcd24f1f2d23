// The names of Fortran, by the rows of C (calls.c): handles are numbers, all is given by reference, and how it went is told last.
#include "numbers.h"
#define AS_PART static inline __attribute__((always_inline, unused))
#undef BODY
#define BODY(symbol) AS_PART c_##symbol
#include "calls.c"
#undef BODY
#define BODY(symbol) tapeless_body_##symbol

typedef const MPI_Fint *number;

/// In Fortran 2008 nobody need ask.
HELPER void told(MPI_Fint *error, int result) {
  if (error)
    *error = result;
}

// Types are read before anything is asked of the library, which might change them for all that an optimiser knows.
#define ONE_TYPE MPI_Datatype type = type_of(*t);
#define TWO_TYPES                                                                                                                 \
  MPI_Fint sent_number = *sent_t, got_number = *got_t;                                                                            \
  MPI_Datatype sent_type = type_of(sent_number), got_type = type_of(got_number);

/// By a row of C; what holds no floats is left to the library as it is.
#define BY_ROW(name, types, is_left, takes, given, row, ...)                                                                      \
  void LEFT(name) takes;                                                                                                          \
  void BODY(name) takes {                                                                                                         \
    types if (is_left) LEFT(name) given;                                                                                          \
    else told(error, row(__VA_ARGS__));                                                                                           \
  }
#define IS_WHOLE kind(type) == WHOLE

// Messages.

#define AT number t, number peer, number tag, number comm
#define BY_VALUE type, *peer, *tag, comm_of(*comm)

#define SENDS_BY(name, row)                                                                                                       \
  BY_ROW(name, ONE_TYPE, IS_WHOLE, (const void *from, number n, AT, MPI_Fint *error), (from, n, t, peer, tag, comm, error), c_##row, \
         memory(from), *n, BY_VALUE)
SENDS_BY(mpi_send_, MPI_Send)
SENDS_BY(mpi_ssend_, MPI_Ssend)
SENDS_BY(mpi_rsend_, MPI_Rsend)
SENDS_BY(mpi_bsend_, MPI_Bsend)

BY_ROW(mpi_recv_, ONE_TYPE, IS_WHOLE, (void *to, number n, AT, MPI_Status *status, MPI_Fint *error), (to, n, t, peer, tag, comm, status, error),
       c_MPI_Recv, memory(to), *n, BY_VALUE, status_of(status))

#define BEGINS_BY(name, begun, how)                                                                                               \
  BY_ROW(name, ONE_TYPE, IS_WHOLE, (const void *both, number n, AT, MPI_Fint *request, MPI_Fint *error),                          \
         (both, n, t, peer, tag, comm, request, error), begun, (how) | NUMBERS, memory(both), *n, BY_VALUE, (MPI_Request *)request)
BEGINS_BY(mpi_isend_, sent, STANDARD)
BEGINS_BY(mpi_issend_, sent, SYNCHRONOUS)
BEGINS_BY(mpi_irsend_, sent, READY)
BEGINS_BY(mpi_ibsend_, sent, BUFFERED)
BEGINS_BY(mpi_irecv_, received, STANDARD)
BEGINS_BY(mpi_send_init_, sent, STANDARD | PERSISTENT)
BEGINS_BY(mpi_ssend_init_, sent, SYNCHRONOUS | PERSISTENT)
BEGINS_BY(mpi_rsend_init_, sent, READY | PERSISTENT)
BEGINS_BY(mpi_bsend_init_, sent, BUFFERED | PERSISTENT)
BEGINS_BY(mpi_recv_init_, received, PERSISTENT)

BY_ROW(mpi_sendrecv_, TWO_TYPES, kind(sent_type) == WHOLE && kind(got_type) == WHOLE,
       (const void *from, number sent_n, number sent_t, number to_peer, number sent_tag, void *to, number got_n, number got_t,
        number from_peer, number got_tag, number comm, MPI_Status *status, MPI_Fint *error),
       (from, sent_n, sent_t, to_peer, sent_tag, to, got_n, got_t, from_peer, got_tag, comm, status, error), c_MPI_Sendrecv,
       memory(from), *sent_n, sent_type, *to_peer, *sent_tag, memory(to), *got_n, got_type, *from_peer, *got_tag,
       comm_of(*comm), status_of(status))
BY_ROW(mpi_sendrecv_replace_, ONE_TYPE, IS_WHOLE,
       (void *both, number n, number t, number to_peer, number sent_tag, number from_peer, number got_tag, number comm,
        MPI_Status *status, MPI_Fint *error),
       (both, n, t, to_peer, sent_tag, from_peer, got_tag, comm, status, error), c_MPI_Sendrecv_replace, memory(both), *n,
       type, *to_peer, *sent_tag, *from_peer, *got_tag, comm_of(*comm), status_of(status))

void BODY(mpi_start_)(MPI_Fint *request, MPI_Fint *error) {
  tapeless_mpi_start(NUMBERS, 1, (MPI_Request *)request);
  told(error, DONE);
}
void BODY(mpi_startall_)(number n, MPI_Fint *all, MPI_Fint *error) {
  tapeless_mpi_start(NUMBERS, *n, (MPI_Request *)all);
  told(error, DONE);
}

#define COMPLETES(what, n, all, number, which, statuses)                                                                          \
  tapeless_mpi_complete((what) | NUMBERS, n, (MPI_Request *)(all), number, which, statuses);                                      \
  told(error, DONE);

void BODY(mpi_wait_)(MPI_Fint *request, MPI_Status *status, MPI_Fint *error) {
  COMPLETES(WAIT, 1, request, NOWHERE, NOWHERE, status_of(status))
}
void BODY(mpi_waitall_)(number n, MPI_Fint *all, MPI_Status *statuses, MPI_Fint *error) {
  COMPLETES(WAIT_ALL, *n, all, NOWHERE, NOWHERE, status_of(statuses))
}
void BODY(mpi_waitany_)(number n, MPI_Fint *all, MPI_Fint *which, MPI_Status *status, MPI_Fint *error) {
  COMPLETES(WAIT_ANY, *n, all, NOWHERE, which, status_of(status))
}
void BODY(mpi_waitsome_)(number n, MPI_Fint *all, MPI_Fint *done, MPI_Fint *which, MPI_Status *statuses, MPI_Fint *error) {
  COMPLETES(WAIT_SOME, *n, all, done, which, status_of(statuses))
}
void BODY(mpi_test_)(MPI_Fint *request, MPI_Fint *flag, MPI_Status *status, MPI_Fint *error) {
  COMPLETES(TEST, 1, request, flag, NOWHERE, status_of(status))
}
void BODY(mpi_testall_)(number n, MPI_Fint *all, MPI_Fint *flag, MPI_Status *statuses, MPI_Fint *error) {
  COMPLETES(TEST_ALL, *n, all, flag, NOWHERE, status_of(statuses))
}
void BODY(mpi_testany_)(number n, MPI_Fint *all, MPI_Fint *which, MPI_Fint *flag, MPI_Status *status, MPI_Fint *error) {
  COMPLETES(TEST_ANY, *n, all, flag, which, status_of(status))
}
void BODY(mpi_testsome_)(number n, MPI_Fint *all, MPI_Fint *done, MPI_Fint *which, MPI_Status *statuses, MPI_Fint *error) {
  COMPLETES(TEST_SOME, *n, all, done, which, status_of(statuses))
}

// What is made: the library makes it, and is asked for it in the reverse sweep.

#define MAKES_BY(kind, name, takes, given)                                                                                        \
  void LEFT(name) takes;                                                                                                          \
  void BODY(name) takes {                                                                                                         \
    LEFT(name) given;                                                                                                             \
    tapeless_mpi_made((kind) | NUMBERS, made);                                                                                    \
  }
#define MADE MPI_Fint *made, MPI_Fint *error
MAKES_BY(COMMUNICATOR, mpi_comm_split_, (number comm, number color, number key, MADE), (comm, color, key, made, error))
MAKES_BY(COMMUNICATOR, mpi_comm_dup_, (number comm, MADE), (comm, made, error))
MAKES_BY(COMMUNICATOR, mpi_comm_create_, (number comm, number group, MADE), (comm, group, made, error))
MAKES_BY(COMMUNICATOR, mpi_comm_create_group_, (number comm, number group, number tag, MADE), (comm, group, tag, made, error))
MAKES_BY(COMMUNICATOR, mpi_comm_split_type_, (number comm, number type, number key, number info, MADE),
         (comm, type, key, info, made, error))
MAKES_BY(COMMUNICATOR, mpi_cart_create_, (number comm, number n, number sides, number periodic, number reorder, MADE),
         (comm, n, sides, periodic, reorder, made, error))
MAKES_BY(COMMUNICATOR, mpi_cart_sub_, (number comm, number stay, MADE), (comm, stay, made, error))
MAKES_BY(COMMUNICATOR, mpi_graph_create_, (number comm, number n, number ends, number edges, number reorder, MADE),
         (comm, n, ends, edges, reorder, made, error))
MAKES_BY(TYPE, mpi_type_contiguous_, (number n, number t, MADE), (n, t, made, error))
MAKES_BY(TYPE, mpi_type_vector_, (number n, number length, number stride, number t, MADE), (n, length, stride, t, made, error))
MAKES_BY(TYPE, mpi_type_create_hvector_, (number n, number length, const MPI_Aint *stride, number t, MADE),
         (n, length, stride, t, made, error))
MAKES_BY(TYPE, mpi_type_indexed_, (number n, number lengths, number places, number t, MADE), (n, lengths, places, t, made, error))
MAKES_BY(TYPE, mpi_type_create_hindexed_, (number n, number lengths, const MPI_Aint *places, number t, MADE),
         (n, lengths, places, t, made, error))
MAKES_BY(TYPE, mpi_type_create_indexed_block_, (number n, number length, number places, number t, MADE),
         (n, length, places, t, made, error))
MAKES_BY(TYPE, mpi_type_create_struct_, (number n, number lengths, const MPI_Aint *places, number types, MADE),
         (n, lengths, places, types, made, error))
MAKES_BY(TYPE, mpi_type_create_subarray_,
         (number n, number sizes, number parts, number first, number order, number t, MADE),
         (n, sizes, parts, first, order, t, made, error))
MAKES_BY(TYPE, mpi_type_create_resized_, (number t, const MPI_Aint *from, const MPI_Aint *extent, MADE),
         (t, from, extent, made, error))
MAKES_BY(TYPE, mpi_type_dup_, (number t, MADE), (t, made, error))

#define RELEASES_BY(kind, name)                                                                                                   \
  void BODY(name)(MPI_Fint *made, MPI_Fint *error) {                                                                              \
    tapeless_mpi_release((kind) | NUMBERS, made);                                                                                 \
    told(error, DONE);                                                                                                            \
  }
RELEASES_BY(COMMUNICATOR, mpi_comm_free_)
RELEASES_BY(TYPE, mpi_type_free_)
RELEASES_BY(REQUEST, mpi_request_free_)

// What all do together.

BY_ROW(mpi_bcast_, ONE_TYPE, IS_WHOLE, (void *both, number n, number t, number root, number comm, MPI_Fint *error),
       (both, n, t, root, comm, error), c_MPI_Bcast, memory(both), *n, type, *root, comm_of(*comm))
BY_ROW(mpi_reduce_, ONE_TYPE, IS_WHOLE,
       (const void *from, void *to, number n, number t, number op, number root, number comm, MPI_Fint *error),
       (from, to, n, t, op, root, comm, error), c_MPI_Reduce, memory(from), memory(to), *n, type, op_of(*op), *root,
       comm_of(*comm))
#define REDUCES_BY(name, row, count)                                                                                              \
  BY_ROW(name, ONE_TYPE, IS_WHOLE, (const void *from, void *to, number n, number t, number op, number comm, MPI_Fint *error),     \
         (from, to, n, t, op, comm, error), c_##row, memory(from), memory(to), count, type, op_of(*op), comm_of(*comm))
REDUCES_BY(mpi_allreduce_, MPI_Allreduce, *n)
REDUCES_BY(mpi_scan_, MPI_Scan, *n)
REDUCES_BY(mpi_exscan_, MPI_Exscan, *n)
REDUCES_BY(mpi_reduce_scatter_block_, MPI_Reduce_scatter_block, *n)
REDUCES_BY(mpi_reduce_scatter_, MPI_Reduce_scatter, n)

#define MOVES_BY(name, row, t, sides, root, given, ...)                                                                           \
  BY_ROW(name, TWO_TYPES, kind(t) == WHOLE, (sides, root number comm, MPI_Fint *error), (given, comm, error), c_##row, __VA_ARGS__, comm_of(*comm))
#define SENT_TYPE (IS_IN_PLACE(from) ? got_type : sent_type)
#define GOT_TYPE (IS_IN_PLACE(to) ? sent_type : got_type)
#define BOTH(...) __VA_ARGS__
#define OUT const void *from, number sent, number sent_t
#define OUT_EACH const void *from, number sents, number sent_at, number sent_t
#define IN void *to, number got, number got_t
#define IN_EACH void *to, number gots, number got_at, number got_t
#define OUT_GIVEN memory(from), *sent, sent_type
#define OUT_EACH_GIVEN memory(from), sents, sent_at, sent_type
#define IN_GIVEN memory(to), *got, got_type
#define IN_EACH_GIVEN memory(to), gots, got_at, got_type
#define ROOT number root,
MOVES_BY(mpi_gather_, MPI_Gather, SENT_TYPE, BOTH(OUT, IN), ROOT, BOTH(from, sent, sent_t, to, got, got_t, root), OUT_GIVEN,
         IN_GIVEN, *root)
MOVES_BY(mpi_gatherv_, MPI_Gatherv, SENT_TYPE, BOTH(OUT, IN_EACH), ROOT, BOTH(from, sent, sent_t, to, gots, got_at, got_t, root),
         OUT_GIVEN, IN_EACH_GIVEN, *root)
MOVES_BY(mpi_scatter_, MPI_Scatter, GOT_TYPE, BOTH(OUT, IN), ROOT, BOTH(from, sent, sent_t, to, got, got_t, root), OUT_GIVEN,
         IN_GIVEN, *root)
MOVES_BY(mpi_scatterv_, MPI_Scatterv, GOT_TYPE, BOTH(OUT_EACH, IN), ROOT,
         BOTH(from, sents, sent_at, sent_t, to, got, got_t, root), OUT_EACH_GIVEN, IN_GIVEN, *root)
#define MOVES_ONE(name, row)                                                                                                      \
  MOVES_BY(name, row, SENT_TYPE, BOTH(OUT, IN), , BOTH(from, sent, sent_t, to, got, got_t), OUT_GIVEN, IN_GIVEN)
#define MOVES_TO_EACH(name, row)                                                                                                  \
  MOVES_BY(name, row, SENT_TYPE, BOTH(OUT, IN_EACH), , BOTH(from, sent, sent_t, to, gots, got_at, got_t), OUT_GIVEN, IN_EACH_GIVEN)
#define MOVES_EACH(name, row)                                                                                                     \
  MOVES_BY(name, row, SENT_TYPE, BOTH(OUT_EACH, IN_EACH), , BOTH(from, sents, sent_at, sent_t, to, gots, got_at, got_t),          \
           OUT_EACH_GIVEN, IN_EACH_GIVEN)
MOVES_ONE(mpi_allgather_, MPI_Allgather)
MOVES_TO_EACH(mpi_allgatherv_, MPI_Allgatherv)
MOVES_ONE(mpi_alltoall_, MPI_Alltoall)
MOVES_EACH(mpi_alltoallv_, MPI_Alltoallv)
MOVES_ONE(mpi_neighbor_allgather_, MPI_Neighbor_allgather)
MOVES_TO_EACH(mpi_neighbor_allgatherv_, MPI_Neighbor_allgatherv)
MOVES_ONE(mpi_neighbor_alltoall_, MPI_Neighbor_alltoall)
MOVES_EACH(mpi_neighbor_alltoallv_, MPI_Neighbor_alltoallv)
