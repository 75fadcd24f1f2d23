//! What is not the optimiser's language, in terms that it and the importer know. It runs on each new copy, at every level.
//!
//! | In order | Before | After |
//! |---|---|---|
//! | [`ordered`], if asked for | loops by who is faster, reductions in any order | by rank |
//! | [`tasks`] | OpenMP's tasks | calls |
//! | [`teams`] | what OpenMP's run time is asked for | forks as calls, barriers and locks of a team |
//! | [`once`] | what `std::call_once` runs, in variables of the library | the same in variables of ours, handed over |
//! | [`threads`] | POSIX threads, their mutexes, barriers and condition variables | forks that are not waited for, locks |
//! | [`unwound`] | whether a thread was ended from outside | it was not |
//! | [`named`] | functions by a second name | the functions |
//! | [`assembly`] | inline assembly that is known | nothing, or the op that it is |
//! | [`builtins`] | built-ins of one target | ops that every target has |
//! | [`masked`] | loads and stores of chosen lanes, gathers, scatters | a load or a store a lane |
//! | [`cleared`] | a `memset` of floats, of a size that is not constant | a store each |
//! | [`returned`] | results that are a pointer which was handed over | that pointer |
//! | [`fresh`] | `malloc` as flang and -O0 declare it | what it does to memory is said |
//! | [`unshared`] | volatile variables that nobody else knows | ordinary ones |

mod assembly;
mod builtins;
mod cleared;
mod fresh;
mod masked;
mod named;
pub(crate) mod once;
mod ordered;
mod returned;
mod tasks;
pub(crate) mod teams;
pub(crate) mod threads;
mod unshared;
mod unwound;

use crate::Function;

/// All of them, in order. `deterministic`: nothing depends on who is faster.
pub fn spell_out(copy: Function, deterministic: bool) {
    if deterministic {
        ordered::spell_out(copy);
    }
    tasks::spell_out(copy);
    teams::spell_out(copy);
    once::spell_out(copy);
    threads::spell_out(copy);
    unwound::spell_out(copy);
    named::spell_out(copy);
    assembly::spell_out(copy);
    builtins::spell_out(copy);
    masked::spell_out(copy);
    cleared::spell_out(copy);
    returned::spell_out(copy);
    fresh::say(copy);
    unshared::restore(copy);
}
