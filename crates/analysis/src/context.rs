//! The key under which a derivative is made and cached.

use crate::points::ObjSet;
use crate::types::Given;
use crate::values::asked::{Along, ArgActivity, Mode, RetActivity};
use std::fmt;
use tapeless_ir::FuncId;

/// Memory that parameters lead to of which it is not known before the program runs whether it has a shadow. Where it
/// has none, the pointers to its shadow are null.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Doubts {
    /// Any of it.
    All,
    /// These objects, by the function's own names.
    Of(ObjSet),
}

impl Default for Doubts {
    fn default() -> Self {
        Self::Of(ObjSet::default())
    }
}

/// Who makes a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Circle {
    /// One, whom nobody looks on.
    #[default]
    Alone,
    /// One, who may begin threads: in its derivative tickets are counted.
    Begins,
    /// All members of a team that it begins.
    Fork,
    /// A thread that it begins, and that runs beside it.
    Thread,
    /// Each member of a team, where that begins.
    Member,
    /// A member of a team, on its way: others run the same, and touch the same shared memory.
    Team,
}

impl Circle {
    /// Whether others look on.
    pub fn is_shared(self) -> bool {
        matches!(self, Self::Member | Self::Team)
    }
}

/// Function, mode, and what is known of its arguments where it is called.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Context {
    /// The primal function.
    pub function: FuncId,
    /// Which derivative.
    pub mode: Mode,
    /// One for each parameter.
    pub args: Vec<ArgActivity>,
    /// The result.
    pub ret: RetActivity,
    /// Whether the primal result is returned as well.
    pub primal_ret: bool,
    /// Per parameter: its memory is unchanged, and still allocated, until the reverse sweep runs.
    pub stable: Vec<bool>,
    /// Per parameter: how many bytes a derivative by hand needs copied, since its reverse function reads them again and
    /// they change before.
    pub copied: Vec<u64>,
    /// What the memory of parameters is known to hold, from where it is called.
    pub given: Given,
    /// Whether no integers in memory that it is given, of which it makes floats, are bits of floats that vary.
    pub plain_bits: bool,
    /// Per parameter: the pointer to its shadow may be null.
    pub maybe: Vec<bool>,
    /// Which memory behind them may have no shadow.
    pub doubts: Doubts,
    /// Which memory behind them has none, by the function's own names.
    pub bare: ObjSet,
    /// Whether a pointer in shadow memory that equals the primal's says, as null does, that there is no shadow.
    pub runtime: bool,
    /// Whether it is given the list of what ends with the request.
    pub listed: bool,
    /// Whether an exception may leave the request: what the derivative makes on the heap for itself is on that list.
    pub kept: bool,
    /// Whether both sweeps are calls of the program's own, joined by a tape, so that the reverse one may run again: it is told
    /// whether it does. Split mode alone.
    pub taped: bool,
    /// Whether tangents are followed from the tape, too. Split mode alone.
    pub forward_too: bool,
    /// Whether it is not reversed: shadows of pointers are all that it makes. Split mode alone.
    pub advances: bool,
    /// Per parameter, where loops may be run again in the reverse sweep: its memory is still allocated then. Empty elsewhere.
    pub alive: Vec<bool>,
    /// Whether an adjoint or a tangent of 0 stays 0, whatever the partial.
    pub strong_zero: bool,
    /// What is in the place of tangents. Forward mode alone.
    pub along: Along,
    /// Who makes the call.
    pub circle: Circle,
}

impl Context {
    /// A function by itself: nothing active, nothing known of its arguments.
    pub fn plain(function: FuncId, params: usize) -> Self {
        Self {
            function,
            mode: Mode::Forward,
            args: vec![ArgActivity::Const; params],
            ret: RetActivity::Const,
            primal_ret: false,
            stable: vec![false; params],
            copied: Vec::new(),
            given: Given::default(),
            plain_bits: false,
            maybe: vec![false; params],
            doubts: Doubts::default(),
            bare: ObjSet::default(),
            runtime: false,
            listed: false,
            kept: false,
            taped: false,
            forward_too: false,
            advances: false,
            alive: Vec::new(),
            strong_zero: false,
            along: Along::Tangents,
            circle: Circle::Alone,
        }
    }
}

impl fmt::Display for Context {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mode = match self.mode {
            Mode::Forward => "tangent",
            Mode::Combined => "adjoint",
            Mode::Split => "split",
        };
        let circle = match self.circle {
            Circle::Alone => "",
            Circle::Begins => "with threads ",
            Circle::Fork => "fork of ",
            Circle::Thread => "thread of ",
            Circle::Member => "each member's ",
            Circle::Team => "a member's ",
        };
        write!(f, "{circle}{mode}(")?;
        for (i, (arg, stable)) in self.args.iter().zip(&self.stable).enumerate() {
            let name = match arg {
                ArgActivity::Const => "const",
                ArgActivity::Out => "out",
                ArgActivity::Dup if self.maybe[i] => "dup or const",
                ArgActivity::Dup => "dup",
            };
            let comma = if i > 0 { ", " } else { "" };
            write!(f, "{comma}{name}{}", if *stable { " stable" } else { "" })?;
        }
        write!(
            f,
            ") -> {:?}{}",
            self.ret,
            if self.primal_ret { " with primal" } else { "" }
        )
    }
}
