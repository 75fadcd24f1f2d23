//! Loops that are reversed from copies of their state, under a budget of bytes, and not from a tape.
//!
//! ```text
//! loop { turn }  ⇒  f.loop(…) { while (f.turn(…)); }     each a function of its own, with the same parameters
//! ```
//! It is worth it where turns leave something on the tape ([`weight`]) and work on the same memory. What the loop carries goes
//! through memory ([`cells`]); what it writes and reads is known as ranges of bytes before it begins ([`state`], [`places`],
//! [`ranges`]). So its state can be copied and given back, and a turn be run again. When that happens is decided while the
//! program runs (`llvm/bodies/checkpoints.c`); the engine writes the two sweeps (`engine/checkpointed/`).

mod accesses;
mod cells;
mod number;
mod outlined;
mod places;
mod ranges;
pub mod schedule;
mod state;
mod weight;

pub use outlined::{Outlined, outlined};

use tapeless_ir::FuncId;

/// A loop that is a function of its own.
#[derive(Clone, Debug)]
pub struct Checkpointed {
    /// One turn: takes the parameters of the loop, gives whether there is another.
    pub turn: FuncId,
    /// Bytes that the copies may take.
    pub budget: u64,
    /// The parameter that says how many turns there are but the last, if it is known before.
    pub count: Option<usize>,
    /// What the loop carries.
    pub cells: Vec<Cell>,
    /// Memory that the loop writes or reads.
    pub pieces: Vec<Piece>,
}

/// A variable of what a loop carries.
#[derive(Clone, Copy, Debug)]
pub struct Cell {
    /// The parameter that points to it.
    pub param: usize,
    /// Its bytes.
    pub bytes: u64,
    /// Whether it holds a pointer.
    pub pointer: bool,
}

/// Memory, by two parameters.
#[derive(Clone, Copy, Debug)]
pub struct Piece {
    /// Where it begins.
    pub start: usize,
    /// How many bytes there are.
    pub bytes: usize,
    /// Whether the loop writes there; else one copy does for all turns.
    pub written: bool,
}
