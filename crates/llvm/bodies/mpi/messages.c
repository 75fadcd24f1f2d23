// What derivatives do with messages when they run.
//
// The reverse sweep sends back what came: where floats were received their adjoints are sent, where they were sent their adjoints
// are received and added. What waited for a message begins that, and what began the message waits for it. So what had its order on
// each process, and from process to process, has the opposite one.
//
// A request of a message that carries floats is a number of our own: it is the same for a message as long as that lives, however
// often the program copies it, and the library's may be shared by several.
#include "handles.h"
#include "moves.h"

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

/// What comes or goes of a message, and of which type.
static MPI_Datatype other_of(struct message *m, void **at, int *count) {
  MPI_Datatype type;
  if (!is_bytes(m->floats)) {
    *at = tangents(m, count, &type);
    return type;
  }
  long n = bytes_of(m->count, m->type);
  m->room = m->receives ? room(sizeof(struct bytes) + n) : bytes_out(m->row, m->shadow, n, 0);
  *at = m->room, *count = m->receives ? (int)(sizeof(struct bytes) + n) : sent_bytes(m->room);
  return MPI_BYTE;
}

/// Begins to send or receive tangents, unless it is not known yet from whom.
static void begin_tangent(struct message *m) {
  int count;
  void *at;
  m->tangent = has_any(m->floats);
  must_be_told(m->floats, m->row, m->receives ? 0 : m->shadow, m->count, m->type);
  if (!m->tangent || (m->receives && (m->peer == MPI_ANY_SOURCE || m->tag == MPI_ANY_TAG)))
    return;
  MPI_Datatype type = other_of(m, &at, &count);
  m->begun = 1;
  if (m->receives)
    MPI_Irecv(at, count, type, m->peer, other_tag(m->tag, m->comm), m->comm, &m->other);
  else
    MPI_Isend(at, count, type, m->peer, other_tag(m->tag, m->comm), m->comm, &m->other);
}
static void complete_tangent(struct message *m) {
  int count;
  void *at;
  if (m->begun) {
    MPI_Wait(&m->other, MPI_STATUS_IGNORE);
  } else if (m->tangent) {
    MPI_Datatype type = other_of(m, &at, &count);
    MPI_Recv(at, count, type, m->peer, other_tag(m->tag, m->comm), m->comm, MPI_STATUS_IGNORE);
  }
  if (m->receives && m->tangent && m->peer != MPI_PROC_NULL) {
    must_be_told(m->floats, m->row, m->shadow, m->count, m->type);
    if (is_bytes(m->floats))
      bytes_in(m->row, m->room, m->shadow, m->got, 0);
    else if (is_plain(m->type))
      must_be_floats(m->shadow ? m->shadow : m->room, m->floats.size * m->floats.count);
  }
  free(m->room);
  m->room = 0;
}

static void *post(int sweep, struct message made, MPI_Request *request, const struct row *row) {
  if (sweep != PRIMAL)
    must_have_place(made.memory, made.peer == MPI_PROC_NULL ? 0 : made.count);
  if (made.receives && made.peer == MPI_ANY_SOURCE && made.tag == MPI_ANY_TAG && sweep != PRIMAL)
    stop("a message with any tag is received from anybody, and may be one of the derivative: say a tag, or from whom");
  struct message *m = room(sizeof *m);
  *m = made;
  m->floats = sweep == PRIMAL ? (struct floats){MPI_DATATYPE_NULL, 0, 0, 0} : floats(m->count, m->type);
  m->row = settled(row, m->type);
  if (m->how & PERSISTENT) {
    initialise(m, &m->primal);
  } else {
    begin(m, &m->primal);
    if (sweep == TANGENT)
      begin_tangent(m);
  }
  put_request(request, 0, m->how, take(m));
  return m;
}

void *message_send(int sweep, int how, void *from, void *shadow, int count, handle type, int peer, int tag, handle comm,
                   MPI_Request *request, struct row *row) {
  struct message made = {.memory = from, .shadow = shadow, .count = count, .peer = peer, .tag = tag, .how = how,
                         .type = (MPI_Datatype)type, .comm = (MPI_Comm)comm};
  return post(sweep, made, request, row);
}
void *message_receive(int sweep, int how, void *to, void *shadow, int count, handle type, int peer, int tag, handle comm,
                      MPI_Request *request, struct row *row) {
  struct message made = {.memory = to, .shadow = shadow, .count = count, .peer = peer, .tag = tag, .how = how,
                         .type = (MPI_Datatype)type, .comm = (MPI_Comm)comm, .receives = 1};
  return post(sweep, made, request, row);
}

/// Begins to bring adjoints back.
static void begin_adjoint(struct message *m) {
  must_be_told(m->floats, m->row, m->receives ? m->shadow : 0, m->count, m->type);
  if (!has_any(m->floats))
    return;
  m->begun = 1;
  int tag = other_tag(m->tag, m->comm);
  long n = is_bytes(m->floats) ? (long)sizeof(struct bytes) + bytes_of(m->count, m->type) : m->floats.count;
  MPI_Datatype type = is_bytes(m->floats) ? MPI_BYTE : m->floats.leaf;
  if (m->receives && is_bytes(m->floats)) {
    struct bytes *out = bytes_out(m->row, m->shadow, m->got, 1);
    m->room = out;
    MPI_Isend(out, sent_bytes(out), MPI_BYTE, m->peer, tag, m->comm, &m->other);
  } else if (m->receives) {
    m->room = moved(m->floats, m->shadow, m->count, m->type, m->got);
    MPI_Isend(m->room, m->got, type, m->peer, tag, m->comm, &m->other);
  } else {
    m->room = room(is_bytes(m->floats) ? n : m->floats.size * n);
    MPI_Irecv(m->room, (int)n, type, m->peer, tag, m->comm, &m->other);
  }
}
static void add_adjoint(struct message *m, void *shadow) {
  if (m->receives || m->peer == MPI_PROC_NULL)
    return;
  if (is_bytes(m->floats)) {
    bytes_in(m->row, m->room, shadow, bytes_of(m->count, m->type), 1);
    return;
  }
  must_be_floats(m->room, m->floats.size * m->floats.count);
  add(m->floats, shadow, m->room, m->count, m->type);
}
static void complete_adjoint(struct message *m, void *shadow) {
  if (m->begun) {
    MPI_Wait(&m->other, MPI_STATUS_IGNORE);
    add_adjoint(m, shadow);
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

void *message_start(int sweep, int how, int count, MPI_Request *all) {
  struct list *started = list_of(count);
  for (int i = 0; i < count; i++) {
    MPI_Request request = request_at(all, i, how);
    struct message *m = own(request);
    if (!m) {
      MPI_Start(&request);
      put_request(all, i, how, request);
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
  if (!m->receives || !has_any(m->floats))
    return;
  // Of what comes from nobody MPICH says that it came from the first process.
  if (m->peer == MPI_PROC_NULL) {
    m->got = 0, m->tag = 0;
    return;
  }
  m->peer = status->MPI_SOURCE;
  m->tag = status->MPI_TAG;
  MPI_Get_elements(status, m->type, &m->got);
  // Of complex floats both parts count.
  int whole = m->floats.count, elements, bytes;
  if (is_plain(m->type) && m->count) {
    MPI_Type_size(m->type, &bytes);
    elements = bytes / (int)m->floats.size;
    m->got *= m->got * elements <= whole && elements > 1 ? elements : 1;
  }
}

static struct message *completed(int sweep, int how, MPI_Request *all, int i, MPI_Request real, const MPI_Status *status) {
  MPI_Request request = request_at(all, i, how);
  struct message *m = own(request);
  if (!m) {
    put_request(all, i, how, real);
    return 0;
  }
  struct message *doing = m;
  if (m->how & PERSISTENT) {
    m->primal = real;
    doing = m->doing;
    m->doing = 0;
  } else {
    leave(request);
    put_request(all, i, how, MPI_REQUEST_NULL);
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

/// Gives the program what it is told of messages.
static void put_statuses(int how, MPI_Status *to, const MPI_Status *said, int count) {
  for (int i = 0; i < count; i++)
    if (how & NUMBERS)
      MPI_Status_c2f(&said[i], (MPI_Fint *)&to[i]);
    else
      to[i] = said[i];
}

void *message_complete(int sweep, int how, int count, MPI_Request *all, int *number, int *which, MPI_Status *statuses) {
  int what = how & ~NUMBERS, first = how & NUMBERS ? 1 : 0;
  MPI_Request *real = room(count * sizeof *real);
  MPI_Status *said = room((count + 1) * sizeof *said);
  int *at = room((count + 1) * sizeof *at), done = 0, flag = 1;
  for (int i = 0; i < count; i++) {
    MPI_Request request = request_at(all, i, how);
    struct message *m = own(request);
    real[i] = m ? m->primal : request;
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
    *which = *at == MPI_UNDEFINED ? *at : *at + first;
  for (int i = 0; which && some && i < done; i++)
    which[i] = at[i] + first;
  int single = any || what == WAIT || what == TEST;
  if (statuses != MPI_STATUS_IGNORE && statuses != MPI_STATUSES_IGNORE)
    put_statuses(how, statuses, said, single ? flag != 0 : done);
  struct list *list = list_of(done);
  for (int i = 0; i < done; i++) {
    struct message *m = completed(sweep, how, all, at[i], real[at[i]], &said[i]);
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
