//! Calls to synthesised functions.

use crate::signature::{forward_results, outs, seed};
use crate::unit::Unit;
use tapeless_ir::{Builder, FuncId, Packer, Type, Value};

/// Emits a call to a synthesised function and unpacks its results.
pub fn emit(unit: &mut Unit<'_>, b: &mut Builder, function: FuncId, args: &[Value]) -> Vec<Value> {
    let packed = b.call(unit.module, function, args);
    unpack(unit, b, function, packed)
}

/// The results of a synthesised function out of the one value that it returns.
pub fn unpack(
    unit: &mut Unit<'_>,
    b: &mut Builder,
    function: FuncId,
    packed: Option<Value>,
) -> Vec<Value> {
    let types = result_types(unit, function);
    Packer {
        module: unit.module,
        b,
    }
    .unpack(packed, &types)
}

/// What the results of a synthesised function unpack to.
fn result_types(unit: &Unit<'_>, function: FuncId) -> Vec<Type> {
    let Some(derived) = unit.derived.with(function) else {
        return Vec::new();
    };
    let primal = &unit.module.functions[derived.context.function].sig;
    if let Some(of) = derived
        .from_tape
        .filter(|of| of.tangent == function || of.reset == function)
    {
        let tangent = seed(&derived.context, primal).filter(|_| of.tangent == function);
        tangent.into_iter().collect()
    } else if derived.reverse == Some(function) {
        outs(&derived.context, primal)
    } else {
        forward_results(&derived.context, primal, derived.tape)
    }
}
