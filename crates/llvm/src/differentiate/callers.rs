//! Functions that nobody but the copies calls: their types may change, and with these their calls.

use crate::opcode::Opcode;
use crate::{Builder, Function, Value};

/// The calls of a function, if all that it is used for is to be called.
pub(crate) fn calls(function: Function) -> Option<Vec<Value>> {
    let calls = function.value().users();
    let plain = |&call: &Value| {
        let tail = |call: Value| call.is(Opcode::Call) && call.is_must_tail();
        call.is_instruction()
            && call.is_call()
            && !tail(call)
            && call.callee() == function.value()
            && call.bundles().is_empty()
            && !call.args().contains(&function.value())
    };
    let must_tail = |i: Value| i.is(Opcode::Call) && i.is_must_tail();
    let all = calls.iter().all(plain) && !function.instructions().any(must_tail);
    (all && !calls.is_empty()).then_some(calls)
}

/// Calls a function as `call` does; what comes next is written where it comes back.
pub(crate) fn invoke(
    builder: &Builder,
    call: Value,
    (function, args): (Function, &[Value]),
) -> Value {
    let (normal, unwind) = call.invoke_targets();
    let (from, back) = (call.block(), call.block().function().append_block("back"));
    let callee = (function.ty(), function.value());
    let made = builder.invoke(callee.0, callee.1, args, back, unwind);
    for phi in normal.phis().collect::<Vec<_>>() {
        phi.retarget_incoming(from, back);
    }
    let end = Builder::at_end(back).br(normal);
    builder.move_before(end);
    builder.set_location(call);
    made
}
