//! What globals hold at start: bytes, and addresses among them.

use super::ModuleImporter;
use crate::{Linkage, Opcode, Value, ValueKind};
use std::collections::HashSet;
use tapeless_ir as ir;

/// Globals with more bytes than this keep their initial value with the host.
const MOST_BYTES: u64 = 1 << 16;

/// An initial value, as far as it is told apart.
pub(super) struct Initial {
    pub bytes: Vec<u8>,
    /// By offset: constants of the host.
    pub addresses: Vec<(u64, Value)>,
}

impl ModuleImporter {
    /// Reads the addresses in the initial values of globals that are new; what they lead to is new again.
    pub(super) fn read_addresses(&mut self) {
        while let Some((id, addresses)) = self.unread.pop() {
            let read = addresses.into_iter().map(|(at, value)| {
                let (_, constant) = self.constant(value);
                let known = matches!(constant, ir::Constant::Global(..) | ir::Constant::Func(_));
                known.then_some((at, constant))
            });
            let read: Option<Vec<_>> = read.collect();
            let global = &mut self.module.globals[id];
            match read {
                Some(addresses) => global.addresses = addresses,
                None => global.bytes = None,
            }
        }
    }
}

/// The initial value of a global, if it is one of plain data and addresses.
pub(super) fn initial(global: Value, size: u64) -> Option<Initial> {
    let fixed = !matches!(
        global.linkage(),
        Linkage::ExternalWeak | Linkage::Common | Linkage::AvailableExternally
    );
    if global.is_declaration() || !fixed || size > MOST_BYTES || global.is_interposable() {
        return None;
    }
    let mut initial = Initial {
        bytes: vec![0; size as usize],
        addresses: Vec::new(),
    };
    fill(global, global.initializer()?, 0, &mut initial).then_some(initial)
}

/// Nesting of constants is bounded by that of their types.
fn fill(global: Value, value: Value, at: u64, into: &mut Initial) -> bool {
    let ty = value.ty();
    if value.is_null() {
        return true;
    }
    let layout = global.global_module().layout();
    if ty.is_array() || ty.is_vector() {
        let (count, stride) = match ty.lanes() {
            Some(lanes) => (
                u64::from(lanes),
                layout.store_size(ty) / u64::from(lanes.max(1)),
            ),
            None => (ty.array_len(), layout.alloc_size(ty.element())),
        };
        return (0..count).all(|i| {
            value
                .const_element(i as u32)
                .is_some_and(|element| fill(global, element, at + i * stride, into))
        });
    }
    if ty.is_struct() {
        return (0..ty.fields().len() as u32).all(|i| {
            let offset = at + layout.field_offset(ty, i);
            value
                .const_element(i)
                .is_some_and(|element| fill(global, element, offset, into))
        });
    }
    if is_address(value) {
        into.addresses.push((at, value));
        return true;
    }
    let Some(words) = value.const_bits() else {
        return false;
    };
    let little: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    let (from, size) = (at as usize, layout.store_size(ty) as usize);
    match (into.bytes.get_mut(from..from + size), little.get(..size)) {
        (Some(to), Some(data)) => {
            to.copy_from_slice(data);
            true
        }
        _ => false,
    }
}

fn is_address(value: Value) -> bool {
    let moved = value.kind() == ValueKind::ConstantExpr && value.opcode() == Opcode::GetElementPtr;
    value.is_global_variable() || value.as_function().is_some() || moved
}

/// Whether nothing writes a variable, though it could be: no other module knows its name, and this one only reads it.
pub(super) fn is_never_written(global: Value) -> bool {
    if !matches!(global.linkage(), Linkage::Internal | Linkage::Private) {
        return false;
    }
    let (mut open, mut seen) = (vec![global], HashSet::new());
    while let Some(value) = open.pop() {
        for user in value.users() {
            let moves = matches!(
                user.kind(),
                ValueKind::Instruction | ValueKind::ConstantExpr
            ) && user.opcode() == Opcode::GetElementPtr;
            if moves && seen.insert(user) {
                open.push(user);
            } else if !moves && !reads(user, value) {
                return false;
            }
        }
    }
    true
}

/// Whether an instruction only reads through a pointer.
fn reads(user: Value, pointer: Value) -> bool {
    let copied = |name: &str| {
        let copies = name.starts_with("llvm.memcpy") || name.starts_with("llvm.memmove");
        copies && user.operand(0) != pointer
    };
    user.is(Opcode::Load) || user.is_call() && user.intrinsic().is_some_and(copied)
}
