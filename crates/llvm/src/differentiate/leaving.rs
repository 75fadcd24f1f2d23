//! Exceptions that leave a derivative: what it has made on the heap for itself ends with it.

use super::exceptions::{landed, unwinds};
use super::prepare::Prepared;
use crate::call::Place;
use crate::emit::Emitter;
use crate::opcode::Opcode;
use crate::{Function, Module, Value};
use rustc_hash::FxHashSet;
use tapeless_diag::Result;
use tapeless_ir as ir;
use tapeless_synth::signature::Guard;

/// What unwinds where no function says so; part of libgcc, and of compiler-rt.
const PERSONALITY: &str = "__gcc_personality_v0";

/// Whether an exception may leave the function of a request.
pub(super) fn may_leave(prepared: &Prepared) -> bool {
    let copies = || prepared.copies.iter().map(|pair| pair.1);
    let Some(root) = copies().next() else {
        return false;
    };
    let through = prepared.through.iter().map(|t| t.function);
    let ours: FxHashSet<Function> = copies().chain(through).collect();
    let is_quiet = |f: Function| f.has_attribute(Place::Function, "nounwind");
    let throws = |call: Value| {
        let quiet = call.call_has_attribute(Place::Function, "nounwind");
        !quiet
            && match call.callee().as_function() {
                Some(callee) => !ours.contains(&callee) && unwinds(callee),
                None => !call.is_inline_asm(),
            }
    };
    let may_throw = |f: Function| f.instructions().any(|i| i.is_call() && throws(i));
    let known = copies().filter_map(Function::personality).all(is_itanium);
    known && !is_quiet(root) && (ours.iter().any(|&f| !is_quiet(f) && may_throw(f)))
}

/// Whether exceptions of such functions pass landing pads.
fn is_itanium(personality: Value) -> bool {
    let name = personality.name();
    name.ends_with("_v0") || name.ends_with("eh_personality")
}

/// Ends the list of a request where an exception leaves its derivative.
pub(super) fn guard(
    emitter: &mut Emitter,
    structured: &ir::Module,
    (outer, guard): (Function, Guard),
    prepared: &Prepared,
) -> Result<()> {
    let (inner, end) = (
        emitter.declare(structured, guard.inner)?,
        emitter.declare(structured, guard.end)?,
    );
    let calls = |i: &Value| i.is(Opcode::Call) && i.callee().as_function() == Some(inner);
    let Some(call) = outer.instructions().find(calls) else {
        return Ok(());
    };
    let module = outer.module();
    let (builder, tail) = call.open_before();
    let (args, left) = (call.args(), outer.append_block("left"));
    let made = builder.invoke(inner.ty(), inner.value(), &args, tail, left);
    made.copy_call_attributes(call);
    builder.move_to_end(left);
    let exception = builder.landing_pad(landed(module), &[], true);
    let bit = module.context().int(1);
    for (lane, &list) in args[guard.list..][..guard.lists].iter().enumerate() {
        builder.call(end, &[list, bit.int((lane == 0).into())]);
    }
    builder.resume(exception);
    call.replace_uses(made);
    call.erase();
    outer.set_personality(personality(module, prepared));
    Ok(())
}

fn personality(module: Module, prepared: &Prepared) -> Value {
    let mut copies = prepared.copies.iter().map(|pair| pair.1);
    let known = copies.find_map(Function::personality);
    known.unwrap_or_else(|| {
        let int = module.context().int(32);
        let ty = int.function(&[], true);
        module.get_or_add_function(PERSONALITY, ty).value()
    })
}
