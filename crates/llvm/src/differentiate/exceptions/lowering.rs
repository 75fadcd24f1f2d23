//! Which functions say what they threw.

use super::landing::write_guard;
use super::{Exceptions, Kinds};
use crate::call::Place;
use crate::differentiate::dispatch::Through;
use crate::opcode::Opcode;
use crate::{Builder, Copies, Function, Value};
use rustc_hash::{FxHashMap, FxHashSet};
use tapeless_rules::effects::Action;

/// What a call may throw, and how.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Throws {
    Nothing,
    /// It is a copy, or calls a pointer: it says what it threw.
    Says,
    /// It unwinds.
    Unwinds,
}

/// What is known of all copies.
pub(super) struct Lowering {
    /// The copies, as they were before.
    pub(super) ours: FxHashSet<Function>,
    pub(super) exceptions: Exceptions,
    pub(super) personality: Value,
    /// The functions that say what they threw, by what they were before.
    pub(super) taken: FxHashMap<Function, Function>,
    /// Where these say it.
    pub(super) thrown: FxHashMap<Function, Value>,
    pub(super) kinds: Kinds,
    /// Guards and the like.
    pub(super) made: Vec<Function>,
}

impl Lowering {
    pub(super) fn new(
        copies: &Copies,
        (root, exceptions): (Function, Exceptions),
        through: &[Through],
        personality: Value,
    ) -> Self {
        let mut lowering = Self {
            ours: copies.all().collect(),
            exceptions,
            personality,
            taken: FxHashMap::default(),
            thrown: FxHashMap::default(),
            kinds: Kinds::default(),
            made: Vec::new(),
        };
        let calls = through.iter().filter(|t| t.function.value().has_users());
        lowering
            .taken
            .extend(calls.map(|t| (t.function, t.function)));
        while let Some(next) = copies
            .all()
            .filter(|&copy| copy != root)
            .find(|&copy| !lowering.taken.contains_key(&copy) && lowering.leaves(copy))
        {
            lowering.taken.insert(next, next);
        }
        lowering
    }

    /// Whether an exception may leave a function.
    fn leaves(&self, function: Function) -> bool {
        let leaves = |i: Value| {
            i.is(Opcode::Resume) || i.is(Opcode::Call) && self.throws(i) != Throws::Nothing
        };
        !function.has_attribute(Place::Function, "nounwind") && function.instructions().any(leaves)
    }

    /// The function that stands for one that says what it threw, where a call says that it throws nothing.
    pub(super) fn silent(&self, call: Value) -> Option<Function> {
        let callee = call.callee().as_function()?;
        self.taken.get(&callee).copied()
    }

    pub(super) fn throws(&self, call: Value) -> Throws {
        if call.is_inline_asm() || call.call_has_attribute(Place::Function, "nounwind") {
            return Throws::Nothing;
        }
        let Some(callee) = call.callee().as_function() else {
            return Throws::Unwinds;
        };
        if self.taken.contains_key(&callee) {
            return Throws::Says;
        }
        match !self.ours.contains(&callee) && unwinds(callee) {
            true => Throws::Unwinds,
            false => Throws::Nothing,
        }
    }

    /// Gives the functions that throw a place to say so.
    pub(super) fn take(&mut self, copies: &mut Copies, through: &mut [Through]) {
        let old: Vec<Function> = self.taken.keys().copied().collect();
        for function in old {
            let new = function.take_thrown();
            self.taken.insert(function, new);
            let place = new.params().last().copied();
            if let Some(known) = through.iter_mut().find(|t| t.function == function) {
                known.function = new;
                if let Some(place) = place {
                    guard_pointer(new, (self.personality, self.exceptions), place);
                }
                continue;
            }
            copies.replace(function, new);
            self.thrown.extend(place.map(|place| (new, place)));
        }
    }
}

/// Whether a function that is no copy may throw, for all that its name and attributes say.
pub(in crate::differentiate) fn unwinds(callee: Function) -> bool {
    if callee.intrinsic().is_some() || callee.has_attribute(Place::Function, "nounwind") {
        return false;
    }
    let name = callee.name();
    let known = tapeless_rules::effects(&name).filter(|_| callee.is_declaration());
    match known.map(|e| e.action) {
        Some(Action::NoReturn { unwinds: true }) | None => true,
        // The library's exceptions allocate their text at most.
        Some(Action::Plain) if name.starts_with("_ZNSt") && name.contains("_errorC") => false,
        Some(Action::Plain) => name.starts_with("_Z"),
        Some(_) => false,
    }
}

/// The function that calls a pointer stores what that throws.
fn guard_pointer(through: Function, (personality, exceptions): (Value, Exceptions), thrown: Value) {
    let Some(call) = through.instructions().find(|i| i.is_call()) else {
        return;
    };
    through.set_personality(personality);
    let rest: Vec<Value> = std::iter::successors(call.next(), |i| i.next()).collect();
    let builder = Builder::at_end(call.block());
    let args = call.args();
    rest.into_iter().rev().for_each(Value::erase);
    write_guard(&builder, call, (call.callee(), &args), (thrown, exceptions));
    call.erase();
}
