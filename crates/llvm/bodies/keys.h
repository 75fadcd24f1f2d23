// What is one for all files of a program, and what a thread finds by a key: code for a `_Thread_local` variable differs between programs
// and libraries, and of a file of IR it is not known which it becomes part of.
#pragma once
#include "bodies.h"

/// One for all files of a program, or of a library.
#define SHARED __attribute__((weak, visibility("hidden")))
/// What the library may lack.
#define PERHAPS __attribute__((weak))

PERHAPS int pthread_key_create(unsigned *, void (*)(void *));
PERHAPS int pthread_key_delete(unsigned);
PERHAPS void *pthread_getspecific(unsigned);
PERHAPS int pthread_setspecific(unsigned, const void *);

/// The key that stands there plus 1, which the first of all threads makes; 0: there is none.
PART unsigned key_at(unsigned *at) {
  unsigned made, known = __atomic_load_n(at, __ATOMIC_ACQUIRE);
  if (known || !pthread_key_create || pthread_key_create(&made, 0))
    return known;
  if (__atomic_compare_exchange_n(at, &known, made + 1, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
    return made + 1;
  pthread_key_delete(made);
  return known;
}
