//! Calls to synthesised functions.

use crate::float::Packer;
use crate::signature::{forward_results, outs};
use crate::unit::Unit;
use tapeless_ir::ops::Call;
use tapeless_ir::{Builder, Callee, Effects, FastMath, FuncId, OpKind, Type, Value};

/// Emits a call to a synthesised function and unpacks its results.
pub fn emit(unit: &mut Unit<'_>, b: &mut Builder, function: FuncId, args: &[Value]) -> Vec<Value> {
    let sig = unit.module.functions[function].sig.clone();
    let results: Vec<_> = sig.ret.into_iter().collect();
    let call = Call {
        callee: Callee::Func(function),
        sig,
        effects: Effects::ANY,
        flags: FastMath::default(),
    };
    let op = b.push(OpKind::Call(call), args, &results);
    let packed = b.body.ops[op].results.first().copied();
    let types = result_types(unit, function);
    Packer {
        module: unit.module,
        b,
    }
    .unpack(packed, &types)
}

/// What the results of a synthesised function unpack to.
fn result_types(unit: &Unit<'_>, function: FuncId) -> Vec<Type> {
    let found = unit
        .derived
        .values()
        .find(|d| d.forward == function || d.reverse == Some(function));
    let Some(derived) = found else {
        return Vec::new();
    };
    let primal = &unit.module.functions[derived.context.function].sig;
    if derived.reverse == Some(function) {
        outs(&derived.context, primal)
    } else {
        forward_results(&derived.context, primal, derived.tape)
    }
}
