//! The sweeps over a loop that is reversed from copies of its state.
//!
//! ```text
//! augmented  c = open(bytes of the state, turns)
//!            i = 0; do { if place = store(c, i) then copy the state there } while (turn(…)); i turns are done; return c
//! reverse    keep what is there
//!            for i = turns − 1 … 0 {
//!                j = back(c, i); the state is that copy
//!                for (; j < i; j++) { if place = store(c, j) then copy the state there; turn(…) }
//!                adjoint.turn(…)
//!            }
//!            give back what was there; close(c)
//! ```
//! The adjoint of a turn runs it once more, and back. What the loop carries lies in variables of the reverse function's own, for
//! those of the caller may have ended.

mod runtime;
mod sweep;

pub use runtime::PREFIX;
use sweep::Sweep;
use tapeless_analysis::{ArgActivity, Context, Mode, RetActivity};
use tapeless_checkpoint::{Cell, Checkpointed};
use tapeless_diag::{Diagnostic, Result};
use tapeless_ir::Module;
use tapeless_synth::{Derivatives, Derived};

/// The derivatives of a turn that the sweeps call.
#[derive(Debug)]
pub(crate) struct Turn {
    /// It is run once more, and back.
    back: Derived,
    /// It is run, and where pointers lead in the shadows is carried along; none where it carries no pointers.
    on: Option<Derived>,
}

impl Turn {
    /// Those that are made already; else the context of one that is missing.
    ///
    /// # Errors
    /// If one is missing.
    pub fn of(
        loop_: &Checkpointed,
        context: &Context,
        derived: &Derivatives,
    ) -> std::result::Result<Self, Box<Context>> {
        let back = Context {
            function: loop_.turn,
            mode: Mode::Combined,
            ret: RetActivity::Const,
            primal_ret: false,
            stable: vec![false; context.args.len()],
            copied: Vec::new(),
            taped: false,
            forward_too: false,
            ..context.clone()
        };
        let on = Context {
            mode: Mode::Split,
            primal_ret: true,
            advances: true,
            ..back.clone()
        };
        let is_dup = |cell: &Cell| context.args[cell.param] == ArgActivity::Dup;
        let moves = loop_.cells.iter().any(|cell| cell.pointer && is_dup(cell));
        let find = |context: Context| {
            derived
                .get(&context)
                .cloned()
                .ok_or_else(|| Box::new(context))
        };
        Ok(Self {
            back: find(back)?,
            on: moves.then(|| find(on)).transpose()?,
        })
    }
}

/// Gives the functions of a loop's derivative their bodies.
///
/// # Errors
/// If a number with a derivative is not in memory, which is a defect.
pub(crate) fn fill(
    module: &mut Module,
    loop_: &Checkpointed,
    derived: &Derived,
    turn: &Turn,
) -> Result<()> {
    let context = &derived.context;
    if context.args.contains(&ArgActivity::Out) {
        return Err(Diagnostic::internal("a loop is handed a number with an adjoint").into());
    }
    let mut sweep = Sweep::new(module, derived.forward, (loop_, turn), context);
    let copies = sweep.record();
    if context.mode == Mode::Combined {
        sweep.reverse(copies);
        sweep.finish(derived.forward, None);
        return Ok(());
    }
    sweep.finish(derived.forward, Some(copies));
    if let Some(reverse) = derived.reverse {
        let mut sweep = Sweep::new(module, reverse, (loop_, turn), context);
        let copies = sweep.rest[usize::from(context.listed)];
        sweep.reverse(copies);
        sweep.finish(reverse, None);
    }
    Ok(())
}
