// What members of a team do with each other (crates/ir/src/par.rs), by OpenMP's run time.
//
// Locks are taken in the reverse sweep in the opposite order. Each time that a member enters, it gets a ticket, and backwards it
// waits until all who have later ones are through. Tickets are counted in the record of the outermost team, beside the lock.
#include "bodies.h"
#include <stdint.h>

#define SHARED __attribute__((weak, visibility("hidden")))
#define PERHAPS __attribute__((weak))

void *malloc(size_t);
void free(void *);
void abort(void);
int dprintf(int, const char *, ...);
int sched_yield(void);
PERHAPS int pthread_key_create(unsigned *, void (*)(void *));
PERHAPS void *pthread_getspecific(unsigned);
PERHAPS int pthread_setspecific(unsigned, const void *);

/// Where in the source something stands, as LLVM's run time for OpenMP is told.
typedef struct {
  int32_t reserved, flags, more, size;
  const char *place;
} ident;

int32_t __kmpc_global_thread_num(const ident *);
void __kmpc_push_num_threads(const ident *, int32_t, int32_t);
void __kmpc_fork_call(const ident *, int32_t, void *, ...);
void __kmpc_barrier(const ident *, int32_t);
void __kmpc_critical(const ident *, int32_t, void *);
void __kmpc_end_critical(const ident *, int32_t, void *);
void __kmpc_copyprivate(const ident *, int32_t, size_t, void *, void *, int32_t);
void __kmpc_ordered(const ident *, int32_t);
void __kmpc_end_ordered(const ident *, int32_t);
void omp_set_lock(void *);
void omp_unset_lock(void *);
void omp_set_nest_lock(void *);
void omp_unset_nest_lock(void *);
int omp_get_thread_num(void);
int omp_get_num_threads(void);
int omp_get_max_threads(void);

static const ident HERE = {0, 2, 0, 0, 0};

/// How often a lock was taken, and how many of these times are not reversed yet. When all are, another reverse sweep may begin.
struct counter {
  struct counter *next;
  const void *lock;
  int64_t count, left;
};

/// What a team shares, in 16 bytes that are 0 at first.
struct record {
  struct counter *counters;
  int64_t busy;
};

struct start {
  void (*member)(void *);
  void *frame;
  /// Of the team that the fork is made in.
  struct record *record;
  int32_t exactly;
  /// Whose turn it is, by rank; the same from the last one down.
  int32_t turns[2];
};

/// What a member knows of its team.
struct place {
  struct record *record;
  int32_t *turns;
};

/// The key under which a thread finds its place in its team, plus 1; 0: there is none yet.
SHARED unsigned tapeless_team_key;

HELPER unsigned key(void) {
  unsigned made, known = __atomic_load_n(&tapeless_team_key, __ATOMIC_ACQUIRE);
  if (known || !pthread_key_create || pthread_key_create(&made, 0))
    return known;
  // A key that another thread was faster to make is not used.
  if (__atomic_compare_exchange_n(&tapeless_team_key, &known, made + 1, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
    return made + 1;
  return known;
}

HELPER struct place *place(void) {
  unsigned known = key();
  return known ? pthread_getspecific(known - 1) : 0;
}

HELPER void set_place(struct place *place) {
  unsigned known = key();
  if (known)
    pthread_setspecific(known - 1, place);
}

HELPER struct record *own(void) {
  struct place *here = place();
  return here ? here->record : 0;
}

static void run(int32_t *number, int32_t *bound, struct start *start) {
  (void)number, (void)bound;
  if (start->exactly && omp_get_num_threads() != start->exactly) {
    dprintf(2, "tapeless: the reverse sweep of a parallel region needs %d threads, as its forward sweep had, and was given %d\n",
            start->exactly, omp_get_num_threads());
    abort();
  }
  struct place *before = place(), here = {start->record, start->turns};
  set_place(&here);
  start->member(start->frame);
  set_place(before);
}

// A number below 0 asks for exactly so many members.
SHARED void team_fork(int32_t, void (*)(void *), void *) __asm__("tapeless.team.fork");
void team_fork(int32_t count, void (*member)(void *), void *frame) {
  struct start start = {member, frame, own(), count < 0 ? -count : 0, {0, 0}};
  if (count)
    __kmpc_push_num_threads(&HERE, __kmpc_global_thread_num(&HERE), count < 0 ? -count : count);
  __kmpc_fork_call(&HERE, 1, run, &start);
}

SHARED int32_t team_rank(void) __asm__("tapeless.team.rank");
int32_t team_rank(void) { return omp_get_thread_num(); }

SHARED int32_t team_size(void) __asm__("tapeless.team.size");
int32_t team_size(void) { return omp_get_num_threads(); }

SHARED int32_t team_most(int32_t) __asm__("tapeless.team.most");
int32_t team_most(int32_t count) {
  int32_t most = omp_get_max_threads();
  count = count < 0 ? -count : count;
  return most > count ? most : count;
}

SHARED void team_barrier(void) __asm__("tapeless.team.barrier");
void team_barrier(void) { __kmpc_barrier(&HERE, __kmpc_global_thread_num(&HERE)); }

static void copy_pointer(void **to, void **from) { *to = *from; }

SHARED void *team_share(void *, int32_t) __asm__("tapeless.team.share");
void *team_share(void *pointer, int32_t is_own) {
  void *shared = pointer;
  __kmpc_copyprivate(&HERE, __kmpc_global_thread_num(&HERE), sizeof shared, &shared, copy_pointer, is_own);
  return shared;
}

// Where the tickets of a team are counted, unless one around it counts them.
SHARED void team_count(void *) __asm__("tapeless.team.count");
void team_count(void *record) {
  struct place *here = place();
  if (here && !here->record)
    here->record = record;
}

/// Waits for a turn; without a team it is always one's own.
HELPER void wait_turn(int back, int32_t rank) {
  struct place *here = place();
  while (here && __atomic_load_n(&here->turns[back], __ATOMIC_ACQUIRE) != rank)
    sched_yield();
}

HELPER void pass_turn(int back, int32_t rank) {
  struct place *here = place();
  if (here)
    __atomic_store_n(&here->turns[back], (rank + 1) % omp_get_num_threads(), __ATOMIC_RELEASE);
}

SHARED void team_turn(void) __asm__("tapeless.team.turn");
void team_turn(void) { wait_turn(0, omp_get_thread_num()); }

SHARED void team_pass(void) __asm__("tapeless.team.pass");
void team_pass(void) { pass_turn(0, omp_get_thread_num()); }

SHARED void team_turn_back(void) __asm__("tapeless.team.turn.back");
void team_turn_back(void) { wait_turn(1, omp_get_num_threads() - 1 - omp_get_thread_num()); }

SHARED void team_pass_back(void) __asm__("tapeless.team.pass.back");
void team_pass_back(void) { pass_turn(1, omp_get_num_threads() - 1 - omp_get_thread_num()); }

/// Locks of addresses, several of which may share one.
enum { ADDRESSES = 64 };
SHARED int32_t tapeless_team_addresses[ADDRESSES];

HELPER int32_t *lock_of(const void *address) {
  uint64_t hash = (uint64_t)address / 8 * UINT64_C(0x9e3779b97f4a7c15);
  return &tapeless_team_addresses[hash >> 58];
}

HELPER void lock_address(const void *address) {
  while (__atomic_exchange_n(lock_of(address), 1, __ATOMIC_ACQUIRE))
    sched_yield();
}

HELPER void unlock_address(const void *address) { __atomic_store_n(lock_of(address), 0, __ATOMIC_RELEASE); }

HELPER void begin(struct record *record) {
  while (__atomic_exchange_n(&record->busy, 1, __ATOMIC_ACQUIRE))
    sched_yield();
}

HELPER void end(struct record *record) { __atomic_store_n(&record->busy, 0, __ATOMIC_RELEASE); }

/// The counter of a lock, which is made if there is none.
static struct counter *counter_of(struct record *record, const void *lock) {
  begin(record);
  struct counter *found = record->counters;
  while (found && found->lock != lock)
    found = found->next;
  if (!found && (found = malloc(sizeof *found))) {
    found->next = record->counters;
    found->lock = lock;
    found->count = found->left = 0;
    record->counters = found;
  }
  end(record);
  if (!found)
    abort();
  return found;
}

// The record ends with what it counts in.
SHARED void team_forget(void *) __asm__("tapeless.team.forget");
void team_forget(void *p) {
  struct record *record = p;
  while (record->counters) {
    struct counter *first = record->counters;
    record->counters = first->next;
    free(first);
  }
}

/// How many had a lock before, which is taken now.
HELPER int64_t ticket(const void *lock) {
  struct record *record = own();
  if (!record)
    return 0;
  struct counter *counter = counter_of(record, lock);
  int64_t before = counter->count++;
  __atomic_store_n(&counter->left, counter->count, __ATOMIC_RELEASE);
  return before;
}

#define ENTER(name, symbol, take)                                                                                                       \
  SHARED int64_t name(void *) __asm__("tapeless.team.enter" symbol);                                                                   \
  int64_t name(void *lock) {                                                                                                           \
    take;                                                                                                                              \
    return ticket(lock);                                                                                                               \
  }
#define LEAVE(name, symbol, give)                                                                                                       \
  SHARED int64_t name(void *) __asm__("tapeless.team.leave" symbol);                                                                   \
  int64_t name(void *lock) {                                                                                                           \
    struct record *record = own();                                                                                                     \
    int64_t last = record ? counter_of(record, lock)->count - 1 : 0;                                                                   \
    give;                                                                                                                              \
    return last;                                                                                                                       \
  }

ENTER(enter, "", __kmpc_critical(&HERE, __kmpc_global_thread_num(&HERE), lock))
LEAVE(leave, "", __kmpc_end_critical(&HERE, __kmpc_global_thread_num(&HERE), lock))
ENTER(enter_ordered, ".ordered", __kmpc_ordered(&HERE, __kmpc_global_thread_num(&HERE)))
LEAVE(leave_ordered, ".ordered", __kmpc_end_ordered(&HERE, __kmpc_global_thread_num(&HERE)))
ENTER(enter_address, ".address", lock_address(lock))
LEAVE(leave_address, ".address", unlock_address(lock))
ENTER(enter_omp, ".omp", omp_set_lock(lock))
LEAVE(leave_omp, ".omp", omp_unset_lock(lock))
ENTER(enter_omp_nest, ".omp_nest", omp_set_nest_lock(lock))
LEAVE(leave_omp_nest, ".omp_nest", omp_unset_nest_lock(lock))

SHARED void team_return(void *, int64_t) __asm__("tapeless.team.return");
void team_return(void *lock, int64_t ticket) {
  struct record *record = own();
  if (!record)
    return;
  struct counter *counter = counter_of(record, lock);
  while (__atomic_load_n(&counter->left, __ATOMIC_ACQUIRE) != ticket + 1)
    sched_yield();
}

SHARED void team_withdraw(void *, int64_t) __asm__("tapeless.team.withdraw");
void team_withdraw(void *lock, int64_t ticket) {
  struct record *record = own();
  if (!record)
    return;
  struct counter *counter = counter_of(record, lock);
  __atomic_store_n(&counter->left, ticket ? ticket : counter->count, __ATOMIC_RELEASE);
}
