//! How the derivative of a request handles memory of the heap.
//!
//! It is decided once for all functions that the derivative consists of, from the facts of the function that was asked for:
//! these know what its callees do.

use rustc_hash::FxHashSet;
use tapeless_analysis::lifetimes::{aligned, arenas};
use tapeless_analysis::points::Site;
use tapeless_analysis::{Context, Facts, Mode, Owned, listed, owned};
use tapeless_ir::ops::HEAP_ALIGN;
use tapeless_ir::{Body, Module};

/// How memory is handled.
#[derive(Debug)]
pub(crate) struct Handling {
    /// How it is released, if the derivative owns all that it handles.
    pub owned: Option<Owned>,
    /// The same, if it leaves memory to its caller and lists what it releases.
    pub listed: Option<Owned>,
    /// Where memory of arenas is allocated that the caller never finds.
    pub stay: FxHashSet<Site>,
    /// The greatest alignment that the program counts on.
    pub align: u32,
}

impl Default for Handling {
    fn default() -> Self {
        Self {
            owned: None,
            listed: None,
            stay: FxHashSet::default(),
            align: HEAP_ALIGN,
        }
    }
}

impl Handling {
    /// From the facts of the function that was asked for.
    pub fn of(module: &Module, body: &Body, facts: &Facts, context: &Context) -> Self {
        let arenas = arenas::any(module);
        let (owned, listed) = match owned(module, body, facts) {
            None if context.mode != Mode::Forward => {
                let listed = listed(module, body, facts);
                // A tape that no reverse sweep follows ends with all that hangs from it, shadows of exceptions among them.
                let hangs = arenas || context.forward_too;
                (None, listed.or(hangs.then(Owned::default)))
            }
            owned if context.mode == Mode::Forward && arenas => (owned, Some(Owned::default())),
            owned => (owned, None),
        };
        let stay = match listed.is_some() && arenas {
            true => arenas::stay(module, body, facts, context.function),
            false => FxHashSet::default(),
        };
        Self {
            owned,
            listed,
            stay,
            align: aligned::counted_on(module),
        }
    }
}
