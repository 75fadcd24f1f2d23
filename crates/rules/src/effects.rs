//! What library functions do besides computing: the table of effects.
//!
//! A row says which memory a function touches, what it returns, and whether derivatives can pass through it.
//! An *inactive* function may be handed active values: nothing that it returns or writes depends on them
//! differentiably, but what it writes replaces the derivative that the memory held before.

mod patterns;
mod table;
mod text;

pub use text::{Taken, is_text_member, is_told, taken};

use std::sync::LazyLock;

use rustc_hash::FxHashMap;

use crate::names::{Convention, lookup};
use crate::rule::rule;

/// A set of arguments by position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Args(u16);

impl Args {
    /// No argument.
    pub const NONE: Args = Args(0);
    /// Every argument, also variadic ones.
    pub const ALL: Args = Args(u16::MAX);

    /// The arguments at these positions.
    pub const fn of(positions: &[u8]) -> Args {
        let (mut bits, mut i) = (0, 0);
        while i < positions.len() {
            bits |= 1 << positions[i];
            i += 1;
        }
        Args(bits)
    }

    /// Every argument from a position on.
    pub const fn from(position: u8) -> Args {
        Args(u16::MAX << position)
    }

    /// Whether the argument belongs to the set; positions beyond 15 belong iff the 15th does.
    pub const fn contains(self, position: usize) -> bool {
        let position = if position > 15 { 15 } else { position };
        self.0 & (1 << position) != 0
    }

    /// Whether the set has no argument.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// The size of an allocation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// The bytes are an argument.
    Arg(u8),
    /// The bytes are the product of two arguments.
    Product(u8, u8),
    /// Known to the function only (`strdup`).
    Unknown,
}

/// How many bytes a function writes through each pointer that it writes through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Written {
    /// Known to the function only (`scanf`).
    Unknown,
    /// Always so many; 0 if no float ever lies there.
    Bytes(u8),
    /// An argument says how many.
    Arg(u8),
    /// The result says how many, if it is positive (`read`).
    Result,
    /// The result says how many objects of a size that is an argument (`fread`).
    Objects(u8),
    /// A text as long as the result says and its terminating zero, if the result is not negative (`sprintf`).
    Text,
    /// The same, cut off at the bytes that an argument allows (`snprintf`).
    TextWithin(u8),
}

impl Written {
    /// What the number of bytes depends on: an argument by position, and the result or not. `None` if it is not known.
    pub fn reads(self) -> Option<(Option<usize>, bool)> {
        match self {
            Self::Unknown => None,
            Self::Bytes(_) => Some((None, false)),
            Self::Arg(n) => Some((Some(usize::from(n)), false)),
            Self::Result | Self::Text => Some((None, true)),
            Self::Objects(n) | Self::TextWithin(n) => Some((Some(usize::from(n)), true)),
        }
    }
}

/// What a function does to memory as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Nothing beyond its reads and writes.
    Plain,
    /// Returns new memory.
    Alloc {
        /// Its size.
        size: Size,
        /// The argument that holds the alignment.
        align: Option<u8>,
        /// Whether it is cleared.
        zeroed: bool,
    },
    /// Stores the address of new memory through a pointer (`posix_memalign`).
    AllocInto {
        /// The argument that points to the place of the address.
        place: u8,
        /// The memory's size.
        size: Size,
        /// The argument that holds the alignment.
        align: Option<u8>,
    },
    /// Ends the life of memory.
    Free {
        /// The argument that points to it.
        pointer: u8,
    },
    /// Moves memory to a new size and returns it.
    Realloc {
        /// The argument that points to the old memory.
        pointer: u8,
        /// The new size.
        size: Size,
    },
    /// Copies bytes, whatever they hold.
    Copy {
        /// The argument that points to the destination.
        dst: u8,
        /// The argument that points to the source.
        src: u8,
        /// The argument that holds the number of bytes.
        len: u8,
    },
    /// Fills bytes.
    Set {
        /// The argument that points to the destination.
        dst: u8,
        /// The argument that holds the byte; `None` is zero.
        value: Option<u8>,
        /// The argument that holds the number of bytes.
        len: u8,
    },
    /// Does not return.
    NoReturn {
        /// It may throw instead of ending the program.
        unwinds: bool,
    },
}

/// Where a returned pointer points. Functions that return no pointer have [`Returned::Value`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Returned {
    /// No pointer.
    Value,
    /// Memory that nothing else points to.
    Fresh,
    /// The same address as an argument.
    Argument(u8),
    /// Somewhere in the object of an argument.
    Within(u8),
    /// Memory of the library.
    Library,
    /// The characters of a `std::string`.
    Text,
    /// What was thrown: whoever threw it wrote it.
    Thrown,
}

/// The effects of a library function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effects {
    /// What it does to memory as a whole.
    pub action: Action,
    /// The pointer arguments that it reads through.
    pub reads: Args,
    /// The pointer arguments that it writes through.
    pub writes: Args,
    /// How many bytes an inactive function writes through each of these.
    pub written: Written,
    /// The pointer arguments that outlive the call in the library's hands.
    pub captures: Args,
    /// Where a returned pointer points.
    pub returned: Returned,
    /// It may write `errno`.
    pub errno: bool,
    /// It reads or changes hidden state (a stream, a clock, a generator), so that calls keep their order and number.
    pub state: bool,
    /// No derivative passes through it: see the module's text.
    pub inactive: bool,
}

impl Effects {
    /// No effect at all, and no derivative passes: the start of a row.
    const INACTIVE: Effects = Effects {
        action: Action::Plain,
        reads: Args::NONE,
        writes: Args::NONE,
        written: Written::Unknown,
        captures: Args::NONE,
        returned: Returned::Value,
        errno: false,
        state: false,
        inactive: true,
    };
    /// No effect, and derivatives pass through memory.
    const ACTIVE: Effects = Effects {
        inactive: false,
        ..Effects::INACTIVE
    };

    const fn doing(self, action: Action) -> Effects {
        Effects { action, ..self }
    }

    const fn reads(self, reads: Args) -> Effects {
        Effects { reads, ..self }
    }

    const fn writes(self, writes: Args) -> Effects {
        Effects { writes, ..self }
    }

    const fn filling(self, writes: Args, written: Written) -> Effects {
        Effects {
            writes,
            written,
            ..self
        }
    }

    const fn captures(self, captures: Args) -> Effects {
        Effects { captures, ..self }
    }

    const fn returning(self, returned: Returned) -> Effects {
        Effects { returned, ..self }
    }

    const fn errno(self) -> Effects {
        Effects {
            errno: true,
            ..self
        }
    }

    const fn stateful(self) -> Effects {
        Effects {
            state: true,
            ..self
        }
    }

    /// The argument that it returns in any case: members of strings and streams do. (`fgets` may return null instead.)
    pub fn passed_on(&self) -> Option<usize> {
        match self.returned {
            Returned::Argument(at) if self.written == Written::Bytes(0) => Some(usize::from(at)),
            _ => None,
        }
    }

    /// Whether the function never returns.
    pub const fn is_noreturn(&self) -> bool {
        matches!(self.action, Action::NoReturn { .. })
    }

    /// Whether it neither touches memory that a program sees nor hidden state; `errno` does not count.
    pub const fn is_pure(&self) -> bool {
        matches!(self.action, Action::Plain)
            && self.reads.is_empty()
            && self.writes.is_empty()
            && !self.state
    }
}

static BY_NAME: LazyLock<FxHashMap<&'static str, &'static Effects>> = LazyLock::new(|| {
    let rows = table::TABLE.iter();
    rows.flat_map(|(names, effects)| names.iter().map(move |&name| (name, effects)))
        .collect()
});

/// The functions of MPI, by what Fortran calls them, without what its compilers put behind that.
static OF_FORTRAN: LazyLock<FxHashMap<String, &'static Effects>> = LazyLock::new(|| {
    let of_mpi = BY_NAME.iter().filter(|(name, _)| name.starts_with("MPI_"));
    of_mpi
        .map(|(name, &effects)| (name.to_ascii_lowercase(), effects))
        .collect()
});

/// The effects of a function of MPI that is not called by its name in C: what profilers call instead has a `P` in front.
fn of_mpi(symbol: &str) -> Option<&'static Effects> {
    let plain = symbol.strip_prefix(['P', 'p']).unwrap_or(symbol);
    if plain.starts_with("MPI_") {
        return BY_NAME.get(plain).copied();
    }
    let plain = plain.strip_suffix('_')?;
    OF_FORTRAN
        .get(plain.strip_suffix("_f08").unwrap_or(plain))
        .copied()
}

/// Whether a symbol stands in tables of classes for a method that is not there (Itanium C++ ABI, section 2.5.2).
pub fn is_absent_method(symbol: &str) -> bool {
    matches!(symbol, "__cxa_pure_virtual" | "__cxa_deleted_virtual")
}

/// The names that the table lists.
pub fn listed() -> impl Iterator<Item = &'static str> {
    table::TABLE
        .iter()
        .flat_map(|(names, _)| names.iter().copied())
}

/// The effects of an external function; `None` means that nothing is known about it.
///
/// Like [`lookup`], this is for symbols without a definition only.
pub fn effects(symbol: &str) -> Option<&'static Effects> {
    BY_NAME
        .get(symbol)
        .copied()
        .or_else(|| of_mpi(symbol))
        .or_else(|| of_row(symbol))
        .or_else(|| patterns::find(symbol))
}

/// The effects of a function of the derivative table: `errno`, and results through pointers.
fn of_row(symbol: &str) -> Option<&'static Effects> {
    const PURE: Effects = Effects::ACTIVE;
    const MATH: Effects = PURE.errno();
    const WRITES_1: Effects = MATH.writes(Args::of(&[1]));
    const WRITES_2: Effects = MATH.writes(Args::of(&[2]));
    const WRITES_BOTH: Effects = MATH.writes(Args::of(&[1, 2]));
    let callee = lookup(symbol)?;
    let outputs = &rule(callee.rule).outputs;
    if callee.convention == Convention::Intrinsic {
        return Some(&PURE);
    }
    let pointers: Vec<usize> = outputs.iter().filter_map(|output| output.pointer).collect();
    match pointers[..] {
        [] => Some(&MATH),
        [1] => Some(&WRITES_1),
        [2] => Some(&WRITES_2),
        [1, 2] => Some(&WRITES_BOTH),
        _ => None,
    }
}
