// What members of teams and threads count their tickets in.
#pragma once
#include "keys.h"
#include <stdint.h>

void *malloc(size_t);
void free(void *);
void abort(void);
int dprintf(int, const char *, ...);
int sched_yield(void);

/// How often a lock was taken, and how many of these times are not reversed yet. When all are, another reverse sweep may begin.
/// Of a barrier: how often somebody came, forward and backwards; how many meet; how many came before those who meet last.
struct counter {
  struct counter *next;
  const void *lock;
  int64_t count, left, meet, first;
};

/// What a team shares, in 16 bytes that are 0 at first.
struct record {
  struct counter *counters;
  int64_t busy;
};

/// The key under which a thread finds the record of its team, plus 1; 0: there is none yet.
SHARED unsigned tapeless_team_key;

/// What a thread has kept under a key.
HELPER void *found(unsigned *at) {
  unsigned known = key_at(at);
  return known ? pthread_getspecific(known - 1) : 0;
}

HELPER void keep(unsigned *at, const void *pointer) {
  unsigned known = key_at(at);
  if (known)
    pthread_setspecific(known - 1, pointer);
}

HELPER struct record *own(void) { return found(&tapeless_team_key); }
HELPER void set_own(struct record *record) { keep(&tapeless_team_key, record); }

HELPER void begin(struct record *record) {
  while (__atomic_exchange_n(&record->busy, 1, __ATOMIC_ACQUIRE))
    sched_yield();
}

HELPER void end(struct record *record) { __atomic_store_n(&record->busy, 0, __ATOMIC_RELEASE); }

/// The counter of a lock, which is made if there is none.
PART struct counter *counter_of(struct record *record, const void *lock) {
  begin(record);
  struct counter *found = record->counters;
  while (found && found->lock != lock)
    found = found->next;
  if (!found && (found = malloc(sizeof *found))) {
    found->next = record->counters;
    found->lock = lock;
    found->count = found->left = found->meet = found->first = 0;
    record->counters = found;
  }
  end(record);
  if (!found)
    abort();
  return found;
}
