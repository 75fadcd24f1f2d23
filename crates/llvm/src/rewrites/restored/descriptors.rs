//! What flang's descriptors of variables say of these for good is constant: the length of an element, rank, kind, and what
//! sort of variable it is. Only its address and its bounds change.
//!
//! ```text
//! a = alloca {ptr, i64, i32, i8, i8, i8, i8, …}   store 28, a + 21   …   t = load a + 21   →   28 in place of t
//! ```

use super::clears::address;
use crate::opcode::{Opcode, ValueKind};
use crate::{Function, Type, Value};
use std::collections::HashMap;

/// Where what changes begins again: the bounds.
const BOUNDS: i64 = 24;
/// Where what changes ends: behind the address.
const LENGTH: i64 = 8;

/// Where the fields of a descriptor lie, and which says what kind of variable it is.
const PLACES: [i64; 7] = [0, 8, 16, 20, 21, 22, 23];
const KIND: u32 = 4;
/// Kinds below are numbers (ISO_Fortran_binding.h, `CFI_type_Bool`).
const NUMBERS_END: u64 = 40;

/// What a descriptor is stored, at each place between its address and its bounds, and where that is read.
#[derive(Default)]
struct Fields {
    stored: HashMap<i64, Vec<Value>>,
    read: Vec<(i64, Value)>,
    /// Stored to by what is not a store of one field.
    unknown: bool,
}

/// Replaces what is read by what is stored, where that is always the same constant.
pub fn settle(function: Function) {
    let allocas: Vec<Value> = function
        .instructions()
        .filter(|i| i.is(Opcode::Alloca) && is_descriptor(i.allocated_type()))
        .collect();
    for fields in allocas.into_iter().map(fields).filter(|f| !f.unknown) {
        for (at, load) in &fields.read {
            if let Some(constant) = fields.constant(*at, load.ty()) {
                load.replace_uses(constant);
            }
        }
    }
    for load in function.instructions().filter(|i| i.is(Opcode::Load)) {
        if let Some(constant) = begins_with(load) {
            load.replace_uses(constant);
        }
    }
}

/// What a load reads of a module's variable, as that is initialised. The length of texts and of polymorphic variables changes.
fn begins_with(load: Value) -> Option<Value> {
    let (mut base, mut at) = address(load.access_pointer());
    if base.kind() == ValueKind::ConstantExpr && base.opcode() == Opcode::GetElementPtr {
        let (offset, terms) = base.gep_offset()?;
        at += terms.is_empty().then_some(offset)?;
        base = base.operand(0);
    }
    let is_variable = base.is_global_variable() && is_descriptor(base.global_type());
    let all = is_variable.then(|| base.initializer()).flatten()?;
    let field = |index| all.const_element(index).filter(|v| v.ty() == load.ty());
    let kind = all.const_element(KIND)?.const_u64()?;
    let place = PLACES.iter().skip(1).position(|&place| place == at)?;
    field(place as u32 + 1).filter(|_| kind < NUMBERS_END)
}

fn is_descriptor(ty: Type) -> bool {
    let fields = if ty.is_struct() {
        ty.fields()
    } else {
        Vec::new()
    };
    let is_int = |ty: &Type, bits| ty.is_int() && ty.int_width() == bits;
    let begins = [64, 32, 8, 8, 8, 8];
    fields.len() > begins.len()
        && fields[0].is_pointer()
        && fields[1..]
            .iter()
            .zip(begins)
            .all(|(ty, bits)| is_int(ty, bits))
}

impl Fields {
    fn constant(&self, at: i64, ty: Type) -> Option<Value> {
        let stored = self.stored.get(&at)?;
        let first = stored.first().copied()?;
        let same = stored.iter().all(|&value| value == first);
        (same && first.is_const_int() && first.ty() == ty).then_some(first)
    }
}

fn fields(alloca: Value) -> Fields {
    let mut found = Fields::default();
    let mut open = vec![(alloca, 0, false)];
    while let Some((pointer, at, indexed)) = open.pop() {
        for user in pointer.users() {
            if user.is(Opcode::GetElementPtr) {
                match user.gep_offset() {
                    Some((more, terms)) => {
                        open.push((user, at + more, indexed || !terms.is_empty()));
                    }
                    None => found.unknown = true,
                }
            } else if indexed {
                // Bounds, by a dimension.
                found.unknown |= at < BOUNDS && !user.is(Opcode::Load);
            } else if !note(&mut found, user, pointer, at) {
                found.unknown = true;
            }
        }
    }
    found
}

/// Notes a use of the address of a byte; whether it is known what that does.
fn note(found: &mut Fields, user: Value, pointer: Value, at: i64) -> bool {
    let is_fixed = (LENGTH..BOUNDS).contains(&at);
    if user.is(Opcode::Load) {
        if is_fixed {
            found.read.push((at, user));
        }
        return true;
    }
    if user.is(Opcode::Store) {
        let value = user.operand(0);
        if is_fixed && user.operand(1) == pointer {
            found.stored.entry(at).or_default().push(value);
        }
        return at >= LENGTH || user.operand(1) != pointer || value.ty().is_pointer();
    }
    match user.intrinsic() {
        Some("llvm.memset" | "llvm.memcpy" | "llvm.memmove") => {
            let bytes = user.operand(2).const_i64();
            let beside = at >= BOUNDS || bytes.is_some_and(|n| at + n <= LENGTH);
            beside || user.operand(0) != pointer
        }
        Some(name) => name.starts_with("llvm.lifetime"),
        // The library sets a descriptor's address and bounds.
        None => user.is_call() || user.is(Opcode::ICmp),
    }
}
