//! The race ledger: who touched each byte, and whether that is ordered before what is done now.
//!
//! Each member has a clock: how far it is, and how far others were when it last heard of them (Lamport 1978; Flanagan and Freund,
//! "FastTrack", 2009). Two accesses to a byte that neither has heard of the other race, unless both read, or both are atomic.

use std::collections::HashMap;
use tapeless_ir::{FuncId, Op};

/// How a member touches memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Touch {
    pub writes: bool,
    pub atomic: bool,
}

impl Touch {
    pub const READ: Self = Self::of(false, false);
    pub const WRITE: Self = Self::of(true, false);

    pub const fn of(writes: bool, atomic: bool) -> Self {
        Self { writes, atomic }
    }

    fn races(self, other: Self) -> bool {
        (self.writes || other.writes) && !(self.atomic && other.atomic)
    }
}

/// How far each member is, by its number.
#[derive(Clone, Debug, Default)]
pub(crate) struct Clock(Vec<u64>);

impl Clock {
    fn of(&self, member: usize) -> u64 {
        self.0.get(member).copied().unwrap_or(0)
    }

    /// A member takes a step.
    pub fn tick(&mut self, member: usize) {
        if self.0.len() <= member {
            self.0.resize(member + 1, 0);
        }
        self.0[member] += 1;
    }

    /// Hears of all that another knows of.
    pub fn hear(&mut self, other: &Self) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        for (own, &theirs) in self.0.iter_mut().zip(&other.0) {
            *own = (*own).max(theirs);
        }
    }
}

/// An access that was made.
#[derive(Clone, Debug)]
struct Made {
    member: usize,
    at: u64,
    touch: Touch,
    op: Option<(FuncId, Op)>,
}

/// What members did to memory since their team began.
#[derive(Debug, Default)]
pub(crate) struct Ledger {
    bytes: HashMap<u64, Vec<Made>>,
}

impl Ledger {
    /// Notes an access of an op.
    ///
    /// # Errors
    /// The op of another that it races with.
    pub fn note(
        &mut self,
        (member, clock): (usize, &Clock),
        (first, count): (u64, u64),
        touch: Touch,
        op: Option<(FuncId, Op)>,
    ) -> Result<(), Option<(FuncId, Op)>> {
        for byte in first..first + count {
            let made = self.bytes.entry(byte).or_default();
            let unheard = |m: &&Made| m.at > clock.of(m.member) && m.touch.races(touch);
            if let Some(other) = made.iter().find(unheard) {
                return Err(other.op);
            }
            // What everybody who will look here has heard of need not be kept: of each member its last access of a kind.
            made.retain(|m| m.member != member || m.touch != touch);
            made.push(Made {
                member,
                at: clock.of(member),
                touch,
                op,
            });
        }
        Ok(())
    }

    /// There is but one again, who knows of all.
    pub fn clear(&mut self) {
        self.bytes.clear();
    }
}
