//! What a member of a team does with the others.
//!
//! A parallel program is code that all members of a team run. A team begins with a *fork*: a call of a function by all of its
//! members ([`crate::Call::team`]), which ends when all of them have come back. Memory that others cannot reach is a member's
//! own; all else is shared. Between two barriers lies a *phase*: what one member writes there, no other touches, but by atomic
//! ops, or alone between `enter` and `leave` of one lock.
//!
//! A *thread* is a fork that is not waited for ([`crate::Call::beside`]): one member runs it, and whoever began it goes on. It has a
//! *handle*, by which somebody joins it. Backwards, where it was joined it begins once more, and where it was begun it is waited for.

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
    /// `turns` → the first of so many turns of a loop that is this member's: each has some that follow one another, in order of rank.
    First,
    /// `turns` → what comes behind the last of this member's.
    Behind,
    /// `record`: 16 bytes, 0 at first, in which the tickets of this team are counted, unless a team around it has such.
    Count,
    /// `record`: nothing is counted there for now.
    Pause,
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
    /// `barrier, count`: so many meet there from now on.
    Expect,
    /// `barrier` → how many came there before those who meet there now, where a member is about to wait for these.
    Arrive,
    /// `barrier, before`: backwards, nobody goes on before all have come who met there then. Only synthesised.
    Meet,
    /// → the handle of the thread that this member has begun last.
    Begun,
    /// `handle` → the thread, which has come to its end.
    Join,
    /// `thread` → the number of the place where what it returns lies until it is dismissed; null: of the one that runs.
    Place,
    /// `thread` → what is kept of it, which was joined before; null if it does not run backwards.
    Dismiss,
    /// `thread, kept, again`: lets it run backwards, if it does; whether it will do so once more. Only synthesised.
    Resume,
    /// → what is kept of the thread that this member has begun last: it will run backwards. Only synthesised.
    Record,
    /// `kept, again`: waits until the thread has run backwards. Only synthesised.
    Complete,
    /// → how this thread runs: 0 forward, 1 backwards, 2 backwards and once more. Only synthesised.
    Direction,
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
    /// By a mutex of POSIX threads.
    Mutex,
    /// By what stands beside the op, which takes the lock or gives it back.
    Held,
}

const WORDS: [(Par, &str); 41] = [
    (Par::Rank, "team.rank"),
    (Par::Size, "team.size"),
    (Par::Most, "team.most"),
    (Par::First, "team.first"),
    (Par::Behind, "team.behind"),
    (Par::Count, "team.count"),
    (Par::Pause, "team.pause"),
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
    (Par::Enter(Lock::Mutex), "team.enter.mutex"),
    (Par::Leave(Lock::Mutex), "team.leave.mutex"),
    (Par::Enter(Lock::Held), "team.enter.held"),
    (Par::Leave(Lock::Held), "team.leave.held"),
    (Par::Expect, "team.expect"),
    (Par::Arrive, "team.arrive"),
    (Par::Meet, "team.meet"),
    (Par::Begun, "thread.begun"),
    (Par::Join, "thread.join"),
    (Par::Place, "thread.place"),
    (Par::Dismiss, "thread.dismiss"),
    (Par::Resume, "thread.resume"),
    (Par::Record, "thread.record"),
    (Par::Complete, "thread.complete"),
    (Par::Direction, "thread.direction"),
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
            Self::Begun | Self::Record | Self::Direction => &[],
            Self::Most => &[Type::I32],
            Self::Join | Self::First | Self::Behind => &[Type::I64],
            Self::Expect => &[Type::PTR, Type::I32],
            Self::Resume => &[Type::PTR, Type::PTR, Type::I1],
            Self::Complete => &[Type::PTR, Type::I1],
            Self::Share => &[Type::PTR, Type::I32],
            Self::Count | Self::Pause | Self::Forget | Self::Enter(_) | Self::Leave(_) => {
                &[Type::PTR]
            }
            Self::Arrive | Self::Place | Self::Dismiss => &[Type::PTR],
            Self::Return | Self::Withdraw | Self::Meet => &[Type::PTR, Type::I64],
        }
    }

    /// The type of its result.
    pub fn result(self) -> Option<Type> {
        match self {
            Self::Rank | Self::Size | Self::Most | Self::Direction => Some(Type::I32),
            Self::Share | Self::Join | Self::Dismiss | Self::Record => Some(Type::PTR),
            Self::Enter(_) | Self::Leave(_) | Self::Arrive | Self::Begun | Self::Place => {
                Some(Type::I64)
            }
            Self::First | Self::Behind => Some(Type::I64),
            _ => None,
        }
    }

    /// Whether its place among what other members do matters.
    pub fn orders(self) -> bool {
        !matches!(
            self,
            Self::Rank
                | Self::Size
                | Self::Most
                | Self::First
                | Self::Behind
                | Self::Count
                | Self::Pause
                | Self::Forget
                | Self::Direction
                | Self::Place
        )
    }

    /// Whether others may have written shared memory when it is done, or may read there what was written before. What a thread does
    /// is said of the call that begins it: before it is joined, nobody touches what it writes but in an order that other ops tell.
    pub fn shows(self) -> bool {
        let of_threads = matches!(
            self,
            Self::Begun | Self::Join | Self::Dismiss | Self::Resume | Self::Record | Self::Complete
        );
        self.orders() && !of_threads && self != Self::Expect
    }

    /// Whether derivatives alone do so.
    pub fn is_synthesised(self) -> bool {
        matches!(
            self,
            Self::Return
                | Self::Withdraw
                | Self::Meet
                | Self::Resume
                | Self::Record
                | Self::Complete
                | Self::Direction
        )
    }

    /// What is done backwards where this was done, if anything is.
    pub fn reversed(self) -> Option<Self> {
        match self {
            Self::Barrier | Self::Share => Some(Self::Barrier),
            Self::Turn | Self::Pass => Some(Self::TurnBack),
            Self::Leave(_) => Some(Self::Return),
            Self::Enter(_) => Some(Self::Withdraw),
            Self::Arrive => Some(Self::Meet),
            Self::Dismiss => Some(Self::Resume),
            _ => None,
        }
    }
}
