//! What a member of a team does with the others.
//!
//! A parallel program is code that all members of a team run. A team begins with a *fork*: a call of a function by all of its
//! members ([`crate::Call::team`]), which ends when all of them have come back. Memory that others cannot reach is a member's
//! own; all else is shared. Between two barriers lies a *phase*: what one member writes there, no other touches, but by atomic
//! ops, or alone between `enter` and `leave` of one lock.

use crate::names::{Words, thing, word};
use crate::types::Type;

/// What a member does with the others of the team that it is in. Outside of all teams a member is alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Par {
    /// → its number, from 0.
    Rank,
    /// → how many there are.
    Size,
    /// `count` → how many there are at most in a team that so many are asked for; 0 asks for none.
    Most,
    /// `record`: 16 bytes, 0 at first, in which the tickets of this team are counted, unless a team around it has such.
    Count,
    /// `record`: nothing is counted there any more.
    Forget,
    /// Nobody goes on before all have come here.
    Barrier,
    /// `pointer, whether it is this member's` → the pointer of the member whose it is, to all; they wait for each other.
    Share,
    /// Nobody goes on from here to where it hands on but in order of rank.
    Turn,
    /// Hands on to the next.
    Pass,
    /// The same from the last one down; only synthesised.
    TurnBack,
    /// Hands on to the one before; only synthesised.
    PassBack,
    /// `lock` → ticket: alone until it leaves. The ticket says how many were there before.
    Enter(Lock),
    /// `lock` → the ticket of who came last: others may enter.
    Leave(Lock),
    /// `lock, ticket`: backwards into what it left with that ticket, after all who have later ones. Only synthesised.
    Return,
    /// `lock, ticket`: backwards out of where it entered. Only synthesised.
    Withdraw,
}

/// How members keep each other out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lock {
    /// By memory that is 0 at first, and that nobody else touches.
    Critical,
    /// In the order of a loop's iterations; the address says which.
    Ordered,
    /// From whoever else enters with the same address, which may be that of anything.
    Address,
    /// By a lock of OpenMP's.
    Omp,
    /// By one that whoever has it may take again.
    OmpNest,
}

const WORDS: [(Par, &str); 23] = [
    (Par::Rank, "team.rank"),
    (Par::Size, "team.size"),
    (Par::Most, "team.most"),
    (Par::Count, "team.count"),
    (Par::Forget, "team.forget"),
    (Par::Barrier, "team.barrier"),
    (Par::Share, "team.share"),
    (Par::Turn, "team.turn"),
    (Par::Pass, "team.pass"),
    (Par::TurnBack, "team.turn.back"),
    (Par::PassBack, "team.pass.back"),
    (Par::Enter(Lock::Critical), "team.enter"),
    (Par::Leave(Lock::Critical), "team.leave"),
    (Par::Enter(Lock::Ordered), "team.enter.ordered"),
    (Par::Leave(Lock::Ordered), "team.leave.ordered"),
    (Par::Enter(Lock::Address), "team.enter.address"),
    (Par::Leave(Lock::Address), "team.leave.address"),
    (Par::Enter(Lock::Omp), "team.enter.omp"),
    (Par::Leave(Lock::Omp), "team.leave.omp"),
    (Par::Enter(Lock::OmpNest), "team.enter.omp_nest"),
    (Par::Leave(Lock::OmpNest), "team.leave.omp_nest"),
    (Par::Return, "team.return"),
    (Par::Withdraw, "team.withdraw"),
];

const WORDS_TABLE: &Words<Par> = &WORDS;

impl Par {
    /// All there are.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        WORDS.iter().map(|entry| entry.0)
    }

    /// Its word in the text form; behind `tapeless.` the name of the function that does it.
    pub fn word(self) -> &'static str {
        word(WORDS_TABLE, &self)
    }

    /// The inverse of [`Self::word`].
    pub fn of_word(name: &str) -> Option<Self> {
        thing(WORDS_TABLE, name)
    }

    /// The types of its operands.
    pub fn params(self) -> &'static [Type] {
        match self {
            Self::Rank
            | Self::Size
            | Self::Barrier
            | Self::Turn
            | Self::Pass
            | Self::TurnBack
            | Self::PassBack => &[],
            Self::Most => &[Type::I32],
            Self::Share => &[Type::PTR, Type::I32],
            Self::Count | Self::Forget | Self::Enter(_) | Self::Leave(_) => &[Type::PTR],
            Self::Return | Self::Withdraw => &[Type::PTR, Type::I64],
        }
    }

    /// The type of its result.
    pub fn result(self) -> Option<Type> {
        match self {
            Self::Rank | Self::Size | Self::Most => Some(Type::I32),
            Self::Share => Some(Type::PTR),
            Self::Enter(_) | Self::Leave(_) => Some(Type::I64),
            _ => None,
        }
    }

    /// Whether others may have written shared memory when it is done, or may read there what was written before.
    pub fn orders(self) -> bool {
        !matches!(
            self,
            Self::Rank | Self::Size | Self::Most | Self::Count | Self::Forget
        )
    }

    /// What is done backwards where this was done, if anything is.
    pub fn reversed(self) -> Option<Self> {
        match self {
            Self::Barrier | Self::Share => Some(Self::Barrier),
            Self::Turn | Self::Pass => Some(Self::TurnBack),
            Self::Leave(_) => Some(Self::Return),
            Self::Enter(_) => Some(Self::Withdraw),
            _ => None,
        }
    }
}
