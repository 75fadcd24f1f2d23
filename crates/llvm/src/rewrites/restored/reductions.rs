//! Reductions of vectors, lane by lane: an optimiser makes them of loops before a link-time host calls us.

use crate::opcode::Opcode;
use crate::{Builder, Function, Value};

/// Replaces each reduction of a float vector by its scalar operations.
///
/// ```text
/// r = llvm.vector.reduce.fadd(s, <a, b>)   →   t = fadd s, a   r = fadd t, b
/// ```
pub fn expand(function: Function) {
    let calls: Vec<Value> = function
        .instructions()
        .filter(|value| value.is_call())
        .collect();
    for call in calls {
        if let Some(operation) = call.intrinsic().and_then(operation) {
            expand_one(call, operation);
        }
    }
}

/// What joins two lanes.
#[derive(Clone, Copy)]
enum Operation {
    Binary(Opcode),
    Intrinsic(&'static str),
}

fn operation(name: &str) -> Option<Operation> {
    Some(match name {
        "llvm.vector.reduce.fadd" => Operation::Binary(Opcode::FAdd),
        "llvm.vector.reduce.fmul" => Operation::Binary(Opcode::FMul),
        "llvm.vector.reduce.fmax" => Operation::Intrinsic("llvm.maxnum"),
        "llvm.vector.reduce.fmin" => Operation::Intrinsic("llvm.minnum"),
        "llvm.vector.reduce.fmaximum" => Operation::Intrinsic("llvm.maximum"),
        "llvm.vector.reduce.fminimum" => Operation::Intrinsic("llvm.minimum"),
        _ => return None,
    })
}

fn expand_one(call: Value, operation: Operation) {
    let args = call.args();
    let (start, vector) = match args[..] {
        [start, vector] => (Some(start), vector),
        [vector] => (None, vector),
        _ => return,
    };
    let Some(lanes) = vector.ty().lanes() else {
        return;
    };
    let builder = Builder::before(call);
    let index = call.ty().context().int(32);
    let mut joined = start;
    for lane in 0..lanes {
        let lane = builder.extract_element(vector, index.int(lane.into()));
        joined = match joined {
            None => Some(lane),
            Some(before) => join(&builder, operation, before, lane, call),
        };
    }
    if let Some(joined) = joined {
        call.replace_uses(joined);
        call.erase();
    }
}

fn join(
    builder: &Builder,
    operation: Operation,
    before: Value,
    lane: Value,
    call: Value,
) -> Option<Value> {
    let joined = match operation {
        Operation::Binary(opcode) => builder.binary(opcode, before, lane),
        Operation::Intrinsic(name) => builder.intrinsic(name, &[lane.ty()], &[before, lane])?,
    };
    if let Some(flags) = call.fast_math() {
        joined.set_fast_math(flags);
    }
    Some(joined)
}
