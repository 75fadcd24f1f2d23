// std::thread and std::condition_variable of libstdc++ (bits/std_thread.h, bits/std_mutex.h), by POSIX threads.
#include "bodies.h"

typedef unsigned long pthread_t;
int pthread_create(pthread_t *, const void *, void *(*)(void *), void *);
int pthread_join(pthread_t, void **);
int pthread_cond_wait(void *, void *);

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
