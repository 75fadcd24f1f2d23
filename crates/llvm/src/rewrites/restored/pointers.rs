//! Pointers that travel as integers: Rust's unoptimised `Result<(usize, NonNull<u8>), _>` does this to every `Vec`, LLVM's
//! own simplifications to a `std::unique_ptr` that is moved. Derivatives follow pointers only.

use super::moves::is_plain;
use super::offsets;
use crate::import::hint;
use crate::opcode::Opcode;
use crate::{Builder, Function, Type, Value};
use std::collections::{HashMap, HashSet};
use tapeless_ir::ops::Hint;

/// The address of a variable that exists once per thread is the variable, as that of any other.
pub fn of_threads(function: Function) {
    let addresses: Vec<Value> = function
        .instructions()
        .filter(|value| value.is(Opcode::Call))
        .filter(|call| call.intrinsic() == Some("llvm.threadlocal.address"))
        .collect();
    for address in addresses {
        address.replace_uses(address.operand(0));
        address.erase();
    }
}

/// Replaces integers that only choose among addresses by pointers that do; whether some could not be.
///
/// ```text
/// i = phi (ptrtoint p, 8)   q = inttoptr i   →   q = phi (p, inttoptr 8)
/// ```
pub fn restore(function: Function) -> bool {
    offsets::expose(function);
    load_pointers(function);
    store_pointers(function);
    let casts: Vec<Value> = function
        .instructions()
        .filter(|value| value.is(Opcode::IntToPtr))
        .collect();
    let mut left = false;
    for cast in casts {
        let pointer = choices(cast.operand(0), cast.ty())
            .and_then(|choices| Restored::new(cast.ty()).all(&choices, cast.operand(0)));
        match pointer {
            Some(pointer) => {
                cast.replace_uses(pointer);
                cast.erase();
            }
            None => left = true,
        }
    }
    left
}

/// Metadata that holds of a load and a store whatever their type.
const KEPT: [&str; 4] = ["tbaa", "alias.scope", "noalias", "noundef"];

/// Loads of integers that are addresses, as what the memory is said to hold or as what becomes of them tells.
fn load_pointers(function: Function) {
    let casts = function
        .instructions()
        .filter(|value| value.is(Opcode::IntToPtr));
    let mut pointers: HashSet<Value> = casts
        .flat_map(|cast| sources(cast.operand(0)))
        .filter(|&value| is_word(value))
        .collect();
    let loads = function.instructions().filter(|&value| is_word(value));
    pointers.extend(loads.filter(|&load| hint(load) == Hint::Pointer));
    for load in pointers {
        let builder = Builder::before(load);
        let from = load.access_pointer();
        let loaded = builder.load(from.ty(), from, load.align());
        KEPT.iter()
            .for_each(|kind| loaded.copy_metadata(load, kind));
        load.replace_uses(builder.cast(Opcode::PtrToInt, loaded, load.ty()));
        load.erase();
    }
}

/// What a phi or a select chooses among.
pub(crate) fn chosen(value: Value) -> Option<Vec<Value>> {
    if !value.is_instruction() {
        return None;
    }
    match value.opcode() {
        Opcode::Phi => Some(
            value
                .incoming()
                .into_iter()
                .map(|(value, _)| value)
                .collect(),
        ),
        Opcode::Select if value.operand(0).ty().is_int() => {
            Some(vec![value.operand(1), value.operand(2)])
        }
        _ => None,
    }
}

/// All that flows into an integer through phis and selects, and these.
fn sources(integer: Value) -> Vec<Value> {
    let (mut seen, mut open) = (HashSet::from([integer]), vec![integer]);
    let mut found = Vec::new();
    while let Some(value) = open.pop() {
        if !value.is_instruction() {
            continue;
        }
        found.push(value);
        let from = chosen(value).unwrap_or_default();
        open.extend(from.into_iter().filter(|&value| seen.insert(value)));
    }
    found
}

/// Whether it is a plain load of an integer of a pointer's size.
fn is_word(value: Value) -> bool {
    value.is(Opcode::Load) && value.ty().is_int() && value.ty().int_width() == 64 && is_plain(value)
}

/// Stores of addresses as integers.
fn store_pointers(function: Function) {
    let stores: Vec<Value> = function
        .instructions()
        .filter(|value| value.is(Opcode::Store) && is_plain(*value))
        .filter(|store| store.operand(0).ty().is_int() && !store.operand(0).is_constant())
        .collect();
    for store in stores {
        let integer = store.operand(0);
        let pointer = store.operand(1).ty();
        let is_address = sources(integer)
            .iter()
            .any(|value| value.is(Opcode::PtrToInt));
        let Some(choices) = choices(integer, pointer).filter(|_| is_address) else {
            continue;
        };
        let Some(address) = Restored::new(pointer).all(&choices, integer) else {
            continue;
        };
        store_as(store, address);
        store.erase();
    }
}

/// Stores a pointer before the integer that it is the address of is stored.
pub(crate) fn store_as(store: Value, address: Value) {
    let stored = Builder::before(store).store(address, store.operand(1), store.align());
    KEPT.iter()
        .for_each(|kind| stored.copy_metadata(store, kind));
}

/// The phis and selects behind an integer, if nothing but addresses and constants flows into them.
fn choices(integer: Value, pointer: Type) -> Option<Vec<Value>> {
    let (mut found, mut seen, mut open) = (Vec::new(), HashSet::from([integer]), vec![integer]);
    while let Some(value) = open.pop() {
        if leaf(value, pointer).is_some() {
            continue;
        }
        let from = chosen(value)?;
        found.push(value);
        open.extend(from.into_iter().filter(|&value| seen.insert(value)));
    }
    Some(found)
}

/// The pointer that an integer is the address of.
pub(crate) fn leaf(value: Value, pointer: Type) -> Option<Value> {
    if value.is_instruction() && value.is(Opcode::PtrToInt) {
        return Some(value.operand(0))
            .filter(|from| from.ty() == pointer && value.ty().int_width() == 64);
    }
    value.is_const_int().then_some(value)
}

/// The pointers made so far, by the integers that they stand for.
pub(crate) struct Restored {
    pointer: Type,
    made: HashMap<Value, Value>,
}

impl Restored {
    pub(crate) fn new(pointer: Type) -> Self {
        Self {
            pointer,
            made: HashMap::new(),
        }
    }

    /// The pointer for `wanted`, after one for each choice.
    fn all(mut self, choices: &[Value], wanted: Value) -> Option<Value> {
        self.choose(choices)?;
        self.pointer_for(wanted, wanted)
    }

    /// The pointers for choices.
    pub(crate) fn choices(mut self, choices: &[Value]) -> Option<HashMap<Value, Value>> {
        self.choose(choices)?;
        Some(self.made)
    }

    /// Phis come first: selects follow from them in any order.
    fn choose(&mut self, choices: &[Value]) -> Option<()> {
        let (phis, mut selects): (Vec<Value>, Vec<Value>) =
            choices.iter().partition(|choice| choice.is(Opcode::Phi));
        for &phi in &phis {
            self.made
                .insert(phi, Builder::before(phi).phi(self.pointer));
        }
        while !selects.is_empty() {
            let before = selects.len();
            selects.retain(|&select| self.select(select).is_none());
            if selects.len() == before {
                return None;
            }
        }
        for &phi in &phis {
            for (value, from) in phi.incoming() {
                self.made[&phi].add_incoming(self.pointer_for(value, from.terminator()?)?, from);
            }
        }
        Some(())
    }

    fn select(&mut self, select: Value) -> Option<()> {
        let yes = self.pointer_for(select.operand(1), select)?;
        let no = self.pointer_for(select.operand(2), select)?;
        let made = Builder::before(select).select(select.operand(0), yes, no);
        self.made.insert(select, made);
        Some(())
    }

    fn pointer_for(&self, value: Value, at: Value) -> Option<Value> {
        if let Some(&made) = self.made.get(&value) {
            return Some(made);
        }
        let leaf = leaf(value, self.pointer)?;
        let is_address = leaf.ty() == self.pointer;
        Some(if is_address {
            leaf
        } else {
            Builder::before(at).cast(Opcode::IntToPtr, leaf, self.pointer)
        })
    }
}
