// What the calls of MPI become, and what runs for them. Handles go as integers: no derivative passes through them.
#pragma once
#include "../bodies.h"
#include <stdint.h>

#ifndef MPI_VERSION
// Who does not look into them needs no library's header.
typedef struct request MPI_Request;
typedef struct status MPI_Status;
#endif

typedef intptr_t handle;

/// The floats of each `span` bytes of memory that is sent as bytes: bit `i` stands for one that begins at byte `4 i`. Below 0 there is one
/// row alone; 0: nobody knows.
struct row {
  long span, doubles, singles;
};
/// As arguments. Who calls gives zeros; the derivative of a message whose model copies bytes is given what is known of them.
#define ROW long span, long doubles, long singles
#define OF_ROW span, doubles, singles

/// How a message is sent or received; what waits for messages; what a reduction gives to whom; what a move does.
/// With any of these: requests are numbers, and what is counted begins with 1, as in Fortran.
enum { STANDARD, SYNCHRONOUS, READY, BUFFERED, PERSISTENT = 8, NUMBERS = 16 };
enum { WAIT, WAIT_ALL, WAIT_ANY, WAIT_SOME, TEST, TEST_ALL, TEST_ANY, TEST_SOME };
enum { TO_ONE, TO_ALL, TO_LATER, TO_LATER_ONLY };
enum { GATHER, SCATTER, ALL_GATHER, ALL_TO_ALL, REDUCE_SCATTER, NEAR_GATHER, NEAR_TO_ALL };

/// What handles are of.
enum { COMMUNICATOR, TYPE, REQUEST, WINDOW };

/// Which sweep it is that runs.
enum { PRIMAL, FORWARD, TANGENT };

// Each gives what its reverse is given; nothing for the primal alone.
void *message_send(int sweep, int how, void *, void *shadow, int count, handle type, int peer, int tag, handle comm,
                   MPI_Request *, struct row *) __asm__("tapeless.mpi.send");
void *message_receive(int sweep, int how, void *, void *shadow, int count, handle type, int peer, int tag, handle comm,
                      MPI_Request *, struct row *) __asm__("tapeless.mpi.receive");
void message_posted(void *shadow, void *tape) __asm__("tapeless.mpi.posted");
void *message_start(int sweep, int how, int count, MPI_Request *) __asm__("tapeless.mpi.start");
void message_started(void *tape) __asm__("tapeless.mpi.started");
void *message_complete(int sweep, int what, int count, MPI_Request *, int *number, int *which, MPI_Status *)
    __asm__("tapeless.mpi.complete");
void message_completed(void *tape) __asm__("tapeless.mpi.completed");
void *message_made(int sweep, int what, void *) __asm__("tapeless.mpi.made");
void message_unmade(void *tape) __asm__("tapeless.mpi.unmade");
void *message_release(int sweep, int what, void *) __asm__("tapeless.mpi.release");
/// Stands for what writes nobody knows what; never called.
void message_unknown(void *) __asm__("tapeless.mpi.unknown");
void *message_broadcast(int sweep, void *, void *shadow, int count, handle type, int root, handle comm,
                        struct row *) __asm__("tapeless.mpi.broadcast");
void message_broadcasted(void *shadow, void *tape) __asm__("tapeless.mpi.broadcasted");
void *message_reduce(int sweep, int what, void *from, void *from_shadow, void *to, void *to_shadow, int count, handle type,
                     handle op, int root, handle comm) __asm__("tapeless.mpi.reduce");
void message_reduced(void *from_shadow, void *to_shadow, void *tape) __asm__("tapeless.mpi.reduced");
void *message_move(int sweep, int what, void *from, void *from_shadow, int sent, const int *sents, const int *sent_at,
                   handle sent_type, void *to, void *to_shadow, int got, const int *gots, const int *got_at, handle got_type,
                   int root, handle comm) __asm__("tapeless.mpi.move");
void *message_window(int sweep, void *, void *shadow, long bytes, int unit, handle info, handle comm, void *made)
    __asm__("tapeless.mpi.window");
void *message_window_allocate(int sweep, long bytes, int unit, handle info, handle comm, void **, void **shadow, void *made)
    __asm__("tapeless.mpi.window.allocate");
void message_windowed(void *tape) __asm__("tapeless.mpi.windowed");
void *message_fence(int sweep, int asserted, handle win) __asm__("tapeless.mpi.fence");
void message_fenced(void *tape) __asm__("tapeless.mpi.fenced");
void *message_access(int sweep, int gets, void *, void *shadow, int count, handle type, int rank, handle there, int there_count,
                     handle there_type, handle op, handle win) __asm__("tapeless.mpi.access");
void message_accessed(void *shadow, void *tape) __asm__("tapeless.mpi.accessed");
void message_moved(void *from_shadow, void *to_shadow, void *tape) __asm__("tapeless.mpi.moved");
