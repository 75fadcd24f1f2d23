// What all parts of messages.c have: memory, the end of the program, a message, and requests of our own.
#pragma once
#include "../keys.h"
#include "kinds.h"
#include "messages.h"

void *malloc(size_t);
void *calloc(size_t, size_t);
void free(void *);
void abort(void);
int dprintf(int, const char *, ...);

/// The floats of `count` elements of a type.
struct floats {
  /// MPI_DOUBLE or MPI_FLOAT; null where there are none.
  MPI_Datatype leaf;
  size_t size;
  int count;
  /// There may be some that nobody knows: bytes, or floats among something else.
  int hides;
};

struct message {
  struct floats floats;
  struct row row;
  void *memory, *shadow;
  int count, peer, tag, got;
  MPI_Datatype type;
  MPI_Comm comm;
  int how, receives, tangent;
  /// The library's, for what the program asks, and for tangents or adjoints.
  MPI_Request primal, other;
  /// What was begun: floats that go or come.
  void *room;
  int begun;
  /// Of a persistent message, what it is doing.
  struct message *doing;
};

static _Noreturn void stop(const char *why) {
  dprintf(2, "tapeless: %s\n", why);
  abort();
}

static void *room(size_t bytes) {
  void *made = calloc(bytes ? bytes : 1, 1);
  if (!made)
    stop("no memory is left");
  return made;
}

// Requests of our own.

enum { MOST = 1 << 16 };
SHARED struct message *tapeless_mpi_slots[MOST];
SHARED int tapeless_mpi_next, tapeless_mpi_lock;

#ifdef MPICH
enum { FIRST = 0x3b000000 };
static MPI_Request numbered(int slot) { return FIRST + slot; }
static int slot_of(MPI_Request request) { return request >= FIRST && request < FIRST + MOST ? request - FIRST : -1; }
#else
static MPI_Request numbered(int slot) { return (MPI_Request)&tapeless_mpi_slots[slot]; }
static int slot_of(MPI_Request request) {
  uintptr_t at = (uintptr_t)request - (uintptr_t)tapeless_mpi_slots;
  return at < sizeof tapeless_mpi_slots ? (int)(at / sizeof *tapeless_mpi_slots) : -1;
}
#endif

static struct message *own(MPI_Request request) {
  int slot = slot_of(request);
  return slot < 0 ? 0 : tapeless_mpi_slots[slot];
}

static MPI_Request take(struct message *message) {
  while (__atomic_exchange_n(&tapeless_mpi_lock, 1, __ATOMIC_ACQUIRE))
    ;
  int tried = 0, slot = tapeless_mpi_next;
  for (; tapeless_mpi_slots[slot]; slot = (slot + 1) % MOST)
    if (++tried == MOST)
      stop("more than 65536 messages are on their way at once");
  tapeless_mpi_slots[slot] = message;
  tapeless_mpi_next = (slot + 1) % MOST;
  __atomic_store_n(&tapeless_mpi_lock, 0, __ATOMIC_RELEASE);
  return numbered(slot);
}

static void leave(MPI_Request request) { __atomic_store_n(&tapeless_mpi_slots[slot_of(request)], 0, __ATOMIC_RELEASE); }

// Where the program keeps them: in Fortran they are numbers.

#ifdef MPICH
static MPI_Request request_at(const MPI_Request *all, int i, int how) { return all[i]; }
static void put_request(MPI_Request *all, int i, int how, MPI_Request request) { all[i] = request; }
#else
enum { FIRST = 0x3b000000 };
static MPI_Request request_at(const MPI_Request *all, int i, int how) {
  if (!(how & NUMBERS))
    return all[i];
  MPI_Fint number = ((const MPI_Fint *)all)[i];
  return number >= FIRST && number < FIRST + MOST ? numbered(number - FIRST) : MPI_Request_f2c(number);
}
static void put_request(MPI_Request *all, int i, int how, MPI_Request request) {
  if (!(how & NUMBERS)) {
    all[i] = request;
    return;
  }
  int slot = slot_of(request);
  ((MPI_Fint *)all)[i] = slot < 0 ? MPI_Request_c2f(request) : FIRST + slot;
}
#endif

/// Later requests of a module see this body, and must know no more of it: an empty one would be nothing.
void message_unknown(void *memory) { __asm__ volatile("nop" : : "r"(memory) : "memory"); }
