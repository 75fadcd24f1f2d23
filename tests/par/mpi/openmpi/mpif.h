! For flang, in the place of Open MPI's own: without the functions of mpif-sizeof.h, of kinds that flang does not have.
      include 'mpif-config.h'
      include 'mpif-constants.h'
      include 'mpif-handles.h'
      include 'mpif-io-constants.h'
      include 'mpif-io-handles.h'
      include 'mpif-externals.h'
      include 'mpif-sentinels.h'
