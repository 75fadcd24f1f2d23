//! Refusals as they are said: where, in which function, what, and what to write instead.

use crate::words::{NO_SHADOW, RUN_TIME, Refusal, THROWN_POINTER};
use crate::{Finding, Judge, Lesson, Step};
use tapeless_analysis::Mode;
use tapeless_analysis::values::callee::gives_thrown;
use tapeless_analysis::values::orders;
use tapeless_diag::{Code, Diagnostic, code};
use tapeless_ir::{Callee, GlobalId, Op, OpData, Value};

impl Judge<'_> {
    /// A message about an op: where it is, and in which function.
    pub(crate) fn refusal(&self, code: Code, op: Op, what: impl Into<String>) -> Diagnostic {
        let name = self.function.shown_name();
        self.located(Diagnostic::error(code, what), op)
            .inside(self.function.name.clone())
            .because(None, format!("while differentiating `{name}`"))
    }

    /// Refuses a construct that is described once.
    pub(crate) fn refuse(&self, op: Op, why: Refusal) -> Finding {
        self.unsupported(op, why.what, why.instead)
    }

    /// Refuses what is not supported, and says what to write instead.
    pub(crate) fn unsupported(
        &self,
        op: Op,
        what: impl Into<String>,
        instead: impl Into<String>,
    ) -> Finding {
        let refusal = self.refusal(code::UNSUPPORTED, op, what);
        refusal.help(instead).into()
    }

    pub(crate) fn refuse_on_one_path(&self, op: Op, why: Refusal) -> Finding {
        let refusal = self.refusal(code::UNSUPPORTED, op, why.what);
        refusal.help(why.instead).help(RUN_TIME).into()
    }

    /// The same refusal, unless the pointers of a global can be followed.
    pub(crate) fn follow(&self, global: GlobalId, refusal: Finding) -> Finding {
        match refusal {
            Finding::Refused(refusal) if !self.module.globals[global].followed => {
                Finding::Learned(Lesson::Followed(global, refusal))
            }
            other => other,
        }
    }

    /// Refuses to look for the shadow of a pointer that has none: it came from a library, or was thrown.
    pub(crate) fn no_shadow(&self, pointer: Value, op: Op) -> Finding {
        let points = &self.facts.points;
        let is_thrown = |o| {
            let call = points.call_of(self.body, o);
            call.is_some_and(|call| gives_thrown(self.module, call))
        };
        match points.of(pointer).iter().any(is_thrown) {
            true => self.refuse(op, THROWN_POINTER),
            false => self.refuse(op, NO_SHADOW),
        }
    }

    /// Refuses a call with a derivative whose exception is caught in the same function.
    pub(crate) fn caught(&self, op: Op) -> Finding {
        let name = self.callee_name(op);
        let what = format!(
            "the call of {name} carries a derivative, and what it throws is caught in the same function"
        );
        let instead = "catch the exception outside of what is differentiated";
        self.unsupported(op, what, instead)
    }

    /// Refuses an atomic operation: others may see the memory that carries a derivative change when it runs.
    pub(crate) fn refuse_atomic(&self, op: Op) -> Finding {
        let what = "an atomic operation where memory carries a derivative";
        let why = match self.context.mode {
            Mode::Forward => {
                "its tangent is another variable, which no atomic operation changes together with this one"
            }
            Mode::Combined | Mode::Split => {
                "it tells other threads when to look at this memory, and the reverse sweep runs the other way round"
            }
        };
        let refusal = self.refusal(code::UNSUPPORTED, op, what);
        refusal
            .because(None, why)
            .help("use a plain variable in what is differentiated")
            .help("or, if it only counts or logs, move it into a function of its own and mark that: `void *__enzyme_inactivefn_f = (void *)f;`")
            .into()
    }

    /// Refuses an op by which one member of a team tells another that something is done.
    pub(crate) fn told_nothing(&self, op: Op, data: &OpData) -> Step<()> {
        let is_told = || orders::is_told(self.module, self.body, data);
        if !self.context.circle.is_shared() || !is_told() {
            return Ok(());
        }
        let what = "an atomic operation by which threads may tell each other what is done, in a parallel region";
        Err(self.waits(
            op,
            what.to_owned(),
            &[
                "use a lock or a barrier of OpenMP",
                "or, if it only counts, use `memory_order_relaxed`, or `#pragma omp atomic`",
            ],
        ))
    }

    /// What is said of an op at which threads may wait for each other.
    pub(crate) fn waits(&self, op: Op, what: String, instead: &[&str]) -> Finding {
        let refusal = self.refusal(code::UNSUPPORTED, op, what);
        let refusal = refusal.because(
            None,
            "in the reverse sweep they would have to wait the other way round",
        );
        let said = instead.iter().fold(refusal, |said, help| said.help(*help));
        said.into()
    }

    /// Refuses an op that only the host understands.
    pub(crate) fn refuse_host(&self, op: Op, name: &str) -> Finding {
        let (what, instead) = match name {
            "load" | "store" | "atomicrmw" | "atomiccmpxchg" | "fence" => {
                return self.refuse_atomic(op);
            }
            "inline assembly" => (
                "inline assembly on values that carry a derivative".to_owned(),
                "write it in the language, or put it into a function and register a derivative for it",
            ),
            _ if name.starts_with("llvm.experimental.constrained.") => (
                "strict floating point on values that carry a derivative".to_owned(),
                "compile without -ffp-model=strict, -frounding-math and `#pragma STDC FENV_ACCESS ON`",
            ),
            _ => (
                format!(
                    "the built-in `{}` on values that carry a derivative",
                    name.trim_start_matches("llvm.")
                ),
                "put it into a function and register a derivative for it",
            ),
        };
        self.unsupported(op, what, instead)
    }

    /// The name of the function that a call names.
    pub(crate) fn callee_name(&self, op: Op) -> String {
        match self.body.ops[op].kind.call().map(|call| call.callee) {
            Some(Callee::Func(id)) => {
                format!("`{}`", self.module.functions[id].shown_name())
            }
            _ => "a function".to_owned(),
        }
    }
}
