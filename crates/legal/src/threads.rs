//! Where members of a team, and threads, may wait for each other in a way that is not followed.

use crate::undefined::instead;
use crate::{Finding, Judge, Step};
use tapeless_analysis::values::callee::calls_pointer;
use tapeless_analysis::values::orders;
use tapeless_diag::code;
use tapeless_ir::{Callee, Op, OpData, OpKind, Par};

/// What members of a team wait by.
const BY_OPENMP: &str = "use a lock or a barrier of OpenMP";
const BY_ANY_OF_OPENMP: &str = "use a lock, a barrier or an atomic operation of OpenMP";
/// What threads wait by.
const BY_THREADS: &str = "use a mutex, a condition variable or a barrier of POSIX threads";

const COUNTS: &str = "or, if it only counts, use `memory_order_relaxed`, or `#pragma omp atomic`";
const COUNTS_ONLY: &str = "or, if it only counts, use `memory_order_relaxed`";
const INACTIVE: &str = "or, if no thread waits for another there, say that it is inactive: `void *__enzyme_inactivefn_f = (void *)f;`";

impl Judge<'_> {
    /// Refuses an op by which one member of a team tells another that something is done, and one that joins a thread of which nothing is
    /// known.
    pub(crate) fn told_nothing(&self, op: Op, data: &OpData) -> Step<()> {
        let is_shared = self.context.circle.is_shared();
        if data.kind == OpKind::Par(Par::Join) && !is_shared {
            return Err(self.stranger(op));
        }
        if !is_shared || !orders::is_told(self.module, self.body, data) {
            return Ok(());
        }
        let (place, instead) = match self.has_threads() {
            true => ("while other threads may run", [BY_THREADS, COUNTS_ONLY]),
            false => ("in a parallel region", [BY_OPENMP, COUNTS]),
        };
        let what = "an atomic operation by which threads may tell each other what is done";
        Err(self.waits(op, format!("{what}, {place}"), &instead))
    }

    /// Refuses a call of a member's that may wait for others, for all that is known.
    pub(crate) fn orders_nobody(&self, op: Op, data: &OpData) -> Step<()> {
        if !self.context.circle.is_shared() || !orders::may_wait(self.module, data) {
            return Ok(());
        }
        let callee = match data.kind.call().map(|call| call.callee) {
            Some(Callee::Func(id)) => Some(&self.module.functions[id]),
            _ => None,
        };
        let name = match callee {
            Some(callee) if !calls_pointer(callee) => self.callee_name(op),
            _ => "a function that is chosen when the program runs".to_owned(),
        };
        let known = callee.and_then(|callee| instead(&callee.name));
        let unknown = "and has no definition here: threads may wait for each other there";
        let (what, instead) = match (self.has_threads(), known) {
            (false, Some(known)) => (
                format!(
                    "what the compiler makes a call of {name} in a parallel region: threads may wait for each other there, or end"
                ),
                vec![known],
            ),
            (false, None) => (
                format!("{name} is called in a parallel region, {unknown}"),
                vec![BY_ANY_OF_OPENMP, INACTIVE],
            ),
            (true, known) => (
                format!("{name} is called while other threads may run, {unknown}"),
                known.map_or(vec![BY_THREADS, INACTIVE], |known| vec![known]),
            ),
        };
        Err(self.waits(op, what, &instead))
    }

    /// Refuses to join a thread that was begun elsewhere.
    fn stranger(&self, op: Op) -> Finding {
        let what = "a thread is joined here that is begun outside of what is differentiated";
        self.refusal(code::UNSUPPORTED, op, what)
            .because(None, "what it does before it is joined has no derivative")
            .help("differentiate a function that begins the thread, too")
            .into()
    }

    /// Refuses to reverse once more what members do with each other in a reverse sweep.
    pub(crate) fn reversed_twice(&self, op: Op) -> Finding {
        let what = "threads that run backwards are reversed once more";
        self.refusal(code::UNSUPPORTED, op, what)
            .because(None, "locks are taken backwards there, in an order of its own")
            .help("follow tangents of the gradient: `__enzyme_fwddiff` of what calls `__enzyme_autodiff`")
            .into()
    }

    /// What is said of an op at which threads may wait for each other.
    fn waits(&self, op: Op, what: String, instead: &[&str]) -> Finding {
        let refusal = self.refusal(code::UNSUPPORTED, op, what);
        let why = "in the reverse sweep they would have to wait the other way round";
        let refusal = refusal.because(None, why);
        let all = instead.iter();
        all.fold(refusal, |said, help| said.help(*help)).into()
    }

    /// Whether the program begins threads itself.
    fn has_threads(&self) -> bool {
        let mut functions = self.module.functions.values();
        functions.any(|function| function.begins)
    }
}
