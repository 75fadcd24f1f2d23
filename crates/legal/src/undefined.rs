//! Calls of functions whose derivative cannot be made, and what to do about each.

use crate::{Finding, Judge};
use tapeless_analysis::Mode;
use tapeless_diag::code;
use tapeless_ir::{FuncId, Op, Value};

/// Library functions by name, and what to write instead of calling them.
const LIBRARY: [(&[&str], &str); 8] = [
    (
        &[
            "qsort",
            "qsort_r",
            "heapsort",
            "mergesort",
            "bsearch",
            "lsearch",
            "lfind",
        ],
        "write it as a loop in the program: loops are followed, through the library nothing can be",
    ),
    (
        &[
            "casin", "cacos", "catan", "casinh", "cacosh", "catanh", "cproj",
        ],
        "write it with `clog` and `csqrt`, or with real and imaginary parts",
    ),
    (
        &["pthread_create"],
        "give it no attributes: a null pointer in their place",
    ),
    (
        &[
            "pthread_detach",
            "_ZNSt6thread6detachEv",
            "pthread_attr_setdetachstate",
        ],
        "join the thread: what it does is reversed where it is joined",
    ),
    (
        &["pthread_exit"],
        "return from the function that the thread runs",
    ),
    (
        &["thrd_create", "thrd_join"],
        "use POSIX threads: `pthread_create`, `pthread_join`",
    ),
    (
        &[
            "cudaLaunchKernel",
            "cudaLaunchKernelExC",
            "cudaMemcpy",
            "cudaMemcpyAsync",
            "hipLaunchKernel",
            "hipMemcpy",
            "hipMemcpyAsync",
        ],
        "start kernels, and move memory to them and from them, outside of what is differentiated",
    ),
    (&["memccpy", "swab"], "copy with `memcpy`, or in a loop"),
];

/// Families of library functions, by how their symbols begin.
const FAMILIES: [(&str, &str); 16] = [
    (
        "MPI_",
        "docs/parallel.md lists what is known of MPI: do this by other messages",
    ),
    (
        "mpi_",
        "docs/parallel.md lists what is known of MPI, and of its names in Fortran: do this by other messages, or from C",
    ),
    (
        "_ZN3tbb6detail",
        "its threads are begun in a library: use `std::thread`, or OpenMP, in the place of a parallel algorithm",
    ),
    ("pthread_rwlock_", "use a mutex"),
    ("pthread_spin_", "use a mutex"),
    ("sem_", "use a mutex and a condition variable"),
    (
        "__kmpc_cancel",
        "without `cancel`: let each iteration ask a variable whether anything is left to do",
    ),
    (
        "__kmpc_doacross_",
        "without `depend(sink : …)`: one loop a diagonal, each of which waits for the one before, or tasks with `depend`",
    ),
    (
        "__kmpc_threadprivate_cached",
        "compile without `-fnoopenmp-use-tls`: then a `threadprivate` variable is one of each thread's own",
    ),
    (
        "__kmpc_",
        "docs/parallel.md lists what is known of OpenMP: do this in another way, or compile what is differentiated without -fopenmp",
    ),
    (
        "GOMP_",
        "let clang or flang compile what is differentiated: GCC's run time for OpenMP is not known",
    ),
    ("cblas_", ROUTINES),
    ("LAPACKE_", ROUTINES),
    (
        "_FortranA",
        "write it as a loop, or compile with -O1 or more, which does that: its code is in the compiled Fortran library",
    ),
    (
        "_ZNSt",
        "its code is in the compiled C++ library, not in a header: do this outside of what is differentiated, or with arrays and numbers",
    ),
    (
        "_ZSt",
        "its code is in the compiled C++ library, not in a header: do this outside of what is differentiated, or with arrays and numbers",
    ),
];

/// Which routines of BLAS and LAPACK have derivatives.
const ROUTINES: &str = "the routines whose derivatives are known, with 32-bit integers and real numbers, are listed in docs/blas.md; \
    those of others can be given (`__enzyme_register_gradient_…`)";

/// What to write instead of a call of a library function.
pub(crate) fn instead(symbol: &str) -> Option<&'static str> {
    let exact = |name: &&str| *name == symbol || is_other_precision(name, symbol);
    let listed = LIBRARY.iter().find(|(names, _)| names.iter().any(exact));
    let family = || FAMILIES.iter().find(|(start, _)| symbol.starts_with(start));
    listed
        .map(|entry| entry.1)
        .or_else(|| family().map(|entry| entry.1))
}

/// `cexpf`, `cexpl` of `cexp`.
fn is_other_precision(name: &str, symbol: &str) -> bool {
    name.starts_with('c') && matches!(symbol.strip_prefix(name), Some("f" | "l"))
}

/// An active call of a function without a body.
pub(crate) fn undefined(judge: &Judge<'_>, op: Op, id: FuncId) -> Finding {
    let function = &judge.module.functions[id];
    let (symbol, name) = (&function.name, function.shown_name());
    let touched = touched(judge, &judge.body.ops[op].args);
    if function.sig.variadic && instead(symbol).is_none() && touched.is_none() {
        return variadic(judge, op, id);
    }
    let gives = match &touched {
        Some(global) => &format!("may touch {global}"),
        None if passes_memory(judge, op) => "is given memory that carries a derivative",
        None => "carries a derivative",
    };
    if let Some(instead) = instead(symbol) {
        let what = match symbol.starts_with("__") {
            true => {
                format!("what the compiler makes a call of `{name}` {gives}, and has no derivative")
            }
            false => format!(
                "the call of `{name}` {gives}, and the derivative of this library function is not known"
            ),
        };
        return judge
            .refusal(code::UNDEFINED, op, what)
            .help(instead)
            .into();
    }
    if function.interposable {
        return replaceable(judge, op, (symbol, name), gives);
    }
    let what = format!("the call of `{name}` {gives}, but `{name}` has no definition here");
    let refusal = judge.refusal(code::UNDEFINED, op, what).help(format!(
        "define `{name}` in this file, or build all files with `-flto=full` and load the plugin in lld"
    ));
    let refusal = match touched {
        Some(_) => refusal,
        None => {
            let how = registration(judge, symbol);
            refusal.help(format!("or give its derivative: `{how}`"))
        }
    };
    refusal.help(inactive(judge, op, symbol)).into()
}

const DEFINE: &str = "define the functions that it may reach in this file, or build all files with `-flto=full` and load the plugin in lld";

/// A call through a pointer of which nothing tells what it may reach.
pub(crate) fn indirect(judge: &Judge<'_>, op: Op) -> Finding {
    let args = &judge.body.ops[op].args;
    // The last is the pointer.
    match touched(judge, &args[..args.len().saturating_sub(1)]) {
        Some(_) => touches(judge, op),
        None => {
            let what = "an active call through a pointer, to no function that is known here";
            judge.unsupported(op, what, DEFINE)
        }
    }
}

/// A call through a pointer of what may touch globals of this file.
pub(crate) fn touches(judge: &Judge<'_>, op: Op) -> Finding {
    let global = touched(judge, &[]).unwrap_or_default();
    let what =
        format!("a call through a pointer, to no function that is known here, may touch {global}");
    judge
        .refusal(code::UNDEFINED, op, what)
        .help(DEFINE)
        .help("or, if no derivative passes through it, call it by `__enzyme_call_inactive`")
        .into()
}

/// A call of a function that hands on what varies to others which are not here.
pub(crate) fn handed_on(judge: &Judge<'_>, op: Op) -> Finding {
    let name = judge.callee_name(op);
    let what = format!(
        "{name} hands a value that may carry a derivative to a function that has no definition here, and others like it may give it back"
    );
    judge.refusal(code::UNDEFINED, op, what)
        .help("define that function in this file, or build all files with `-flto=full` and load the plugin in lld")
        .help("or, if no derivative passes through it, mark it: `void *__enzyme_inactivefn_… = (void *)function;`")
        .into()
}

/// The global for which a call counts that is given nothing that carries a derivative.
fn touched(judge: &Judge<'_>, args: &[Value]) -> Option<String> {
    let facts = judge.facts;
    let given = facts.activity.is_given_active(&facts.points, args);
    let global = facts.activity.touched_elsewhere().filter(|_| !given)?;
    let name = judge.module.globals[global].shown_name();
    Some(format!("the global `{name}`, which carries a derivative"))
}

/// An active call of a function that the linker may replace.
fn replaceable(judge: &Judge<'_>, op: Op, (symbol, name): (&str, &str), gives: &str) -> Finding {
    let what = format!(
        "the call of `{name}` {gives}, and `{name}` is weak: another definition may replace it when the program is linked"
    );
    judge.refusal(code::UNDEFINED, op, what)
        .help("take the attribute `weak` off, or build all files with `-flto=full` and load the plugin in lld")
        .help(inactive(judge, op, symbol))
        .into()
}

/// A call that passes values of which the callee has no parameters.
pub(crate) fn variadic(judge: &Judge<'_>, op: Op, id: FuncId) -> Finding {
    let function = &judge.module.functions[id];
    let name = function.shown_name();
    let what = format!(
        "`{name}` takes a variable number of arguments, and is given some that carry a derivative"
    );
    judge
        .refusal(code::UNSUPPORTED, op, what)
        .help(inactive(judge, op, &function.name).trim_start_matches("or, "))
        .help("or pass these values as ordinary parameters")
        .into()
}

/// Whether a call is given, or gives, memory with a shadow.
fn passes_memory(judge: &Judge<'_>, op: Op) -> bool {
    let args = judge.body.ops[op].args.iter().copied();
    args.chain(judge.body.call_result(op))
        .any(|v| judge.has_shadow(v))
}

/// How a derivative by hand is given.
fn registration(judge: &Judge<'_>, symbol: &str) -> String {
    let (end, name) = written(symbol);
    match judge.context.mode {
        Mode::Forward => format!(
            "void *__enzyme_register_derivative_{end}[] = {{(void *){name}, (void *)derivative}};"
        ),
        _ => format!(
            "void *__enzyme_register_gradient_{end}[] = {{(void *){name}, (void *)augmented, (void *)reverse}};"
        ),
    }
}

/// How a function is marked.
fn inactive(judge: &Judge<'_>, op: Op, symbol: &str) -> String {
    let (end, name) = written(symbol);
    let on = if passes_memory(judge, op) {
        "no derivative passes through it and it overwrites none of the memory that it is given"
    } else {
        "no derivative passes through it"
    };
    format!("or, if {on}, mark it: `void *__enzyme_inactivefn_{end} = (void *){name};`")
}

/// A function in C: symbols that are no names are left out.
fn written(symbol: &str) -> (&str, &str) {
    let symbol = symbol.split(".primal").next().unwrap_or(symbol);
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '_';
    if symbol.starts_with("_Z") || symbol.starts_with("_R") || !symbol.chars().all(plain) {
        ("…", "function")
    } else {
        (symbol, symbol)
    }
}
