//! Functions by a second name: clang gives one to constructors and destructors that have the same body, where it does not optimise.

use crate::{Function, Value, ValueKind};

/// So many names stand for one another.
const MOST_NAMES: usize = 8;

/// ```text
/// @C1 = alias @C2   …   call @C1(p)   →   call @C2(p)
/// ```
///
/// A name that another file may give to something else stays.
pub(crate) fn spell_out(copy: Function) {
    for instruction in copy.instructions() {
        for index in 0..instruction.operand_count() {
            if let Some(function) = named(instruction.operand(index)) {
                instruction.set_operand(index, function);
            }
        }
    }
}

/// The function for which a name stands.
fn named(name: Value) -> Option<Value> {
    let is_name = |v: &Value| v.kind() == ValueKind::GlobalAlias;
    let next = |v: &Value| Some(*v).filter(is_name)?.aliasee();
    let names = std::iter::successors(Some(name), next).take(MOST_NAMES);
    let last = names.last().filter(|last| last.as_function().is_some());
    last.filter(|_| is_name(&name))
}
