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
    /// Nobody goes on before all have come here.
    Barrier,
    /// `lock` → ticket: alone until it leaves. The ticket says how many were there before.
    Enter,
    /// `lock, ticket`: others may enter.
    Leave,
    /// `lock, ticket`: backwards into what it left with that ticket, after all who have later ones. Only synthesised.
    Return,
    /// `lock, ticket`: backwards out of where it entered. Only synthesised.
    Withdraw,
}

const WORDS: [(Par, &str); 9] = [
    (Par::Rank, "team.rank"),
    (Par::Size, "team.size"),
    (Par::Most, "team.most"),
    (Par::Count, "team.count"),
    (Par::Barrier, "team.barrier"),
    (Par::Enter, "team.enter"),
    (Par::Leave, "team.leave"),
    (Par::Return, "team.return"),
    (Par::Withdraw, "team.withdraw"),
];

const WORDS_TABLE: &Words<Par> = &WORDS;

impl Par {
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
            Self::Rank | Self::Size | Self::Barrier => &[],
            Self::Most => &[Type::I32],
            Self::Count | Self::Enter => &[Type::PTR],
            Self::Leave | Self::Return | Self::Withdraw => &[Type::PTR, Type::I64],
        }
    }

    /// The type of its result.
    pub fn result(self) -> Option<Type> {
        match self {
            Self::Rank | Self::Size | Self::Most => Some(Type::I32),
            Self::Enter => Some(Type::I64),
            _ => None,
        }
    }

    /// Whether others may have written shared memory when it is done, or may read there what was written before.
    pub fn orders(self) -> bool {
        !matches!(self, Self::Rank | Self::Size | Self::Most | Self::Count)
    }

    /// What is done backwards where this was done, if anything is.
    pub fn reversed(self) -> Option<Self> {
        match self {
            Self::Barrier => Some(Self::Barrier),
            Self::Leave => Some(Self::Return),
            Self::Enter => Some(Self::Withdraw),
            _ => None,
        }
    }
}
