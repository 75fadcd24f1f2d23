//! Seeing through what unoptimised code does to constants.

use crate::function::Function;
use crate::opcode::Opcode;
use crate::value::Value;

/// Longer chains do not come from compilers.
const MOST_STEPS: usize = 64;

/// The value behind casts, `freeze`, loads of constant globals, loads of local variables that are stored to once, and
/// calls that always return the same: at `-O0`, `f` arrives as `store @f, %slot; %f = load %slot`, and a lambda as the
/// result of its conversion to a function pointer.
pub fn look_through(value: Value) -> Value {
    let mut value = value;
    for _ in 0..MOST_STEPS {
        let stripped = value.strip_casts();
        match step(stripped) {
            Some(next) => value = next,
            None => return stripped,
        }
    }
    value
}

fn step(value: Value) -> Option<Value> {
    if value.is(Opcode::Freeze) {
        return Some(value.operand(0));
    }
    if value.is(Opcode::Call) {
        return only_result(value.called_function()?);
    }
    if !value.is(Opcode::Load) || value.is_volatile() {
        return None;
    }
    let place = value.access_pointer().strip_casts();
    if place.is_global_variable() {
        let fixed = place.is_global_constant() && !place.is_interposable();
        return place
            .initializer()
            .filter(|initial| fixed && initial.ty() == value.ty());
    }
    if place.is(Opcode::Alloca) {
        only_store(place).filter(|stored| stored.ty() == value.ty())
    } else {
        None
    }
}

/// The constant that a function returns, if it has a single return.
fn only_result(callee: Function) -> Option<Value> {
    if callee.is_declaration() || callee.value().is_interposable() {
        return None;
    }
    let mut returns = callee
        .blocks()
        .filter_map(|block| block.terminator().filter(|end| end.is(Opcode::Ret)));
    let (end, None) = (returns.next()?, returns.next()) else {
        return None;
    };
    (end.operand_count() == 1)
        .then(|| end.operand(0))
        .filter(|result| result.is_constant())
}

/// The value that a local variable has, if it is stored to once, as a whole, and its address goes nowhere.
fn only_store(slot: Value) -> Option<Value> {
    let mut stored = None;
    for user in slot.users() {
        match user.opcode() {
            Opcode::Load => {}
            Opcode::Store if user.operand(0) != slot && stored.is_none() => {
                stored = Some(user.operand(0))
            }
            Opcode::Call
                if user
                    .intrinsic()
                    .is_some_and(|name| name.starts_with("llvm.lifetime")) => {}
            _ => return None,
        }
    }
    stored
}
