//! Library functions that return what they are given, or a place within its memory.

use crate::known::is_told;
use crate::{Builder, Function, GepFlags, IntPredicate, Opcode, Value};
use tapeless_rules::effects::{Effects, Returned};

/// ```text
/// r = std::string::append(s, t)   →   std::string::append(s, t), and s in place of r
/// r = __dynamic_cast(p, …)        →   r == null ? null : p + (r - p) in place of r
/// ```
///
/// The shadow of an argument is known; that of what a library returns is not.
pub(crate) fn spell_out(copy: Function) {
    let calls: Vec<Value> = copy.instructions().filter(|i| i.is_call()).collect();
    for call in calls {
        let Some(effects) = effects(call) else {
            continue;
        };
        let argument = |index: usize| {
            let argument = call.args().get(index).copied();
            argument.filter(|argument| argument.ty() == call.ty())
        };
        if let Some(argument) = effects.passed_on().and_then(argument) {
            call.replace_uses(argument);
        } else if let Returned::Within(index) = effects.returned
            && effects.inactive
            && let Some(argument) = argument(index.into())
        {
            measure(call, argument);
        }
    }
}

fn effects(call: Value) -> Option<&'static Effects> {
    let callee = call.callee().as_function()?;
    if !callee.is_declaration() && !is_told(callee) {
        return None;
    }
    tapeless_rules::effects(&callee.name())
}

/// Says by how many bytes what a call found lies behind its argument. A cast to a class knows it where the class has one base
/// of the argument's type (Itanium C++ ABI, 2.9.7: `src2dst_offset`).
fn measure(call: Value, argument: Value) {
    let users = call.users();
    let Some(next) = call.next().filter(|_| !users.is_empty()) else {
        return;
    };
    let builder = Builder::before(next);
    builder.set_location(call);
    let word = call.ty().context().int(64);
    let address = |pointer| builder.cast(Opcode::PtrToInt, pointer, word);
    let behind = match base_offset(call) {
        Some(offset) => word.int(offset.wrapping_neg()),
        None => builder.binary(Opcode::Sub, address(call), address(argument)),
    };
    let found = builder.byte_offset(argument, behind, GepFlags::default());
    let null = call.ty().zero();
    let is_null = builder.icmp(IntPredicate::Eq, call, null);
    let place = builder.select(is_null, null, found);
    for user in users {
        user.replace_operand(call, place);
    }
}

/// Where the argument of a cast lies in what is found.
fn base_offset(call: Value) -> Option<u64> {
    let callee = call.callee().as_function()?;
    let hint = *call.args().get(3)?;
    let offset = hint.const_u64()?;
    (callee.name() == "__dynamic_cast" && offset.cast_signed() >= 0).then_some(offset)
}
