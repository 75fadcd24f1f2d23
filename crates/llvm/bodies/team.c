// What members of a team do with each other (crates/ir/src/par.rs), by OpenMP's run time.
//
// Locks are taken in the reverse sweep in the opposite order. Each time that a member enters, it gets a ticket, and backwards it
// waits until all who have later ones are through. Tickets are counted in the record of the outermost team, beside the lock.
#include "team.h"

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
int pthread_mutex_lock(void *);
int pthread_mutex_unlock(void *);
int omp_get_thread_num(void);
int omp_get_num_threads(void);
int omp_get_max_threads(void);

static const ident HERE = {0, 2, 0, 0, 0};

struct start {
  void (*member)(void *);
  void *frame;
  /// Of the team that the fork is made in.
  struct record *record;
  int32_t exactly;
  /// Whose turn it is, by rank; the same from the last one down.
  int32_t turns[2];
};

/// The key under which a thread finds whose turn it is in its team, plus 1; 0: there is none yet.
SHARED unsigned tapeless_team_turns;

HELPER int32_t *turns(void) { return found(&tapeless_team_turns); }
HELPER void set_turns(int32_t *turns) { keep(&tapeless_team_turns, turns); }

static void run(int32_t *number, int32_t *bound, struct start *start) {
  (void)number, (void)bound;
  if (start->exactly && omp_get_num_threads() != start->exactly) {
    dprintf(2, "tapeless: the reverse sweep of a parallel region needs %d threads, as its forward sweep had, and was given %d\n",
            start->exactly, omp_get_num_threads());
    abort();
  }
  struct record *before = own();
  int32_t *turns_before = turns();
  set_own(start->record);
  set_turns(start->turns);
  start->member(start->frame);
  set_own(before);
  set_turns(turns_before);
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

HELPER int64_t first_of(int64_t turns, int64_t rank) {
  int64_t size = omp_get_num_threads(), more = turns % size;
  return rank * (turns / size) + (rank < more ? rank : more);
}

SHARED int64_t team_first(int64_t) __asm__("tapeless.team.first");
int64_t team_first(int64_t turns) { return first_of(turns, omp_get_thread_num()); }

SHARED int64_t team_behind(int64_t) __asm__("tapeless.team.behind");
int64_t team_behind(int64_t turns) { return first_of(turns, omp_get_thread_num() + 1); }

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
  if (!own())
    set_own(record);
}

/// Waits for a turn; without a team it is always one's own.
HELPER void wait_turn(int back, int32_t rank) {
  int32_t *all = turns();
  while (all && __atomic_load_n(&all[back], __ATOMIC_ACQUIRE) != rank)
    sched_yield();
}

HELPER void pass_turn(int back, int32_t rank) {
  int32_t *all = turns();
  if (all)
    __atomic_store_n(&all[back], (rank + 1) % omp_get_num_threads(), __ATOMIC_RELEASE);
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

HELPER void take_mutex(void *mutex) {
  if (pthread_mutex_lock(mutex)) {
    dprintf(2, "tapeless: a mutex cannot be locked\n");
    abort();
  }
}

SHARED void team_pause(void *) __asm__("tapeless.team.pause");
void team_pause(void *record) {
  if (own() == record)
    set_own(0);
}

// The record ends with what it counts in.
SHARED void team_forget(void *) __asm__("tapeless.team.forget");
void team_forget(void *p) {
  struct record *record = p;
  team_pause(record);
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

// They are called: inlined, they would make loops that ask again and again large.
#define LOCKS SHARED __attribute__((noinline))
#define ENTER(name, symbol, take)                                                                                                       \
  LOCKS int64_t name(void *) __asm__("tapeless.team.enter" symbol);                                                                   \
  int64_t name(void *lock) {                                                                                                           \
    take;                                                                                                                              \
    return ticket(lock);                                                                                                               \
  }
#define LEAVE(name, symbol, give)                                                                                                       \
  LOCKS int64_t name(void *) __asm__("tapeless.team.leave" symbol);                                                                   \
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
ENTER(enter_mutex, ".mutex", take_mutex(lock))
LEAVE(leave_mutex, ".mutex", pthread_mutex_unlock(lock))
ENTER(enter_held, ".held", (void)0)
LEAVE(leave_held, ".held", (void)0)
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

// So many meet at a barrier from now on.
SHARED void team_expect(void *, int32_t) __asm__("tapeless.team.expect");
void team_expect(void *barrier, int32_t meet) {
  struct record *record = own();
  if (!record)
    return;
  struct counter *counter = counter_of(record, barrier);
  counter->meet = meet;
  counter->first = counter->count;
}

// How many came to a barrier before the first of those who meet there now.
SHARED int64_t team_arrive(void *) __asm__("tapeless.team.arrive");
int64_t team_arrive(void *barrier) {
  struct record *record = own();
  if (!record)
    return 0;
  struct counter *counter = counter_of(record, barrier);
  if (!counter->meet) {
    dprintf(2, "tapeless: threads meet at a barrier that was not initialised in what is differentiated\n");
    abort();
  }
  begin(record);
  if (counter->count - counter->first == counter->meet)
    counter->first = counter->count;
  counter->count++;
  int64_t first = counter->first;
  end(record);
  return first;
}

// Backwards, those who came after `first` meet. Each time that all have come who ever came, another reverse sweep may begin.
SHARED void team_meet(void *, int64_t) __asm__("tapeless.team.meet");
void team_meet(void *barrier, int64_t first) {
  struct record *record = own();
  if (!record)
    return;
  struct counter *counter = counter_of(record, barrier);
  int64_t all = counter->count, before = __atomic_fetch_add(&counter->left, 1, __ATOMIC_ACQ_REL);
  int64_t wanted = before / all * all + all - first;
  while (__atomic_load_n(&counter->left, __ATOMIC_ACQUIRE) < wanted)
    sched_yield();
}

#include "lines.h"
