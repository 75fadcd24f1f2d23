// std::thread, std::condition_variable, std::call_once and what std::future is made of, of libstdc++ (bits/std_thread.h,
// bits/std_mutex.h, mutex, future), by POSIX threads and atomic operations.
#include "bodies.h"

typedef unsigned long pthread_t;
int pthread_create(pthread_t *, const void *, void *(*)(void *), void *);
int pthread_join(pthread_t, void **);
int pthread_cond_wait(void *, void *);
int sched_yield(void);

/// What a thread is to do: an object with a destructor, one that releases its memory too, and what runs.
struct state {
  void (**table)(struct state *);
};
enum { DELETE = 1, RUN = 2 };

PART void *run(void *given) {
  struct state *state = given;
  state->table[RUN](state);
  state->table[DELETE](state);
  return 0;
}

// The pointer that owns the state is the caller's: it is left empty.
void BODY(_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE)(pthread_t *thread,
                                                                                                 struct state **owner,
                                                                                                 void (*needs)(void)) {
  struct state *state = *owner;
  (void)needs;
  *owner = 0;
  pthread_create(thread, 0, run, state);
}

void BODY(_ZNSt6thread4joinEv)(pthread_t *thread) {
  pthread_join(*thread, 0);
  *thread = 0;
}

// A lock is a pointer to its mutex, and whether it has it.
void BODY(_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE)(void *condition, void **lock) {
  pthread_cond_wait(condition, *lock);
}

/// What a variable says that something runs once by: nobody has begun, somebody has, it is done (glibc's pthread_once).
enum { FRESH, BEGUN, DONE };

/// Whether it is to be run now; if somebody else runs it, waits until that is done.
HELPER _Bool is_first(int *once) {
  int seen = __atomic_load_n(once, __ATOMIC_ACQUIRE);
  if (seen == FRESH && __atomic_compare_exchange_n(once, &seen, BEGUN, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
    return 1;
  while (__atomic_load_n(once, __ATOMIC_ACQUIRE) != DONE)
    sched_yield();
  return 0;
}

int BODY(pthread_once)(int *once, void (*runs)(void)) {
  if (is_first(once)) {
    runs();
    __atomic_store_n(once, DONE, __ATOMIC_RELEASE);
  }
  return 0;
}

/// What `std::call_once` runs, and with what.
struct handed {
  void (*runs)(void *);
  void *with;
};
int call_once(int *, struct handed *) __asm__("tapeless_body_tapeless.once");
int call_once(int *once, struct handed *handed) {
  void (*runs)(void *) = handed->runs;
  void *with = handed->with;
  if (is_first(once)) {
    runs(with);
    __atomic_store_n(once, DONE, __ATOMIC_RELEASE);
  }
  return 0;
}

/// What a future leads to: an object with a destructor, with the exception that it has in the place of a result.
struct result {
  void *table, *error;
};
void release_exception(void **) __asm__("_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv");

void BODY(_ZNSt13__future_base12_Result_baseC2Ev)(struct result *result) { result->error = 0; }

void BODY(_ZNSt13__future_base12_Result_baseD2Ev)(struct result *result) {
  if (result->error)
    release_exception(&result->error);
}
