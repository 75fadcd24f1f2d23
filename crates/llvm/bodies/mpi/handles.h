// Handles of communicators and types. What is released in the forward sweep lives on until the reverse sweep comes to where it was made.
#pragma once
#include "windows.h"

struct made {
  struct made *next;
  int what, is_released;
  MPI_Comm comm;
  MPI_Datatype type;
};
SHARED struct made *tapeless_mpi_handles;

static struct made of_handle(int how, void *handle) {
  int what = how & ~NUMBERS;
  struct made m = {0, what, 0, MPI_COMM_NULL, MPI_DATATYPE_NULL};
  if (what == COMMUNICATOR)
    m.comm = how & NUMBERS ? MPI_Comm_f2c(*(MPI_Fint *)handle) : *(MPI_Comm *)handle;
  else
    m.type = how & NUMBERS ? MPI_Type_f2c(*(MPI_Fint *)handle) : *(MPI_Datatype *)handle;
  return m;
}
static void put_null(int how, void *handle) {
  int what = how & ~NUMBERS;
  if (how & NUMBERS)
    *(MPI_Fint *)handle = what == COMMUNICATOR ? MPI_Comm_c2f(MPI_COMM_NULL) : MPI_Type_c2f(MPI_DATATYPE_NULL);
  else if (what == COMMUNICATOR)
    *(MPI_Comm *)handle = MPI_COMM_NULL;
  else
    *(MPI_Datatype *)handle = MPI_DATATYPE_NULL;
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

/// Whether a message has floats, as far as is known.
static int carries(struct message *m) {
  int tells = m->row.span && !m->row.doubles && !m->row.singles;
  return has_floats(m->floats) || (is_bytes(m->floats) && m->shadow && !tells);
}

static void release_request(int sweep, int how, MPI_Request *at) {
  MPI_Request request = request_at(at, 0, how);
  struct message *m = own(request);
  if (!m) {
    MPI_Request_free(&request);
    put_request(at, 0, how, request);
    return;
  }
  if (sweep != PRIMAL && carries(m) && (m->doing || !(m->how & PERSISTENT)))
    stop("a message that nobody waits for has no derivative: the request is released while it is on its way");
  MPI_Request_free(&m->primal);
  leave(request);
  put_request(at, 0, how, MPI_REQUEST_NULL);
  // Of a persistent one the forward sweep has kept where it was prepared.
  if (sweep != FORWARD)
    free(m);
}

void *message_release(int sweep, int how, void *handle) {
  int what = how & ~NUMBERS;
  if (what == REQUEST || what == WINDOW) {
    if (what == REQUEST)
      release_request(sweep, how, handle);
    else
      release_window(sweep, handle);
    return 0;
  }
  struct made given = of_handle(how, handle), *m = sweep == FORWARD ? tapeless_mpi_handles : 0;
  for (; m; m = m->next)
    if (m->what == what && m->comm == given.comm && m->type == given.type)
      break;
  if (m)
    m->is_released = 1;
  else if (sweep != FORWARD)
    free_handle(&given);
  put_null(how, handle);
  return 0;
}
