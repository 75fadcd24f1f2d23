// What the numbers and the places of Fortran stand for.
#pragma once
#include "kinds.h"

#ifdef MPICH
// Handles are numbers in C, too. What is named by its address lies in common blocks (mpif.h).
extern char mpipriv1_[], mpipriv2_[];
#define IS_BOTTOM(at) ((const char *)(at) == mpipriv1_)
#define IS_IN_PLACE(at) ((const char *)(at) == mpipriv1_ + sizeof(MPI_Fint))
#define IS_IGNORED(at) ((char *)(at) == mpipriv1_ + 2 * sizeof(MPI_Fint) || (char *)(at) == mpipriv2_)

HELPER MPI_Comm comm_of(MPI_Fint comm) { return comm; }
HELPER MPI_Op op_of(MPI_Fint op) { return op; }
HELPER MPI_Datatype type_of(MPI_Fint t) { return t; }
#else
extern char mpi_fortran_bottom_[], mpi_fortran_in_place_[], mpi_fortran_status_ignore_[], mpi_fortran_statuses_ignore_[];
#define IS_BOTTOM(at) ((const char *)(at) == mpi_fortran_bottom_)
#define IS_IN_PLACE(at) ((const char *)(at) == mpi_fortran_in_place_)
#define IS_IGNORED(at) ((char *)(at) == mpi_fortran_status_ignore_ || (char *)(at) == mpi_fortran_statuses_ignore_)

MPI_Comm tapeless_library_MPI_Comm_f2c(MPI_Fint);
MPI_Op tapeless_library_MPI_Op_f2c(MPI_Fint);
MPI_Datatype tapeless_library_MPI_Type_f2c(MPI_Fint);
HELPER MPI_Comm comm_of(MPI_Fint comm) { return tapeless_library_MPI_Comm_f2c(comm); }
HELPER MPI_Op op_of(MPI_Fint op) { return tapeless_library_MPI_Op_f2c(op); }

/// Those that have names, by their numbers in mpif-handles.h: an optimiser is to see which one it is.
PART MPI_Datatype type_of(MPI_Fint t) {
  switch (is_known(t == 0) ? t : 0) {
  case 1:
    return MPI_BYTE;
  case 2:
    return MPI_PACKED;
  case 5:
    return MPI_CHARACTER;
  case 6:
    return MPI_LOGICAL;
  case 7:
    return MPI_INTEGER;
  case 8:
    return MPI_INTEGER1;
  case 9:
    return MPI_INTEGER2;
  case 10:
    return MPI_INTEGER4;
  case 11:
    return MPI_INTEGER8;
  case 13:
    return MPI_REAL;
  case 14:
    return MPI_REAL4;
  case 15:
    return MPI_REAL8;
  case 17:
    return MPI_DOUBLE_PRECISION;
  case 18:
    return MPI_COMPLEX;
  case 19:
    return MPI_COMPLEX8;
  case 20:
    return MPI_COMPLEX16;
  case 22:
    return MPI_DOUBLE_COMPLEX;
  case 25:
    return MPI_2INTEGER;
  case 34:
    return MPI_CHAR;
  case 39:
    return MPI_INT;
  case 41:
    return MPI_LONG;
  case 45:
    return MPI_FLOAT;
  case 46:
    return MPI_DOUBLE;
  case 62:
    return MPI_INT32_T;
  case 64:
    return MPI_INT64_T;
  case 66:
    return MPI_AINT;
  case 67:
    return MPI_OFFSET;
  case 68:
    return MPI_C_BOOL;
  case 69:
    return MPI_C_FLOAT_COMPLEX;
  case 70:
    return MPI_C_DOUBLE_COMPLEX;
  case 72:
    return MPI_COUNT;
  }
  return tapeless_library_MPI_Type_f2c(t);
}
#endif

/// Memory, or null where the type says at which addresses.
HELPER void *memory(const void *at) { return IS_BOTTOM(at) ? MPI_BOTTOM : (void *)at; }
HELPER MPI_Status *status_of(MPI_Status *at) { return IS_IGNORED(at) ? MPI_STATUS_IGNORE : at; }
