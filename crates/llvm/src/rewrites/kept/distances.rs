//! Distances of pointers in whole elements: the program divides them so that nothing is left over. Simplifications take a
//! division away that a multiplication undoes, and with it what tells that a pointer moves by whole elements.
//!
//! ```text
//! n = sdiv exact d, 8   →   assume(d & 7 == 0)   n = sdiv exact d, 8
//! ```
//!
//! [`keep`] runs before anything is simplified, [`forget`] takes the assumptions out of the user's code again.

use crate::call::Place;
use crate::opcode::{IntPredicate, Opcode};
use crate::{Builder, Function, Module, Value};
use std::collections::HashSet;

/// What our assumptions are known by.
const OURS: &str = "tapeless-distance";

/// Says of each distance that is divided exactly that it is a multiple.
pub fn keep(function: Function) {
    let mut said: HashSet<Value> = function.instructions().filter_map(subject).collect();
    let divisions: Vec<Value> = function.instructions().filter(|&v| divides(v)).collect();
    for division in divisions {
        if said.insert(division.operand(0)) {
            say(division);
        }
    }
}

/// Takes out what was said.
pub fn forget(module: Module) {
    for function in module.functions() {
        let ours: Vec<Value> = function.instructions().filter(|&v| is_ours(v)).collect();
        for assumption in ours {
            let mut unused = Some(assumption.operand(0));
            assumption.erase();
            while let Some(value) = unused.filter(|v| v.is_instruction() && !v.has_users()) {
                unused = Some(value.operand(0)).filter(|_| !value.is(Opcode::Sub));
                value.erase();
            }
        }
    }
}

fn is_ours(value: Value) -> bool {
    value.is(Opcode::Call) && value.call_string_attribute(Place::Function, OURS).is_some()
}

/// The distance that an assumption of ours speaks of, if it still looks as it was made.
fn subject(value: Value) -> Option<Value> {
    let condition = is_ours(value).then(|| value.operand(0))?;
    let rest = condition.is(Opcode::ICmp).then(|| condition.operand(0))?;
    rest.is_instruction().then(|| rest.operand(0))
}

/// Whether a distance of pointers is divided exactly, by more than one.
fn divides(value: Value) -> bool {
    let is_division = value.is(Opcode::SDiv) || value.is(Opcode::AShr);
    is_division && value.arith_flags().exact && elements(value).is_some() && {
        let distance = value.operand(0);
        let is_address = |at| {
            let operand = distance.operand(at);
            operand.is_instruction() && operand.is(Opcode::PtrToInt)
        };
        distance.is_instruction() && distance.is(Opcode::Sub) && (is_address(0) || is_address(1))
    }
}

/// The bytes of an element.
fn elements(division: Value) -> Option<u64> {
    let by = division.operand(1).const_u64()?;
    let bytes = match division.is(Opcode::AShr) {
        true => 1u64.checked_shl(u32::try_from(by).ok()?)?,
        false => by,
    };
    (2..1 << 40).contains(&bytes).then_some(bytes)
}

fn say(division: Value) -> Option<()> {
    let (distance, bytes) = (division.operand(0), elements(division)?);
    let (ty, builder) = (distance.ty(), Builder::before(division));
    let rest = match bytes.is_power_of_two() {
        true => builder.binary(Opcode::And, distance, ty.int(bytes - 1)),
        false => builder.binary(Opcode::SRem, distance, ty.int(bytes)),
    };
    let condition = builder.icmp(IntPredicate::Eq, rest, ty.int(0));
    let assumption = builder.intrinsic("llvm.assume", &[], &[condition])?;
    assumption.add_attribute(Place::Function, OURS);
    Some(())
}
