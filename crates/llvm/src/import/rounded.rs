//! Memory whose address is rounded up by hand, for vectors: what is accessed begins where the rounded address lies.
//!
//! ```text
//! p = malloc(n + 32)   q = p + ((p & -32) + 32 - p)   *(q - 8) = p   …   free(*(q - 8))
//! ```

use crate::opcode::Opcode;
use crate::{Value, ValueKind};
use std::collections::HashSet;
use tapeless_rules::effects;
use tapeless_rules::effects::Action;

/// Values looked at for a distance.
const MOST: usize = 12;

/// Whether an address is that of new memory, moved by what follows from it alone, and nothing else of that memory is accessed.
pub(super) fn is_beginning(gep: Value) -> bool {
    let Some((0, terms)) = gep.gep_offset() else {
        return false;
    };
    let [(distance, 1)] = terms[..] else {
        return false;
    };
    let base = gep.operand(0);
    is_new(base) && follows_from(distance, base) && is_otherwise_untouched(base, gep)
}

fn is_new(base: Value) -> bool {
    let callee = base.is_call().then(|| base.called_function()).flatten();
    let known = callee.filter(|f| f.is_declaration());
    let known = known.and_then(|f| effects(&f.name()));
    known.is_some_and(|known| matches!(known.action, Action::Alloc { .. }))
}

/// Whether a number is computed of an address and constants, and masked.
fn follows_from(distance: Value, base: Value) -> bool {
    let (mut open, mut seen, mut masked) = (vec![distance], 0, false);
    while let Some(value) = open.pop() {
        seen += 1;
        if value.kind() == ValueKind::ConstantInt {
            continue;
        }
        if !value.is_instruction() || seen > MOST {
            return false;
        }
        match value.opcode() {
            Opcode::PtrToInt if value.operand(0) == base => {}
            Opcode::And | Opcode::Add | Opcode::Sub | Opcode::Or | Opcode::Xor => {
                masked |= value.is(Opcode::And);
                open.extend(value.operands());
            }
            _ => return false,
        }
    }
    masked
}

/// Whether the memory is only kept, compared and released otherwise.
fn is_otherwise_untouched(base: Value, gep: Value) -> bool {
    let (mut open, mut seen) = (vec![base], HashSet::from([base]));
    while let Some(pointer) = open.pop() {
        for user in pointer.users() {
            let stored = user.is(Opcode::Store) && user.operand(0) == pointer;
            let asked = user.is(Opcode::PtrToInt) || user.is(Opcode::ICmp);
            if user == gep || stored || asked || releases(user) {
                continue;
            }
            if !user.is(Opcode::Phi) {
                return false;
            }
            if seen.insert(user) {
                open.push(user);
            }
        }
    }
    true
}

fn releases(user: Value) -> bool {
    let callee = user.is_call().then(|| user.called_function()).flatten();
    let known = callee.and_then(|f| effects(&f.name()));
    known.is_some_and(|known| matches!(known.action, Action::Free { .. }))
}
