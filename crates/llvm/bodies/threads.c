// Threads that a program begins (crates/ir/src/par.rs), by POSIX threads.
//
// Of each thread there is one block: what it runs, and with what. In the forward sweep it stands in a list until it is joined, where it
// is found by its handle. Where the reverse sweep comes to the place at which it was joined, the same function runs in a new thread,
// told that it runs backwards; where it comes to the place at which it was begun, it waits for that.
#include "team.h"

typedef unsigned long pthread_t;
int pthread_create(pthread_t *, const void *, void *(*)(void *), void *);
int pthread_join(pthread_t, void **);

enum { ALIGN = 16, FORWARD = 0, BACKWARDS = 1, AND_ONCE_MORE = 2, PLACES = 1024 };

/// What is kept of a thread; behind it lies what its function is given.
struct thread {
  struct thread *next;
  pthread_t handle, backwards;
  void (*member)(void *);
  /// Of whoever began it.
  struct record *record;
  /// Where what it returns lies; below 0: nowhere.
  int64_t place;
  int32_t direction;
  /// Whether it will run backwards; whether it has been told to.
  int32_t is_kept, is_resumed;
} __attribute__((aligned(ALIGN)));

/// The thread that runs, and the one that it has begun last.
SHARED _Thread_local struct thread *tapeless_thread_own, *tapeless_thread_begun;
/// All that were not joined yet.
SHARED struct thread *tapeless_thread_all;
SHARED int32_t tapeless_thread_busy;
/// Which of the places in which threads return something are taken.
SHARED _Bool tapeless_thread_places[PLACES];

HELPER void begin_list(void) {
  while (__atomic_exchange_n(&tapeless_thread_busy, 1, __ATOMIC_ACQUIRE))
    sched_yield();
}

HELPER void end_list(void) { __atomic_store_n(&tapeless_thread_busy, 0, __ATOMIC_RELEASE); }

PART void stop(const char *why) {
  dprintf(2, "tapeless: %s\n", why);
  abort();
}

static void *run(void *given) {
  struct thread *thread = given;
  tapeless_thread_own = thread;
  set_own(thread->record);
  thread->member(thread + 1);
  return 0;
}

SHARED void *thread_room(int64_t) __asm__("tapeless.thread.room");
void *thread_room(int64_t bytes) {
  struct thread *made = malloc(sizeof *made + bytes);
  if (!made)
    stop("there is no memory for another thread");
  return made + 1;
}

/// A place that is free; below 0: none is.
HELPER int64_t free_place(void) {
  for (int64_t place = 0; place < PLACES; place++)
    if (!tapeless_thread_places[place])
      return tapeless_thread_places[place] = 1, place;
  return -1;
}

SHARED void thread_begin(void (*)(void *), void *) __asm__("tapeless.thread.begin");
void thread_begin(void (*member)(void *), void *frame) {
  struct thread *made = (struct thread *)frame - 1;
  *made = (struct thread){.member = member, .record = own(), .direction = FORWARD};
  begin_list();
  made->place = free_place();
  end_list();
  if (pthread_create(&made->handle, 0, run, made))
    stop("another thread cannot be begun");
  begin_list();
  made->next = tapeless_thread_all;
  tapeless_thread_all = made;
  end_list();
  tapeless_thread_begun = made;
}

SHARED int64_t thread_begun(void) __asm__("tapeless.thread.begun");
int64_t thread_begun(void) { return (int64_t)tapeless_thread_begun->handle; }

SHARED void *thread_record(void) __asm__("tapeless.thread.record");
void *thread_record(void) {
  tapeless_thread_begun->is_kept = 1;
  return tapeless_thread_begun;
}

SHARED void *thread_join(int64_t) __asm__("tapeless.thread.join");
void *thread_join(int64_t handle) {
  begin_list();
  struct thread **place = &tapeless_thread_all;
  while (*place && (int64_t)(*place)->handle != handle)
    place = &(*place)->next;
  struct thread *found = *place;
  if (found)
    *place = found->next;
  end_list();
  if (!found)
    stop("a thread is joined in what is differentiated that was not begun there, or was joined before");
  pthread_join(found->handle, 0);
  return found;
}

SHARED int64_t thread_place(void *) __asm__("tapeless.thread.place");
int64_t thread_place(void *given) {
  struct thread *thread = given ? given : tapeless_thread_own;
  if (thread->place < 0)
    stop("more than 1024 threads at a time return pointers");
  return thread->place;
}

SHARED void *thread_dismiss(void *) __asm__("tapeless.thread.dismiss");
void *thread_dismiss(void *given) {
  struct thread *thread = given;
  begin_list();
  if (thread->place >= 0)
    tapeless_thread_places[thread->place] = 0;
  end_list();
  if (thread->is_kept)
    return thread;
  free(thread);
  return 0;
}

SHARED void thread_resume(void *, void *, _Bool) __asm__("tapeless.thread.resume");
void thread_resume(void *given, void *kept, _Bool again) {
  struct thread *thread = kept;
  (void)given;
  if (!thread)
    return;
  thread->direction = again ? AND_ONCE_MORE : BACKWARDS;
  thread->record = own();
  thread->is_resumed = 1;
  if (pthread_create(&thread->backwards, 0, run, thread))
    stop("another thread cannot be begun");
}

SHARED void thread_complete(void *, _Bool) __asm__("tapeless.thread.complete");
void thread_complete(void *kept, _Bool again) {
  struct thread *thread = kept;
  if (!thread->is_resumed)
    stop("a thread was begun in what is differentiated and not joined there: what it did has no derivative");
  pthread_join(thread->backwards, 0);
  thread->is_resumed = 0;
  if (!again)
    free(thread);
}

SHARED int32_t thread_direction(void) __asm__("tapeless.thread.direction");
int32_t thread_direction(void) { return tapeless_thread_own->direction; }
