//! Pointers that travel as integers: Rust's unoptimised `Result<(usize, NonNull<u8>), _>` does this to every `Vec`.

use crate::opcode::Opcode;
use crate::{Builder, Function, Type, Value};
use std::collections::{HashMap, HashSet};

/// Replaces integers that only choose among addresses by pointers that do; whether some could not be.
///
/// ```text
/// i = phi (ptrtoint p, 8)   q = inttoptr i   →   q = phi (p, inttoptr 8)
/// ```
pub fn restore(function: Function) -> bool {
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

/// The phis and selects behind an integer, if nothing but addresses and constants flows into them.
fn choices(integer: Value, pointer: Type) -> Option<Vec<Value>> {
    let (mut found, mut seen, mut open) = (Vec::new(), HashSet::from([integer]), vec![integer]);
    while let Some(value) = open.pop() {
        if leaf(value, pointer).is_some() {
            continue;
        }
        let from = match value.opcode() {
            Opcode::Phi => value
                .incoming()
                .into_iter()
                .map(|(value, _)| value)
                .collect(),
            Opcode::Select if value.operand(0).ty().is_int() => {
                vec![value.operand(1), value.operand(2)]
            }
            _ => return None,
        };
        found.push(value);
        open.extend(from.into_iter().filter(|&value| seen.insert(value)));
    }
    Some(found)
}

/// The pointer that an integer is the address of.
fn leaf(value: Value, pointer: Type) -> Option<Value> {
    if value.is_instruction() && value.is(Opcode::PtrToInt) {
        return Some(value.operand(0))
            .filter(|from| from.ty() == pointer && value.ty().int_width() == 64);
    }
    value.is_const_int().then_some(value)
}

/// The pointers made so far, by the integers that they stand for.
struct Restored {
    pointer: Type,
    made: HashMap<Value, Value>,
}

impl Restored {
    fn new(pointer: Type) -> Self {
        Self {
            pointer,
            made: HashMap::new(),
        }
    }

    /// The pointer for `wanted`, after one for each choice. Phis come first: selects follow from them in any order.
    fn all(mut self, choices: &[Value], wanted: Value) -> Option<Value> {
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
        self.pointer_for(wanted, wanted)
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
