// Which types of MPI are of floats, of one kind each; complex ones are two. Which are of bytes, that may be those of floats, and of integers.
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
HELPER int is_byte(MPI_Datatype t) {
  return t == MPI_BYTE || t == MPI_PACKED || t == MPI_CHAR || t == MPI_SIGNED_CHAR || t == MPI_UNSIGNED_CHAR || t == MPI_INT8_T ||
         t == MPI_UINT8_T || t == MPI_CHARACTER || t == MPI_INTEGER1;
}
HELPER int is_whole(MPI_Datatype t) {
  return t == MPI_SHORT || t == MPI_UNSIGNED_SHORT || t == MPI_INT || t == MPI_UNSIGNED || t == MPI_LONG ||
         t == MPI_UNSIGNED_LONG || t == MPI_LONG_LONG || t == MPI_UNSIGNED_LONG_LONG || t == MPI_INT16_T || t == MPI_INT32_T ||
         t == MPI_INT64_T || t == MPI_UINT16_T || t == MPI_UINT32_T || t == MPI_UINT64_T || t == MPI_C_BOOL || t == MPI_WCHAR ||
         t == MPI_2INT || t == MPI_INTEGER || t == MPI_INTEGER2 || t == MPI_INTEGER4 || t == MPI_INTEGER8 ||
         t == MPI_2INTEGER || t == MPI_LOGICAL || t == MPI_AINT || t == MPI_OFFSET || t == MPI_COUNT || t == MPI_SHORT_INT ||
         t == MPI_LONG_INT;
}
