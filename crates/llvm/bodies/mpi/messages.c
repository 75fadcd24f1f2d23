// What derivatives do with messages when they run.
//
// The reverse sweep sends back what came: where floats were received their adjoints are sent, where they were sent their adjoints
// are received and added. What waited for a message begins that, and what began the message waits for it. So what had its order on
// each process, and from process to process, has the opposite one.
//
// A request of a message that carries floats is a number of our own: it is the same for a message as long as that lives, however
// often the program copies it, and the library's may be shared by several.
#include "messages.h"

#define SHARED __attribute__((weak, visibility("hidden")))

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

static void leave(MPI_Request *request) {
  __atomic_store_n(&tapeless_mpi_slots[slot_of(*request)], 0, __ATOMIC_RELEASE);
  *request = MPI_REQUEST_NULL;
}

void message_unknown(void *memory) { stop("internal: what models call has run"); }

// Types.

static int is_double(MPI_Datatype t) {
  return t == MPI_DOUBLE || t == MPI_C_DOUBLE_COMPLEX || t == MPI_DOUBLE_COMPLEX || t == MPI_DOUBLE_PRECISION || t == MPI_REAL8 ||
         t == MPI_CXX_DOUBLE_COMPLEX || t == MPI_COMPLEX16;
}
static int is_float(MPI_Datatype t) {
  return t == MPI_FLOAT || t == MPI_C_FLOAT_COMPLEX || t == MPI_COMPLEX || t == MPI_REAL || t == MPI_REAL4 ||
         t == MPI_CXX_FLOAT_COMPLEX || t == MPI_COMPLEX8;
}

/// The one kind of float that a type consists of; null: it holds something else. `mixed`: among floats.
static MPI_Datatype leaf(MPI_Datatype t, int *mixed) {
  if (is_double(t))
    return MPI_DOUBLE;
  if (is_float(t))
    return MPI_FLOAT;
  int integers, addresses, types, combiner;
  MPI_Type_get_envelope(t, &integers, &addresses, &types, &combiner);
  if (combiner == MPI_COMBINER_NAMED) {
    // Bytes may be those of floats, and other floats have no derivative.
    *mixed |= t == MPI_BYTE || t == MPI_PACKED || t == MPI_LONG_DOUBLE || t == MPI_C_LONG_DOUBLE_COMPLEX || t == MPI_DOUBLE_INT ||
              t == MPI_FLOAT_INT || t == MPI_LONG_DOUBLE_INT || t == MPI_2DOUBLE_PRECISION || t == MPI_2REAL;
    return MPI_DATATYPE_NULL;
  }
  int *numbers = room(integers * sizeof *numbers);
  MPI_Aint *places = room(addresses * sizeof *places);
  MPI_Datatype *parts = room(types * sizeof *parts), found = MPI_DATATYPE_NULL;
  MPI_Type_get_contents(t, integers, addresses, types, numbers, places, parts);
  for (int i = 0; i < types; i++) {
    MPI_Datatype one = leaf(parts[i], mixed);
    *mixed |= i && one != found;
    found = one;
    int inner[3], named;
    MPI_Type_get_envelope(parts[i], &inner[0], &inner[1], &inner[2], &named);
    if (named != MPI_COMBINER_NAMED)
      MPI_Type_free(&parts[i]);
  }
  free(numbers), free(places), free(parts);
  return found;
}

static struct floats floats(int count, MPI_Datatype t) {
  int bytes, mixed = 0;
  struct floats made = {leaf(t, &mixed), 0, 0, 0};
  if (mixed || made.leaf == MPI_DATATYPE_NULL)
    return (struct floats){MPI_DATATYPE_NULL, 0, 0, mixed};
  MPI_Type_size(t, &bytes);
  made.size = made.leaf == MPI_DOUBLE ? sizeof(double) : sizeof(float);
  made.count = count * (int)((size_t)bytes / made.size);
  return made;
}

static int has_floats(struct floats f) { return f.leaf != MPI_DATATYPE_NULL; }

static double value(struct floats f, const void *from, long i) {
  return f.leaf == MPI_DOUBLE ? ((const double *)from)[i] : ((const float *)from)[i];
}
static void put(struct floats f, void *to, long i, double v) {
  if (f.leaf == MPI_DOUBLE)
    ((double *)to)[i] = v;
  else
    ((float *)to)[i] = (float)v;
}
static void sum(struct floats f, void *to, const void *more, long n) {
  if (f.leaf == MPI_DOUBLE)
    for (long i = 0; i < n; i++)
      ((double *)to)[i] += ((const double *)more)[i];
  else
    for (long i = 0; i < n; i++)
      ((float *)to)[i] += ((const float *)more)[i];
}

static int is_plain(MPI_Datatype t) { return is_double(t) || is_float(t); }

/// The floats of memory one after the other; zeros where there is no memory.
static void *taken(struct floats f, const void *from, int count, MPI_Datatype t) {
  void *made = room(f.size * f.count);
  int at = 0;
  if (from && is_plain(t))
    __builtin_memcpy(made, from, f.size * f.count);
  else if (from)
    MPI_Pack(from, count, t, made, (int)(f.size * f.count), &at, MPI_COMM_SELF);
  return made;
}
static void give(struct floats f, void *to, const void *all, int count, MPI_Datatype t) {
  int at = 0;
  if (to && is_plain(t))
    __builtin_memcpy(to, all, f.size * f.count);
  else if (to)
    MPI_Unpack(all, (int)(f.size * f.count), &at, to, count, t, MPI_COMM_SELF);
}
static void add(struct floats f, void *to, const void *more, int count, MPI_Datatype t) {
  if (!to)
    return;
  if (is_plain(t)) {
    sum(f, to, more, f.count);
    return;
  }
  void *all = taken(f, to, count, t);
  sum(f, all, more, f.count);
  give(f, to, all, count, t);
  free(all);
}
/// Takes the first floats, and leaves zeros.
static void *moved(struct floats f, void *from, int count, MPI_Datatype t, int first) {
  void *made = taken(f, from, count, t);
  if (from && is_plain(t)) {
    __builtin_memset(from, 0, f.size * first);
  } else if (from) {
    void *rest = taken(f, from, count, t);
    __builtin_memset(rest, 0, f.size * first);
    give(f, from, rest, count, t);
    free(rest);
  }
  return made;
}

/// What hides in bytes has no derivative: all that is left there must be zeros.
static void must_be_zero(struct floats f, const void *shadow, int count, MPI_Datatype t) {
  int bytes, at = 0;
  if (!f.hides || !shadow)
    return;
  MPI_Type_size(t, &bytes);
  char *all = room((size_t)bytes * count);
  MPI_Pack(shadow, count, t, all, bytes * count, &at, MPI_COMM_SELF);
  for (long i = 0; i < (long)bytes * count; i++)
    if (all[i])
      stop("a message of bytes, or of a type that holds more than floats of one kind, carries a derivative: send its floats by a "
           "type of floats");
  free(all);
}

// Messages from one to another.

/// Tangents and adjoints have tags of their own: what waits for any message of the program gets none of these.
static int other_tag(int tag, MPI_Comm comm) {
  int known, *most;
  MPI_Comm_get_attr(comm, MPI_TAG_UB, &most, &known);
  int half = (known ? *most : 32767) / 2 + 1;
  if (tag >= half)
    stop("the tag of a message is above half of what MPI allows: derivatives have the upper half");
  return tag + half;
}

typedef int begins(const void *, int, MPI_Datatype, int, int, MPI_Comm, MPI_Request *);

static void begin(struct message *m, MPI_Request *request) {
  static begins *const ways[] = {MPI_Isend, MPI_Issend, MPI_Irsend, MPI_Ibsend};
  if (m->receives)
    MPI_Irecv(m->memory, m->count, m->type, m->peer, m->tag, m->comm, request);
  else
    ways[m->how & 3](m->memory, m->count, m->type, m->peer, m->tag, m->comm, request);
}
static void initialise(struct message *m, MPI_Request *request) {
  static begins *const ways[] = {MPI_Send_init, MPI_Ssend_init, MPI_Rsend_init, MPI_Bsend_init};
  if (m->receives)
    MPI_Recv_init(m->memory, m->count, m->type, m->peer, m->tag, m->comm, request);
  else
    ways[m->how & 3](m->memory, m->count, m->type, m->peer, m->tag, m->comm, request);
}

/// Where the tangents of a message lie: where there are none, zeros, or what nobody wants.
static void *tangents(struct message *m, int *count, MPI_Datatype *type) {
  *count = m->count, *type = m->type;
  if (m->shadow)
    return m->shadow;
  *count = m->floats.count, *type = m->floats.leaf;
  return m->room = room(m->floats.size * m->floats.count);
}

/// Begins to send or receive tangents, unless it is not known yet from whom.
static void begin_tangent(struct message *m) {
  int count;
  MPI_Datatype type;
  m->tangent = has_floats(m->floats);
  if (!m->receives)
    must_be_zero(m->floats, m->shadow, m->count, m->type);
  if (!m->tangent || (m->receives && (m->peer == MPI_ANY_SOURCE || m->tag == MPI_ANY_TAG)))
    return;
  void *at = tangents(m, &count, &type);
  m->begun = 1;
  if (m->receives)
    MPI_Irecv(at, count, type, m->peer, other_tag(m->tag, m->comm), m->comm, &m->other);
  else
    MPI_Isend(at, count, type, m->peer, other_tag(m->tag, m->comm), m->comm, &m->other);
}
static void complete_tangent(struct message *m) {
  int count;
  MPI_Datatype type;
  if (m->begun) {
    MPI_Wait(&m->other, MPI_STATUS_IGNORE);
  } else if (m->tangent) {
    void *at = tangents(m, &count, &type);
    MPI_Recv(at, count, type, m->peer, other_tag(m->tag, m->comm), m->comm, MPI_STATUS_IGNORE);
  }
  free(m->room);
  m->room = 0;
}

static void *post(int sweep, struct message made, MPI_Request *request) {
  if (made.receives && made.peer == MPI_ANY_SOURCE && made.tag == MPI_ANY_TAG && sweep != PRIMAL)
    stop("a message with any tag is received from anybody, and may be one of the derivative: say a tag, or from whom");
  struct message *m = room(sizeof *m);
  *m = made;
  m->floats = sweep == PRIMAL ? (struct floats){MPI_DATATYPE_NULL, 0, 0, 0} : floats(m->count, m->type);
  if (m->how & PERSISTENT) {
    initialise(m, &m->primal);
  } else {
    begin(m, &m->primal);
    if (sweep == TANGENT)
      begin_tangent(m);
  }
  *request = take(m);
  return m;
}

void *message_send(int sweep, int how, void *from, void *shadow, int count, handle type, int peer, int tag, handle comm,
                   MPI_Request *request) {
  struct message made = {.memory = from, .shadow = shadow, .count = count, .peer = peer, .tag = tag, .how = how,
                         .type = (MPI_Datatype)type, .comm = (MPI_Comm)comm};
  return post(sweep, made, request);
}
void *message_receive(int sweep, int how, void *to, void *shadow, int count, handle type, int peer, int tag, handle comm,
                      MPI_Request *request) {
  struct message made = {.memory = to, .shadow = shadow, .count = count, .peer = peer, .tag = tag, .how = how,
                         .type = (MPI_Datatype)type, .comm = (MPI_Comm)comm, .receives = 1};
  return post(sweep, made, request);
}

/// Begins to bring adjoints back.
static void begin_adjoint(struct message *m) {
  if (m->receives)
    must_be_zero(m->floats, m->shadow, m->count, m->type);
  if (!has_floats(m->floats))
    return;
  m->begun = 1;
  int tag = other_tag(m->tag, m->comm);
  if (m->receives) {
    m->room = moved(m->floats, m->shadow, m->count, m->type, m->got);
    MPI_Isend(m->room, m->got, m->floats.leaf, m->peer, tag, m->comm, &m->other);
  } else {
    m->room = room(m->floats.size * m->floats.count);
    MPI_Irecv(m->room, m->floats.count, m->floats.leaf, m->peer, tag, m->comm, &m->other);
  }
}
static void complete_adjoint(struct message *m, void *shadow) {
  if (m->begun) {
    MPI_Wait(&m->other, MPI_STATUS_IGNORE);
    if (!m->receives)
      add(m->floats, shadow, m->room, m->count, m->type);
    free(m->room);
  }
  free(m);
}
void message_posted(void *shadow, void *tape) { complete_adjoint(tape, shadow); }

/// What was started, in order.
struct list {
  int count;
  struct message *messages[];
};

static struct list *list_of(int most) { return room(sizeof(struct list) + most * sizeof(struct message *)); }

void *message_start(int sweep, int count, MPI_Request *all) {
  struct list *started = list_of(count);
  for (int i = 0; i < count; i++) {
    struct message *m = own(all[i]);
    if (!m) {
      MPI_Start(&all[i]);
      continue;
    }
    MPI_Start(&m->primal);
    struct message *doing = m->doing = room(sizeof *doing);
    *doing = *m;
    if (sweep == TANGENT)
      begin_tangent(doing);
    started->messages[started->count++] = doing;
  }
  if (sweep == FORWARD)
    return started;
  free(started);
  return 0;
}
void message_started(void *tape) {
  struct list *started = tape;
  for (int i = started->count; i-- > 0;)
    complete_adjoint(started->messages[i], started->messages[i]->shadow);
  free(started);
}

/// What happened to a message when it was complete.
static void told(struct message *m, const MPI_Status *status) {
  if (!m->receives || !has_floats(m->floats))
    return;
  m->peer = status->MPI_SOURCE;
  m->tag = status->MPI_TAG;
  if (m->peer == MPI_PROC_NULL)
    m->got = 0, m->tag = 0;
  else
    MPI_Get_elements(status, m->type, &m->got);
  // Of complex floats both parts count.
  int whole = m->floats.count, elements, bytes;
  if (is_plain(m->type) && m->count) {
    MPI_Type_size(m->type, &bytes);
    elements = bytes / (int)m->floats.size;
    m->got *= m->got * elements <= whole && elements > 1 ? elements : 1;
  }
}

static struct message *completed(int sweep, MPI_Request *request, MPI_Request real, const MPI_Status *status) {
  struct message *m = own(*request);
  if (!m) {
    *request = real;
    return 0;
  }
  struct message *doing = m;
  if (m->how & PERSISTENT) {
    m->primal = real;
    doing = m->doing;
    m->doing = 0;
  } else {
    leave(request);
  }
  if (!doing)
    return 0;
  told(doing, status);
  if (sweep == TANGENT)
    complete_tangent(doing);
  if (sweep != FORWARD)
    free(doing);
  return sweep == FORWARD ? doing : 0;
}

void *message_complete(int sweep, int what, int count, MPI_Request *all, int *number, int *which, MPI_Status *statuses) {
  MPI_Request *real = room(count * sizeof *real);
  MPI_Status *said = room((count + 1) * sizeof *said);
  int *at = room((count + 1) * sizeof *at), done = 0, flag = 1;
  for (int i = 0; i < count; i++) {
    struct message *m = own(all[i]);
    real[i] = m ? m->primal : all[i];
    at[i] = i;
  }
  switch (what) {
  case WAIT:
    MPI_Wait(real, said);
    break;
  case WAIT_ALL:
    MPI_Waitall(count, real, said);
    break;
  case WAIT_ANY:
    MPI_Waitany(count, real, at, said);
    break;
  case WAIT_SOME:
    MPI_Waitsome(count, real, &flag, at, said);
    break;
  case TEST:
    MPI_Test(real, &flag, said);
    break;
  case TEST_ALL:
    MPI_Testall(count, real, &flag, said);
    break;
  case TEST_ANY:
    MPI_Testany(count, real, at, &flag, said);
    break;
  case TEST_SOME:
    MPI_Testsome(count, real, &flag, at, said);
    break;
  }
  int some = what == WAIT_SOME || what == TEST_SOME, any = what == WAIT_ANY || what == TEST_ANY;
  if (some)
    done = flag == MPI_UNDEFINED ? 0 : flag;
  else if (any)
    done = flag && *at != MPI_UNDEFINED;
  else
    done = flag ? (what == WAIT || what == TEST ? 1 : count) : 0;
  if (number)
    *number = flag;
  if (which && any)
    *which = *at;
  if (which && some)
    __builtin_memcpy(which, at, done * sizeof *at);
  int single = any || what == WAIT || what == TEST;
  if (statuses != MPI_STATUS_IGNORE && statuses != MPI_STATUSES_IGNORE)
    __builtin_memcpy(statuses, said, (single ? flag != 0 : done) * sizeof *said);
  struct list *list = list_of(done);
  for (int i = 0; i < done; i++) {
    struct message *m = completed(sweep, &all[at[i]], real[at[i]], &said[i]);
    if (m)
      list->messages[list->count++] = m;
  }
  free(real), free(said), free(at);
  if (sweep == FORWARD)
    return list;
  free(list);
  return 0;
}
void message_completed(void *tape) {
  struct list *list = tape;
  for (int i = list->count; i-- > 0;)
    begin_adjoint(list->messages[i]);
  free(list);
}

// Handles. What is released in the forward sweep lives on until the reverse sweep comes to where it was made.

struct made {
  struct made *next;
  int what, is_released;
  MPI_Comm comm;
  MPI_Datatype type;
};
SHARED struct made *tapeless_mpi_handles;

static struct made of_handle(int what, void *handle) {
  struct made m = {0, what, 0, MPI_COMM_NULL, MPI_DATATYPE_NULL};
  if (what == COMMUNICATOR)
    m.comm = *(MPI_Comm *)handle;
  else
    m.type = *(MPI_Datatype *)handle;
  return m;
}

static void free_handle(struct made *m) {
  if (m->what == COMMUNICATOR && m->comm != MPI_COMM_NULL)
    MPI_Comm_free(&m->comm);
  if (m->what == TYPE && m->type != MPI_DATATYPE_NULL)
    MPI_Type_free(&m->type);
}

void *message_made(int sweep, int what, void *handle) {
  if (sweep != FORWARD)
    return 0;
  struct made *m = room(sizeof *m);
  *m = of_handle(what, handle);
  m->next = tapeless_mpi_handles;
  return tapeless_mpi_handles = m;
}
void message_unmade(void *tape) {
  struct made *m = tape, **at = &tapeless_mpi_handles;
  while (*at != m)
    at = &(*at)->next;
  *at = m->next;
  if (m->is_released)
    free_handle(m);
  free(m);
}

static void release_request(int sweep, MPI_Request *request) {
  struct message *m = own(*request);
  if (!m) {
    MPI_Request_free(request);
    return;
  }
  if (sweep != PRIMAL && has_floats(m->floats) && (m->doing || !(m->how & PERSISTENT)))
    stop("a message that nobody waits for has no derivative: the request is released while it is on its way");
  MPI_Request_free(&m->primal);
  leave(request);
  // Of a persistent one the forward sweep has kept where it was prepared.
  if (sweep != FORWARD)
    free(m);
}

void *message_release(int sweep, int what, void *handle) {
  if (what == REQUEST) {
    release_request(sweep, handle);
    return 0;
  }
  struct made given = of_handle(what, handle), *m = sweep == FORWARD ? tapeless_mpi_handles : 0;
  for (; m; m = m->next)
    if (m->what == what && m->comm == given.comm && m->type == given.type)
      break;
  if (m)
    m->is_released = 1;
  else if (sweep != FORWARD)
    free_handle(&given);
  if (what == COMMUNICATOR)
    *(MPI_Comm *)handle = MPI_COMM_NULL;
  else
    *(MPI_Datatype *)handle = MPI_DATATYPE_NULL;
  return 0;
}

// What all processes of a communicator do together.

/// What is kept of one.
struct together {
  struct floats floats;
  int what, root, rank, size, in_place, count;
  MPI_Datatype type;
  MPI_Comm comm;
  MPI_Op op;
  /// Of the least and greatest: whose it is. Of products: the product of all others.
  int *winners;
  double *others;
  /// Of moves, in floats: how many, and where, for each process.
  int *sents, *sent_at, *gots, *got_at;
};

static struct together *together(int what, int count, MPI_Datatype type, int root, MPI_Comm comm) {
  struct together *t = room(sizeof *t);
  t->what = what, t->root = root, t->comm = comm, t->count = count, t->type = type;
  t->floats = floats(count, type);
  MPI_Comm_rank(comm, &t->rank);
  MPI_Comm_size(comm, &t->size);
  return t;
}
static void end(struct together *t) {
  free(t->winners), free(t->others), free(t->sents), free(t->sent_at), free(t->gots), free(t->got_at), free(t);
}

void *message_broadcast(int sweep, void *both, void *shadow, int count, handle type, int root, handle comm) {
  MPI_Bcast(both, count, (MPI_Datatype)type, root, (MPI_Comm)comm);
  if (sweep == PRIMAL)
    return 0;
  struct together *t = together(0, count, (MPI_Datatype)type, root, (MPI_Comm)comm);
  if (sweep == FORWARD)
    return t;
  must_be_zero(t->floats, shadow, count, t->type);
  if (has_floats(t->floats)) {
    void *all = taken(t->floats, shadow, count, t->type);
    MPI_Bcast(all, t->floats.count, t->floats.leaf, root, t->comm);
    give(t->floats, shadow, all, count, t->type);
    free(all);
  }
  end(t);
  return 0;
}
void message_broadcasted(void *shadow, void *tape) {
  struct together *t = tape;
  must_be_zero(t->floats, shadow, t->count, t->type);
  if (has_floats(t->floats)) {
    void *given = moved(t->floats, shadow, t->count, t->type, t->floats.count);
    void *all = room(t->floats.size * t->floats.count);
    MPI_Reduce(given, all, t->floats.count, t->floats.leaf, MPI_SUM, t->root, t->comm);
    if (t->rank == t->root)
      add(t->floats, shadow, all, t->count, t->type);
    free(given), free(all);
  }
  end(t);
}

static void reduce(int what, const void *from, void *to, int n, MPI_Datatype type, MPI_Op op, int root, MPI_Comm comm) {
  switch (what) {
  case TO_ONE:
    MPI_Reduce(from, to, n, type, op, root, comm);
    break;
  case TO_ALL:
    MPI_Allreduce(from, to, n, type, op, comm);
    break;
  case TO_LATER:
    MPI_Scan(from, to, n, type, op, comm);
    break;
  case TO_LATER_ONLY:
    MPI_Exscan(from, to, n, type, op, comm);
    break;
  }
}

/// The same processes in the opposite order.
static MPI_Comm reversed(struct together *t) {
  MPI_Comm made;
  MPI_Comm_split(t->comm, 0, t->size - t->rank, &made);
  return made;
}

/// Whether a process is given the result.
static int gets(struct together *t) {
  return t->what == TO_ONE ? t->rank == t->root : t->what == TO_LATER_ONLY ? t->rank > 0 : 1;
}

/// Who has the least or the greatest: the first of those that do.
static void find_winners(struct together *t, const void *from) {
  struct pair {
    double value;
    int rank;
  } *own = room(t->floats.count * sizeof *own), *found = room(t->floats.count * sizeof *found);
  for (int i = 0; i < t->floats.count; i++)
    own[i].value = value(t->floats, from, i), own[i].rank = t->rank, found[i].rank = -1;
  MPI_Op op = t->op == MPI_MAX ? MPI_MAXLOC : MPI_MINLOC;
  reduce(t->what == TO_ONE ? TO_ALL : t->what, own, found, t->floats.count, MPI_DOUBLE_INT, op, 0, t->comm);
  t->winners = room(t->floats.count * sizeof *t->winners);
  for (int i = 0; i < t->floats.count; i++)
    t->winners[i] = t->what == TO_LATER_ONLY && !t->rank ? -1 : found[i].rank;
  free(own), free(found);
}

/// The product of what all others have, by what those before have, and those behind.
static void find_others(struct together *t, const void *from) {
  if (t->what != TO_ONE && t->what != TO_ALL)
    stop("products of the processes so far have no derivative");
  if (t->floats.count != t->count)
    stop("products of complex floats of several processes have no derivative");
  int n = t->floats.count;
  double *own = room(n * sizeof *own), *before = room(n * sizeof *before), *behind = room(n * sizeof *behind);
  for (int i = 0; i < n; i++)
    own[i] = value(t->floats, from, i), before[i] = behind[i] = 1;
  MPI_Comm back = reversed(t);
  MPI_Exscan(own, before, n, MPI_DOUBLE, MPI_PROD, t->comm);
  MPI_Exscan(own, behind, n, MPI_DOUBLE, MPI_PROD, back);
  for (int i = 0; i < n; i++)
    own[i] = (t->rank ? before[i] : 1) * (t->rank < t->size - 1 ? behind[i] : 1);
  MPI_Comm_free(&back);
  free(before), free(behind);
  t->others = own;
}

/// The tangent of a reduction, of floats one after the other.
static void reduce_tangents(struct together *t, void *from, void *to) {
  int n = t->floats.count;
  if (t->winners && t->what != TO_ONE && t->what != TO_ALL) {
    char *all = room(t->floats.size * n * t->size);
    MPI_Allgather(from, n, t->floats.leaf, all, n, t->floats.leaf, t->comm);
    for (int i = 0; i < n; i++)
      if (t->winners[i] >= 0)
        put(t->floats, to, i, value(t->floats, all, (long)t->winners[i] * n + i));
    free(all);
    return;
  }
  for (int i = 0; t->winners && i < n; i++)
    if (t->winners[i] != t->rank)
      put(t->floats, from, i, 0);
  for (int i = 0; t->others && i < n; i++)
    put(t->floats, from, i, t->others[i] * value(t->floats, from, i));
  reduce(t->what, from, to, n, t->floats.leaf, MPI_SUM, t->root, t->comm);
}

void *message_reduce(int sweep, int what, void *from, void *from_shadow, void *to, void *to_shadow, int count, handle type,
                     handle op, int root, handle comm) {
  int in_place = from == to;
  struct together *t = 0;
  if (sweep != PRIMAL) {
    t = together(what, count, (MPI_Datatype)type, root, (MPI_Comm)comm);
    t->op = (MPI_Op)op, t->in_place = in_place;
    if (has_floats(t->floats) && (t->op == MPI_MAX || t->op == MPI_MIN))
      find_winners(t, from);
    else if (has_floats(t->floats) && t->op == MPI_PROD)
      find_others(t, from);
    else if (has_floats(t->floats) && t->op != MPI_SUM)
      stop("a reduction by an operation that is not MPI_SUM, MPI_PROD, MPI_MIN or MPI_MAX has no derivative");
  }
  reduce(what, in_place ? MPI_IN_PLACE : from, to, count, (MPI_Datatype)type, (MPI_Op)op, root, (MPI_Comm)comm);
  if (sweep != TANGENT)
    return t;
  if (has_floats(t->floats)) {
    void *given = taken(t->floats, from_shadow, count, t->type), *found = room(t->floats.size * t->floats.count);
    reduce_tangents(t, given, found);
    if (gets(t))
      give(t->floats, to_shadow, found, count, t->type);
    free(given), free(found);
  }
  end(t);
  return 0;
}

/// Brings adjoints of the results to where the operands are: their sum, or each to the one whose it is.
static void bring_back(struct together *t, void *all) {
  int n = t->floats.count;
  if (t->winners && t->what != TO_ONE && t->what != TO_ALL) {
    char *each = room(t->floats.size * n * t->size);
    for (int i = 0; i < n; i++)
      if (t->winners[i] >= 0)
        put(t->floats, each, (long)t->winners[i] * n + i, value(t->floats, all, i));
    MPI_Reduce_scatter_block(each, all, n, t->floats.leaf, MPI_SUM, t->comm);
    free(each);
    return;
  }
  if (t->what == TO_ONE) {
    MPI_Bcast(all, n, t->floats.leaf, t->root, t->comm);
  } else if (t->what == TO_ALL) {
    MPI_Allreduce(MPI_IN_PLACE, all, n, t->floats.leaf, MPI_SUM, t->comm);
  } else {
    MPI_Comm back = reversed(t);
    void *found = room(t->floats.size * n);
    reduce(t->what, all, found, n, t->floats.leaf, MPI_SUM, 0, back);
    if (t->what == TO_LATER_ONLY && t->rank == t->size - 1)
      __builtin_memset(found, 0, t->floats.size * n);
    __builtin_memcpy(all, found, t->floats.size * n);
    MPI_Comm_free(&back);
    free(found);
  }
  for (int i = 0; t->winners && i < n; i++)
    if (t->winners[i] != t->rank)
      put(t->floats, all, i, 0);
  for (int i = 0; t->others && i < n; i++)
    put(t->floats, all, i, t->others[i] * value(t->floats, all, i));
}
void message_reduced(void *from_shadow, void *to_shadow, void *tape) {
  struct together *t = tape;
  if (has_floats(t->floats)) {
    void *all = gets(t) ? moved(t->floats, to_shadow, t->count, t->type, t->floats.count) : room(t->floats.size * t->floats.count);
    bring_back(t, all);
    add(t->floats, from_shadow, all, t->count, t->type);
    free(all);
  }
  end(t);
}

// Moves.

static void move(struct together *t, const void *from, const int *sents, const int *sent_at, void *to, const int *gots,
                 const int *got_at, MPI_Datatype sent_type, MPI_Datatype got_type) {
  const void *place = t->in_place ? MPI_IN_PLACE : from;
  int me = t->rank, at_root = me == t->root;
  switch (t->what) {
  case GATHER:
    MPI_Gatherv(at_root ? place : from, sents[0], sent_type, to, gots, got_at, got_type, t->root, t->comm);
    break;
  case SCATTER:
    MPI_Scatterv(from, sents, sent_at, sent_type, at_root && t->in_place ? MPI_IN_PLACE : to, gots[0], got_type, t->root, t->comm);
    break;
  case ALL_GATHER:
    MPI_Allgatherv(place, sents[0], sent_type, to, gots, got_at, got_type, t->comm);
    break;
  case ALL_TO_ALL:
    MPI_Alltoallv(place, sents, sent_at, sent_type, to, gots, got_at, got_type, t->comm);
    break;
  case REDUCE_SCATTER:
    MPI_Reduce_scatter(place, to, gots, got_type, t->op, t->comm);
    break;
  }
}

/// How many elements each process has, and where: what the program says, or as many of each.
static int *each(int n, int one, const int *said, int is_place) {
  int *made = room(n * sizeof *made);
  for (int i = 0; i < n; i++)
    made[i] = said ? said[i] : is_place ? i * one : one;
  return made;
}

static void times(int n, int *all, int factor) {
  for (int i = 0; i < n; i++)
    all[i] *= factor;
}

/// How many elements lie in the memory of all pieces.
static int span(int n, const int *counts, const int *places) {
  int most = 0;
  for (int i = 0; i < n; i++)
    if (counts[i] && places[i] + counts[i] > most)
      most = places[i] + counts[i];
  return most;
}

/// Whether a side of a move is one piece for each process, and one that counts here.
static int pieces(struct together *t, int receives) {
  switch (t->what) {
  case GATHER:
    return receives ? (t->rank == t->root ? t->size : 0) : 1;
  case SCATTER:
    return receives ? 1 : (t->rank == t->root ? t->size : 0);
  case ALL_GATHER:
    return receives ? t->size : 1;
  case REDUCE_SCATTER:
    return receives ? 1 : t->size;
  default:
    return t->size;
  }
}

static struct together *moving(int what, int sent, const int *sents, const int *sent_at, MPI_Datatype sent_type, int got,
                               const int *gots, const int *got_at, MPI_Datatype got_type, int root, MPI_Comm comm,
                               int in_place) {
  int reduces = what == REDUCE_SCATTER;
  MPI_Datatype type = reduces || (in_place && what != SCATTER) || (what == SCATTER && !in_place) ? got_type : sent_type;
  struct together *t = together(what, 1, type, root, comm);
  t->in_place = in_place;
  int n = t->size;
  t->gots = each(n, got, gots, 0), t->got_at = each(n, got, got_at, 1);
  t->sents = each(n, sent, sents, 0), t->sent_at = each(n, sent, sent_at, 1);
  if (reduces) {
    // All have all, and each gets its piece of the sum.
    for (int i = 0, at = 0; i < n; at += t->gots[i++])
      t->sents[i] = t->gots[i], t->sent_at[i] = at;
  } else if (in_place && what == ALL_TO_ALL) {
    __builtin_memcpy(t->sents, t->gots, n * sizeof(int)), __builtin_memcpy(t->sent_at, t->got_at, n * sizeof(int));
  }
  return t;
}

/// In floats, not elements; of one piece, where it lies.
static void in_floats(struct together *t) {
  int factor = t->floats.count;
  times(t->size, t->sents, factor), times(t->size, t->sent_at, factor);
  times(t->size, t->gots, factor), times(t->size, t->got_at, factor);
  if (t->what == GATHER || t->what == ALL_GATHER)
    t->sent_at[0] = 0;
  if (t->what == SCATTER)
    t->got_at[0] = 0;
  if (t->what == REDUCE_SCATTER)
    t->gots[0] = t->sents[t->rank], t->got_at[0] = 0;
}

void *message_move(int sweep, int what, void *from, void *from_shadow, int sent, const int *sents, const int *sent_at,
                   handle sent_type, void *to, void *to_shadow, int got, const int *gots, const int *got_at, handle got_type,
                   int root, handle comm) {
  int reduces = what == REDUCE_SCATTER;
  MPI_Datatype type_in = reduces ? (MPI_Datatype)got_type : (MPI_Datatype)sent_type, type_out = (MPI_Datatype)got_type;
  struct together *t =
      moving(what, sent, sents, sent_at, type_in, got, gots, got_at, type_out, root, (MPI_Comm)comm, from == to);
  t->op = reduces ? (MPI_Op)sent_type : MPI_SUM;
  if (sweep != PRIMAL && has_floats(t->floats) && t->op != MPI_SUM)
    stop("a reduction that scatters its result has a derivative for MPI_SUM only");
  move(t, from, t->sents, t->sent_at, to, t->gots, t->got_at, type_in, type_out);
  in_floats(t);
  if (sweep != PRIMAL && (t->floats.hides || (has_floats(t->floats) && !is_plain(t->type))) && (from_shadow || to_shadow))
    stop("bytes, or a type that the program has made, are moved by a collective operation and carry a derivative: move floats");
  if (sweep == FORWARD)
    return t;
  if (sweep == TANGENT && has_floats(t->floats)) {
    size_t size = t->floats.size;
    int in = span(pieces(t, 0), t->sents, t->sent_at), out = span(pieces(t, 1), t->gots, t->got_at);
    void *given = from_shadow ? from_shadow : room(size * in), *found = to_shadow ? to_shadow : room(size * out);
    int *counts = reduces ? t->sents : t->gots, in_place = t->in_place;
    t->in_place = in_place && from_shadow == to_shadow && from_shadow;
    if (in_place && !t->in_place)
      t->in_place = 0;
    move(t, given, t->sents, t->sent_at, found, counts, t->got_at, t->floats.leaf, t->floats.leaf);
    if (!from_shadow)
      free(given);
    if (!to_shadow)
      free(found);
  }
  end(t);
  return 0;
}

/// The floats of pieces, in the layout of their memory; they leave zeros where they were, but for one that stays.
static char *pieces_out(struct together *t, char *shadow, int n, const int *counts, const int *places, int stays) {
  size_t size = t->floats.size;
  char *made = room(size * span(n, counts, places));
  for (int i = 0; shadow && i < n; i++)
    __builtin_memcpy(made + size * places[i], shadow + size * places[i], size * counts[i]);
  for (int i = 0; shadow && i < n; i++)
    if (i != stays)
      __builtin_memset(shadow + size * places[i], 0, size * counts[i]);
  return made;
}
static void pieces_in(struct together *t, char *shadow, const char *more, int n, const int *counts, const int *places, int but) {
  size_t size = t->floats.size;
  for (int i = 0; shadow && i < n; i++)
    if (i != but)
      sum(t->floats, shadow + size * places[i], more + size * places[i], counts[i]);
}

void message_moved(void *from_shadow, void *to_shadow, void *tape) {
  struct together *t = tape;
  if (!has_floats(t->floats)) {
    end(t);
    return;
  }
  MPI_Datatype leaf = t->floats.leaf;
  size_t size = t->floats.size;
  int outs = pieces(t, 1), ins = pieces(t, 0), me = t->rank, at_root = me == t->root;
  // In place, the root's own piece stays where it is.
  int stays = t->in_place && (t->what == GATHER || t->what == SCATTER) && at_root ? me : -1;
  char *out = pieces_out(t, to_shadow, t->what == SCATTER && stays >= 0 ? 0 : outs, t->gots, t->got_at, stays);
  char *in = room(size * span(ins, t->sents, t->sent_at));
  switch (t->what) {
  case GATHER:
    MPI_Scatterv(out, t->gots, t->got_at, leaf, in, t->sents[0], leaf, t->root, t->comm);
    break;
  case SCATTER: {
    // Pieces may overlap where they are sent: each comes back to a place of its own.
    int *places = room(t->size * sizeof *places), total = 0;
    for (int i = 0; i < t->size; total += t->sents[i++])
      places[i] = total;
    char *all = room(at_root ? size * total : 1);
    int mine = stays >= 0 ? 0 : t->gots[0], kept = t->sents[t->root];
    if (stays >= 0)
      t->sents[me] = 0;
    int *counts = room(t->size * sizeof *counts);
    __builtin_memcpy(counts, t->sents, t->size * sizeof *counts);
    MPI_Gatherv(out, mine, leaf, all, counts, places, leaf, t->root, t->comm);
    for (int i = 0; at_root && from_shadow && i < t->size; i++)
      if (i != stays)
        sum(t->floats, (char *)from_shadow + size * t->sent_at[i], all + size * places[i], t->sents[i]);
    (void)kept;
    free(places), free(all), free(counts), free(out), free(in);
    end(t);
    return;
  }
  case ALL_GATHER: {
    int total = 0;
    for (int i = 0; i < t->size; i++)
      total += t->gots[i];
    char *all = room(size * total), *at = all;
    for (int i = 0; i < t->size; at += size * t->gots[i++])
      __builtin_memcpy(at, out + size * t->got_at[i], size * t->gots[i]);
    free(in);
    in = room(size * t->gots[me]);
    MPI_Reduce_scatter(all, in, t->gots, leaf, MPI_SUM, t->comm);
    free(all);
    if (t->in_place && to_shadow)
      sum(t->floats, (char *)to_shadow + size * t->got_at[me], in, t->gots[me]);
    else if (from_shadow)
      sum(t->floats, from_shadow, in, t->gots[me]);
    free(out), free(in);
    end(t);
    return;
  }
  case ALL_TO_ALL:
    MPI_Alltoallv(out, t->gots, t->got_at, leaf, in, t->sents, t->sent_at, leaf, t->comm);
    break;
  case REDUCE_SCATTER:
    MPI_Allgatherv(out, t->gots[0], leaf, in, t->sents, t->sent_at, leaf, t->comm);
    break;
  }
  pieces_in(t, from_shadow, in, ins, t->sents, t->sent_at, t->what == GATHER && stays >= 0 ? 0 : -1);
  free(out), free(in);
  end(t);
}
