//! What the reverse function of a derivative by hand reads again, where it does not stay as the call left it: a copy.

use crate::unit::{Step, Unit};
use tapeless_analysis::Mode;
use tapeless_ir::{FuncId, Op};
use tapeless_legal::reread::bytes;

/// For each argument of a callee, how many bytes behind it are copied for its derivative by hand; nothing where none are.
///
/// # Errors
/// If it is not known how many, which is not legal.
pub(super) fn copies(
    unit: &Unit<'_>,
    op: Op,
    callee: FuncId,
    (mode, stable): (Mode, &[bool]),
) -> Step<Vec<u64>> {
    let params = &unit.module.functions[callee].params;
    let given = unit.body.ops[op].args.iter().zip(params).zip(stable);
    if mode != Mode::Split || params.iter().all(|param| !param.reread) {
        return Ok(Vec::new());
    }
    let copied = given.map(|((&arg, param), &stays)| match param.reread && !stays {
        true => bytes(unit, op, arg).map_err(|_| unit.illegal(op)),
        false => Ok(0),
    });
    let copies = copied.collect::<Step<Vec<u64>>>()?;
    Ok(match copies.iter().any(|&bytes| bytes > 0) {
        true => copies,
        false => Vec::new(),
    })
}
