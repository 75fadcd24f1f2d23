// Which types of MPI are of floats, of one kind each; complex ones are two.
#pragma once
#include "../bodies.h"
#include <mpi.h>

/// Whether an optimiser knows it.
_Bool is_known(_Bool) __asm__("llvm.is.constant.i1");

HELPER int is_double(MPI_Datatype t) {
  return t == MPI_DOUBLE || t == MPI_C_DOUBLE_COMPLEX || t == MPI_DOUBLE_COMPLEX || t == MPI_DOUBLE_PRECISION || t == MPI_REAL8 ||
         t == MPI_CXX_DOUBLE_COMPLEX || t == MPI_COMPLEX16;
}
HELPER int is_float(MPI_Datatype t) {
  return t == MPI_FLOAT || t == MPI_C_FLOAT_COMPLEX || t == MPI_COMPLEX || t == MPI_REAL || t == MPI_REAL4 ||
         t == MPI_CXX_FLOAT_COMPLEX || t == MPI_COMPLEX8;
}
