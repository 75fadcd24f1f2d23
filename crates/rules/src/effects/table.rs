//! The effects of libc, the C++ run time and POSIX, one line for functions of one kind.

use super::{Action, Args, Effects, Returned, Size, Written};

const ARG_0: Args = Args::of(&[0]);
const ARG_1: Args = Args::of(&[1]);
const ARGS_0_1: Args = Args::of(&[0, 1]);

/// Reads what it is given and changes a stream, a file or a process.
const OUTPUT: Effects = Effects::INACTIVE.reads(Args::ALL).errno().stateful();
/// Only reads its arguments.
const READS: Effects = Effects::INACTIVE.reads(Args::ALL);
/// Reads a string and returns a place in it.
const SEARCH: Effects = READS.returning(Returned::Within(0));
/// Changes or asks hidden state.
const STATE: Effects = Effects::INACTIVE.errno().stateful();
/// Asks which member of a team it is, or which part of a loop it is to do.
const MEMBER: Effects = Effects::INACTIVE.stateful();
/// Whether it is the last part, where it begins and ends, the step to the next.
const BOUNDS: Args = Args::of(&[3, 4, 5, 6]);
const NEXT_BOUNDS: Args = Args::of(&[2, 3, 4, 5]);
const STOP: Effects = OUTPUT.doing(Action::NoReturn { unwinds: false });
const THROW: Effects = OUTPUT.doing(Action::NoReturn { unwinds: true });
const FREE: Effects = Effects::ACTIVE.doing(Action::Free { pointer: 0 });

const fn alloc(size: Size, align: Option<u8>, zeroed: bool) -> Effects {
    Effects::ACTIVE
        .errno()
        .returning(Returned::Fresh)
        .doing(Action::Alloc {
            size,
            align,
            zeroed,
        })
}

const fn realloc(size: Size) -> Effects {
    Effects::ACTIVE
        .errno()
        .returning(Returned::Fresh)
        .doing(Action::Realloc { pointer: 0, size })
}

const TEXT_COPY: Effects = Effects::INACTIVE
    .reads(ARGS_0_1)
    .filling(ARG_0, Written::Bytes(0));

const fn copy(len: u8) -> Effects {
    let copy = Action::Copy {
        dst: 0,
        src: 1,
        len,
    };
    Effects::ACTIVE
        .reads(ARG_1)
        .writes(ARG_0)
        .returning(Returned::Argument(0))
        .doing(copy)
}

const fn set(value: Option<u8>, len: u8) -> Effects {
    Effects::ACTIVE
        .writes(ARG_0)
        .returning(Returned::Argument(0))
        .doing(Action::Set { dst: 0, value, len })
}

/// The table. A text is inactive: characters carry no derivative.
#[rustfmt::skip]
pub(super) const TABLE: &[(&[&str], Effects)] = &[
    // Memory.
    (&["malloc", "valloc", "pvalloc", "tapeless.frame.begin"], alloc(Size::Arg(0), None, false)),
    (&["calloc"], alloc(Size::Product(0, 1), None, true)),
    (&["tapeless.frame.zeroed"], alloc(Size::Arg(0), None, true)),
    (&["aligned_alloc", "memalign"], alloc(Size::Arg(1), Some(0), false)),
    (&["posix_memalign"], Effects::ACTIVE.writes(ARG_0)
        .doing(Action::AllocInto { place: 0, size: Size::Arg(2), align: Some(1) })),
    (&["realloc"], realloc(Size::Arg(1))),
    (&["tapeless.frame.grow"], realloc(Size::Arg(2))),
    (&["reallocarray"], realloc(Size::Product(1, 2))),
    (&["free", "cfree", "tapeless.frame.end"], FREE),
    (&["strdup", "__strdup", "strndup", "__strndup"], Effects::INACTIVE.reads(ARG_0).errno().returning(Returned::Fresh)
        .doing(Action::Alloc { size: Size::Unknown, align: None, zeroed: false })),
    (&["malloc_usable_size"], STATE),
    (&["memcpy", "memmove", "__memcpy_chk", "__memmove_chk"], copy(2)),
    (&["mempcpy", "__mempcpy", "__mempcpy_chk"], copy(2).returning(Returned::Within(0))),
    (&["bcopy"], Effects::ACTIVE.reads(ARG_0).writes(ARG_1)
        .doing(Action::Copy { dst: 1, src: 0, len: 2 })),
    (&["memset", "__memset_chk"], set(Some(1), 2)),
    (&["bzero", "explicit_bzero"], set(None, 1).returning(Returned::Value)),
    (&["memcmp", "bcmp"], READS),
    (&["memchr", "memrchr", "rawmemchr", "memmem"], SEARCH),

    // C++ `new` and `delete`: size_t; nothrow; align_val_t.
    (&["_Znwm", "_Znam", "_ZnwmRKSt9nothrow_t", "_ZnamRKSt9nothrow_t"], alloc(Size::Arg(0), None, false)),
    (&["_ZnwmSt11align_val_t", "_ZnamSt11align_val_t", "_ZnwmSt11align_val_tRKSt9nothrow_t",
       "_ZnamSt11align_val_tRKSt9nothrow_t"], alloc(Size::Arg(0), Some(1), false)),
    (&["_ZdlPv", "_ZdaPv", "_ZdlPvm", "_ZdaPvm", "_ZdlPvRKSt9nothrow_t", "_ZdaPvRKSt9nothrow_t",
       "_ZdlPvSt11align_val_t", "_ZdaPvSt11align_val_t", "_ZdlPvmSt11align_val_t", "_ZdaPvmSt11align_val_t",
       "_ZdlPvSt11align_val_tRKSt9nothrow_t", "_ZdaPvSt11align_val_tRKSt9nothrow_t"], FREE),

    // The C++ run time.
    (&["__cxa_allocate_exception"], alloc(Size::Arg(0), None, false)),
    (&["__cxa_free_exception"], FREE),
    (&["__cxa_throw", "__cxa_rethrow", "_Unwind_Resume", "_Unwind_RaiseException", "__cxa_bad_cast", "__cxa_bad_typeid",
       "__cxa_throw_bad_array_new_length"], THROW.captures(ARG_0)),
    (&["__cxa_begin_catch", "__cxa_get_exception_ptr"], STATE.returning(Returned::Thrown)),
    (&["__cxa_end_catch", "__gxx_personality_v0", "_Unwind_Backtrace"], STATE),
    // Our own, around exceptions that are caught inside.
    (&["tapeless.thrown", "tapeless.rethrown", "tapeless.token", "tapeless.caught", "tapeless.peeked"], STATE),
    (&["tapeless.raise"], THROW),
    (&["__cxa_guard_acquire", "__cxa_guard_release", "__cxa_guard_abort"], STATE.reads(ARG_0).filling(ARG_0, Written::Bytes(8))),
    (&["__cxa_atexit", "__cxa_thread_atexit", "atexit", "at_quick_exit", "on_exit"], STATE.captures(Args::ALL)),
    (&["__dynamic_cast"], READS.returning(Returned::Within(0))),
    // Out of line, and without effect: constructors and destructors of `std::allocator<char>` and `<wchar_t>`.
    (&["_ZNSaIcEC1Ev", "_ZNSaIcEC2Ev", "_ZNSaIcEC1ERKS_", "_ZNSaIcEC2ERKS_", "_ZNSaIcED1Ev", "_ZNSaIcED2Ev",
       "_ZNSaIwEC1Ev", "_ZNSaIwEC2Ev", "_ZNSaIwEC1ERKS_", "_ZNSaIwEC2ERKS_", "_ZNSaIwED1Ev", "_ZNSaIwED2Ev",
       "_ZNSt9exceptionD1Ev", "_ZNSt9exceptionD2Ev", "_ZNSt9bad_allocD1Ev", "_ZNSt9bad_allocD2Ev",
       "_ZNSt8bad_castD1Ev", "_ZNSt8bad_castD2Ev", "_ZNSt10bad_typeidD1Ev", "_ZNSt10bad_typeidD2Ev",
       "_ZNSt13bad_exceptionD1Ev", "_ZNSt13bad_exceptionD2Ev"], Effects::INACTIVE),
    (&["_ZSt18uncaught_exceptionv", "_ZSt19uncaught_exceptionsv", "_ZSt13get_terminatev"], STATE),
    (&["_ZSt16generic_categoryv", "_ZSt15system_categoryv", "_ZNSt3_V216generic_categoryEv",
       "_ZNSt3_V215system_categoryEv", "_ZSt15future_categoryv"], Effects::INACTIVE.returning(Returned::Library)),
    (&["_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE"], THROW),
    // A `std::exception_ptr` is a pointer to what was thrown.
    (&["_ZSt17current_exceptionv", "_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv"],
        STATE.filling(ARG_0, Written::Bytes(8))),
    (&["_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv"], STATE.reads(ARG_0)),
    (&["_ZSt18make_exception_ptrISt12future_errorENSt15__exception_ptr13exception_ptrET_"],
        STATE.reads(ARG_1).filling(ARG_0, Written::Bytes(8))),
    (&["_ZNSt12future_errorC1ESt10error_code", "_ZNSt12future_errorC2ESt10error_code", "_ZNSt12future_errorC1ESt11future_errc",
       "_ZNSt12future_errorC2ESt11future_errc"], STATE.filling(ARG_0, Written::Bytes(32))),
    (&["_ZNSt12future_errorD1Ev", "_ZNSt12future_errorD2Ev"], STATE.reads(ARG_0)),
    (&["__cxa_pure_virtual", "__cxa_deleted_virtual", "_ZSt9terminatev", "__cxa_call_unexpected",
       "__cxa_call_terminate"], STOP),
    (&["_ZNSt8ios_base4InitC1Ev", "_ZNSt8ios_base4InitD1Ev"], STATE.writes(ARG_0)),

    // Strings.
    (&["strlen", "strnlen", "strcmp", "strncmp", "strcasecmp", "strncasecmp", "strcoll", "strspn", "strcspn",
       "wcslen", "wcscmp"], READS),
    (&["strchr", "strrchr", "strchrnul", "strstr", "strcasestr", "strpbrk", "index", "rindex"], SEARCH),
    // What they move is a text: no float ever lies there.
    (&["strcpy", "__strcpy_chk"], TEXT_COPY.returning(Returned::Argument(0))),
    (&["stpcpy", "__stpcpy_chk"], TEXT_COPY.returning(Returned::Within(0))),
    (&["strncpy", "__strncpy_chk"],
        Effects::INACTIVE.reads(ARGS_0_1).filling(ARG_0, Written::Arg(2)).returning(Returned::Argument(0))),
    (&["strcat", "strncat", "__strcat_chk", "__strncat_chk"],
        TEXT_COPY.returning(Returned::Argument(0))),
    (&["strlcpy", "strlcat"], TEXT_COPY),
    (&["strxfrm"], Effects::INACTIVE.reads(ARG_1).writes(ARG_0)),
    (&["strtok"], STATE.reads(ARGS_0_1).writes(ARG_0).captures(ARG_0).returning(Returned::Library)),
    (&["strtok_r"], Effects::INACTIVE.reads(Args::ALL).writes(Args::of(&[0, 2])).captures(ARG_0)
        .returning(Returned::Library)),
    (&["strerror", "strsignal"], STATE.returning(Returned::Library)),
    (&["isalpha", "isdigit", "isalnum", "isspace", "isupper", "islower", "ispunct", "isprint", "iscntrl", "isxdigit",
       "isgraph", "isblank", "toupper", "tolower"], Effects::INACTIVE),
    (&["__ctype_b_loc", "__ctype_tolower_loc", "__ctype_toupper_loc"], Effects::INACTIVE.returning(Returned::Library)),

    // Numbers from text. Their values are inactive.
    (&["atoi", "atol", "atoll", "atof"], READS.errno()),
    (&["strtol", "strtoll", "strtoul", "strtoull", "strtod", "strtof", "strtold", "__isoc23_strtol",
       "__isoc23_strtoll", "__isoc23_strtoul", "__isoc23_strtoull"], READS.writes(ARG_1).captures(ARG_0).errno()),

    // Streams: output.
    (&["printf", "vprintf", "fprintf", "vfprintf", "dprintf", "vdprintf", "puts", "fputs", "putchar", "putc", "fputc",
       "putchar_unlocked", "putc_unlocked", "fputc_unlocked", "fputs_unlocked", "fwrite", "fwrite_unlocked", "perror",
       "fflush", "fflush_unlocked", "__printf_chk", "__fprintf_chk", "__vprintf_chk", "__vfprintf_chk", "wprintf",
       "fwprintf", "syslog"], OUTPUT),
    (&["sprintf", "vsprintf", "__sprintf_chk", "__vsprintf_chk"], OUTPUT.filling(ARG_0, Written::Text)),
    (&["snprintf", "vsnprintf", "__snprintf_chk", "__vsnprintf_chk"],
        OUTPUT.filling(ARG_0, Written::TextWithin(1))),
    (&["asprintf", "vasprintf"], OUTPUT.writes(ARG_0)
        .doing(Action::AllocInto { place: 0, size: Size::Unknown, align: None })),

    // Streams: input overwrites, and what it brings is inactive.
    (&["fread", "fread_unlocked"], STATE.filling(ARG_0, Written::Objects(1))),
    (&["__fread_chk"], STATE.filling(ARG_0, Written::Objects(2))),
    (&["fgets", "fgets_unlocked"], STATE.filling(ARG_0, Written::Arg(1)).returning(Returned::Argument(0))),
    (&["__fgets_chk"], STATE.filling(ARG_0, Written::Arg(2)).returning(Returned::Argument(0))),
    (&["gets"], STATE.writes(ARG_0).returning(Returned::Argument(0))),
    (&["fgetc", "getc", "getchar", "ungetc", "fgetc_unlocked", "getc_unlocked", "getchar_unlocked"], STATE),
    (&["scanf", "__isoc99_scanf", "__isoc23_scanf"], STATE.reads(ARG_0).writes(Args::from(1))),
    (&["fscanf", "sscanf", "__isoc99_fscanf", "__isoc99_sscanf", "__isoc23_fscanf", "__isoc23_sscanf"],
        STATE.reads(ARGS_0_1).writes(Args::from(2))),
    (&["getline", "__getdelim", "getdelim"], STATE.reads(ARGS_0_1).writes(ARGS_0_1)),

    // Streams: control.
    (&["fopen", "fopen64", "fdopen", "freopen", "freopen64", "popen", "tmpfile", "tmpfile64"],
        OUTPUT.returning(Returned::Library)),
    (&["fclose", "pclose", "fseek", "fseeko", "fseeko64", "ftell", "ftello", "ftello64", "rewind", "feof", "ferror",
       "clearerr", "fileno", "remove", "rename", "feof_unlocked", "ferror_unlocked"], OUTPUT),
    (&["setvbuf", "setbuf"], OUTPUT.captures(ARG_1)),

    // The process.
    (&["exit", "_exit", "_Exit", "quick_exit", "abort", "__assert_fail", "__assert", "__assert_perror_fail",
       "__stack_chk_fail", "__chk_fail", "__fortify_fail", "err", "errx", "verr", "verrx"], STOP),
    (&["warn", "warnx", "system", "raise", "kill", "setlocale", "setenv", "unsetenv", "unlink", "access", "chdir",
       "mkdir", "rmdir"], OUTPUT),
    (&["putenv"], OUTPUT.captures(ARG_0)),
    (&["getenv", "secure_getenv", "localeconv"], STATE.reads(ARG_0).returning(Returned::Library)),
    (&["getpid", "getppid", "gettid", "getuid", "geteuid", "getgid", "getegid", "sysconf", "getpagesize", "isatty",
       "sched_yield", "sched_getcpu", "get_nprocs", "pthread_self"], STATE),
    (&["__errno_location"], Effects::INACTIVE.returning(Returned::Library)),

    // Random numbers.
    (&["rand", "srand", "random", "srandom", "drand48", "lrand48", "mrand48", "srand48", "arc4random",
       "arc4random_uniform"], STATE),
    (&["rand_r"], STATE.reads(ARG_0).filling(ARG_0, Written::Bytes(4))),
    (&["erand48", "nrand48", "jrand48"], STATE.reads(ARG_0).filling(ARG_0, Written::Bytes(6))),
    (&["getrandom"], STATE.filling(ARG_0, Written::Result)),
    (&["arc4random_buf"], STATE.filling(ARG_0, Written::Arg(1))),
    (&["getentropy"], STATE.writes(ARG_0)),

    // Time.
    (&["clock", "sleep", "usleep", "difftime", "omp_get_wtime", "omp_get_thread_num", "omp_get_num_threads",
       "omp_get_max_threads"], STATE),
    (&["time", "times", "timespec_get", "ftime"], STATE.writes(ARG_0)),
    (&["gettimeofday"], STATE.writes(ARGS_0_1)),
    (&["clock_gettime", "clock_gettime64"], STATE.filling(ARG_1, Written::Bytes(16))),
    (&["clock_getres", "getrusage"], STATE.writes(ARG_1)),
    (&["nanosleep"], STATE.reads(ARG_0).writes(ARG_1)),
    (&["localtime", "gmtime", "asctime", "ctime"], STATE.reads(ARG_0).returning(Returned::Library)),
    (&["localtime_r", "gmtime_r"], STATE.reads(ARG_0).writes(ARG_1).returning(Returned::Argument(1))),
    (&["mktime", "timegm"], STATE.reads(ARG_0).writes(ARG_0)),
    (&["strftime"], STATE.reads(Args::of(&[2, 3])).writes(ARG_0)),

    // Files.
    (&["open", "open64", "openat", "creat", "close", "lseek", "lseek64", "fsync", "dup", "dup2", "ftruncate",
       "write", "pwrite", "pwrite64"], OUTPUT),
    (&["read", "pread", "pread64", "__read_chk", "recv"], STATE.filling(ARG_1, Written::Result)),
    (&["stat", "fstat", "lstat", "stat64", "fstat64", "lstat64"], STATE.reads(ARG_0).writes(ARG_1)),
    (&["pipe"], STATE.writes(ARG_0)),
    (&["getcwd", "readlink"], STATE.reads(ARG_0).writes(ARGS_0_1)),

    (&["madvise", "posix_madvise", "posix_fadvise"], STATE),

    // OpenMP: whose turn it is, which part of a loop is whose. What orders members is told in `rewrites/spelled/teams.rs`.
    (&["__kmpc_global_thread_num", "__kmpc_for_static_fini", "__kmpc_dispatch_init_4", "__kmpc_dispatch_init_4u",
       "__kmpc_dispatch_init_8", "__kmpc_dispatch_init_8u", "__kmpc_dispatch_fini_4", "__kmpc_dispatch_fini_4u",
       "__kmpc_dispatch_fini_8", "__kmpc_dispatch_fini_8u", "__kmpc_dispatch_deinit", "__kmpc_single",
       "__kmpc_end_single", "__kmpc_master", "__kmpc_end_master", "__kmpc_masked", "__kmpc_end_masked",
       "__kmpc_push_proc_bind"], MEMBER),
    (&["omp_get_num_procs", "omp_in_parallel", "omp_get_level", "omp_get_active_level", "omp_get_team_size",
       "omp_get_ancestor_thread_num", "omp_get_thread_limit", "omp_get_dynamic", "omp_set_dynamic",
       "omp_get_nested", "omp_set_nested", "omp_get_max_active_levels", "omp_set_max_active_levels",
       "omp_set_num_threads", "omp_get_num_teams", "omp_get_team_num", "omp_get_wtick", "omp_in_final",
       "omp_get_cancellation", "omp_is_initial_device", "omp_get_num_devices", "omp_get_default_device"], MEMBER),
    (&["omp_init_lock", "omp_destroy_lock", "omp_init_nest_lock", "omp_destroy_nest_lock", "omp_init_lock_with_hint",
       "omp_init_nest_lock_with_hint"], MEMBER.reads(ARG_0).filling(ARG_0, Written::Bytes(0))),
    (&["__kmpc_for_static_init_4", "__kmpc_for_static_init_4u"],
        MEMBER.reads(BOUNDS).filling(BOUNDS, Written::Bytes(4))),
    (&["__kmpc_for_static_init_8", "__kmpc_for_static_init_8u"],
        MEMBER.reads(BOUNDS).filling(BOUNDS, Written::Bytes(8))),
    (&["__kmpc_dispatch_next_4", "__kmpc_dispatch_next_4u"], MEMBER.filling(NEXT_BOUNDS, Written::Bytes(4))),
    (&["__kmpc_dispatch_next_8", "__kmpc_dispatch_next_8u"], MEMBER.filling(NEXT_BOUNDS, Written::Bytes(8))),

    // MPI: what asks and arranges, and messages without floats. Those with floats have derivatives (`llvm/src/messages.rs`).
    (&["MPI_Init", "MPI_Init_thread", "MPI_Initialized", "MPI_Finalized", "MPI_Query_thread", "MPI_Is_thread_main",
       "MPI_Comm_rank", "MPI_Comm_size", "MPI_Comm_split", "MPI_Comm_split_type", "MPI_Comm_dup", "MPI_Comm_create",
       "MPI_Comm_create_group", "MPI_Comm_group", "MPI_Comm_compare", "MPI_Comm_get_attr", "MPI_Comm_set_errhandler",
       "MPI_Comm_get_name", "MPI_Comm_set_name", "MPI_Comm_test_inter", "MPI_Group_incl", "MPI_Group_excl", "MPI_Group_rank",
       "MPI_Group_size", "MPI_Group_free", "MPI_Group_translate_ranks", "MPI_Cart_create", "MPI_Cart_get", "MPI_Cart_rank",
       "MPI_Cart_coords", "MPI_Cart_shift", "MPI_Cart_sub", "MPI_Cartdim_get", "MPI_Dims_create", "MPI_Topo_test",
       "MPI_Graph_create", "MPI_Dist_graph_create", "MPI_Dist_graph_create_adjacent", "MPI_Barrier", "MPI_Wtime", "MPI_Wtick",
       "MPI_Get_processor_name", "MPI_Get_version", "MPI_Get_library_version", "MPI_Get_count", "MPI_Get_elements",
       "MPI_Probe", "MPI_Iprobe", "MPI_Type_contiguous", "MPI_Type_vector", "MPI_Type_create_hvector", "MPI_Type_indexed",
       "MPI_Type_create_hindexed", "MPI_Type_create_indexed_block", "MPI_Type_create_struct", "MPI_Type_create_subarray",
       "MPI_Type_create_resized", "MPI_Type_dup", "MPI_Type_commit", "MPI_Type_size", "MPI_Type_get_extent",
       "MPI_Type_get_true_extent", "MPI_Get_address", "MPI_Op_create", "MPI_Op_free", "MPI_Error_string", "MPI_Error_class",
       "MPI_Pcontrol", "MPI_Info_create", "MPI_Info_set", "MPI_Info_free", "MPI_Buffer_attach", "MPI_Buffer_detach",
       "MPI_Send", "MPI_Ssend", "MPI_Rsend", "MPI_Bsend", "MPI_Recv", "MPI_Sendrecv", "MPI_Sendrecv_replace", "MPI_Isend", "MPI_Issend",
       "MPI_Irsend", "MPI_Ibsend", "MPI_Irecv", "MPI_Send_init", "MPI_Ssend_init", "MPI_Rsend_init", "MPI_Bsend_init",
       "MPI_Recv_init", "MPI_Bcast", "MPI_Reduce", "MPI_Allreduce", "MPI_Scan", "MPI_Exscan", "MPI_Gather", "MPI_Gatherv",
       "MPI_Scatter", "MPI_Scatterv", "MPI_Allgather", "MPI_Allgatherv", "MPI_Alltoall", "MPI_Alltoallv",
       "MPI_Reduce_scatter", "MPI_Reduce_scatter_block", "tapeless.mpi.start",
       "tapeless.mpi.made", "tapeless.mpi.release", "tapeless.mpi.broadcast", "tapeless.mpi.reduce", "tapeless.mpi.move",
       "MPI_Neighbor_allgather", "MPI_Neighbor_allgatherv", "MPI_Neighbor_alltoall", "MPI_Neighbor_alltoallv", "MPI_Put", "MPI_Get", "MPI_Accumulate", "tapeless.mpi.window", "tapeless.mpi.window.allocate", "tapeless.mpi.fence",
       "tapeless.mpi.access"],
        STATE.reads(Args::ALL).captures(Args::ALL).filling(Args::ALL, Written::Bytes(0))),
    // A library keeps the memory of messages, but not where requests and statuses are.
    (&["tapeless.mpi.send", "tapeless.mpi.receive"],
        STATE.reads(Args::ALL).captures(Args::of(&[2, 3])).filling(Args::ALL, Written::Bytes(0))),
    (&["tapeless.mpi.complete"], STATE.reads(Args::ALL).filling(Args::ALL, Written::Bytes(0))),
    (&["MPI_Comm_f2c", "MPI_Op_f2c", "MPI_Type_f2c"], STATE.returning(Returned::Library)),
    (&["MPI_Abort"], STOP),
    // POSIX threads: what orders them is told in `rewrites/spelled/threads.rs`.
    (&["pthread_mutex_init", "pthread_mutex_destroy", "pthread_mutex_trylock", "pthread_mutexattr_init",
       "pthread_mutexattr_settype", "pthread_mutexattr_destroy", "pthread_barrier_init", "pthread_barrier_wait",
       "pthread_barrier_destroy", "pthread_cond_init", "pthread_cond_destroy", "pthread_cond_signal",
       "pthread_cond_broadcast", "pthread_attr_init", "pthread_attr_destroy", "pthread_attr_setstacksize",
       "_ZNSt18condition_variableC1Ev", "_ZNSt18condition_variableD1Ev", "_ZNSt18condition_variable10notify_oneEv",
       "_ZNSt18condition_variable10notify_allEv", "_ZNSt6thread6_StateD2Ev"],
        MEMBER.reads(ARG_0).filling(ARG_0, Written::Bytes(0))),
    (&["_ZNSt6thread20hardware_concurrencyEv"], MEMBER),
    // What C++'s futures, latches and semaphores wait by: who tells whom is told by atomic operations (`rewrites/restored/signals.rs`).
    (&["_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE",
       "_ZNSt28__atomic_futex_unsigned_base26_M_futex_wait_until_steadyEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE"],
        MEMBER.reads(ARGS_0_1)),
    (&["_ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj"], MEMBER.reads(ARG_0)),
    (&["\u{1}syscall"], MEMBER.reads(Args::ALL)),
    (&["pthread_cond_wait", "pthread_cond_timedwait", "pthread_cond_clockwait"],
        MEMBER.reads(Args::ALL).filling(ARGS_0_1, Written::Bytes(0))),

    // Whole numbers, and questions about floats.
    (&["abs", "labs", "llabs", "ffs", "ffsl", "ffsll", "htonl", "htons", "ntohl", "ntohs"], Effects::INACTIVE),
    (&["isnan", "isnanf", "isnanl", "__isnan", "__isnanf", "__isnanl", "isinf", "isinff", "isinfl", "__isinf",
       "__isinff", "__isinfl", "finite", "finitef", "finitel", "__finite", "__finitef", "__finitel", "__signbit",
       "__signbitf", "__signbitl", "__fpclassify", "__fpclassifyf", "__fpclassifyl"], Effects::INACTIVE),
    (&["nan", "nanf", "nanl"], READS),
    (&["feclearexcept", "feraiseexcept", "fetestexcept", "fegetround", "fesetround", "fedisableexcept",
       "feenableexcept", "fegetexcept"], STATE),
    (&["fegetenv", "feholdexcept", "fegetexceptflag"], STATE.writes(ARGS_0_1)),
    (&["fesetenv", "feupdateenv", "fesetexceptflag"], STATE.reads(ARG_0)),
];
