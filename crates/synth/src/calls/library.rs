//! Library calls that write through pointers: to where, and how much.

use super::result_of;
use crate::unit::{Step, Unit};
use tapeless_diag::code;
use tapeless_ir::{Op, Value};
use tapeless_rules::effects::Written;

/// The values that the number of bytes written depends on.
///
/// # Errors
/// If nothing that the program sees says how many they are.
pub fn length(unit: &Unit<'_>, op: Op, written: Written) -> Step<Vec<Value>> {
    let data = &unit.body.ops[op];
    let read = crate::written::reads(written).and_then(|(arg, result)| {
        let arg = arg.map(|i| data.args.get(i).copied());
        let result = result.then(|| result_of(unit, op));
        arg.into_iter()
            .chain(result)
            .collect::<Option<Vec<Value>>>()
    });
    read.ok_or_else(|| {
        let name = unit.callee_name(op);
        let what = format!(
            "{name} overwrites memory that may carry a derivative, and nothing says how much of it"
        );
        unit.refusal(code::UNSUPPORTED, op, what)
            .help("hand it a copy of the memory, or values instead of pointers")
            .help("or, if it is a text or whatever else carries no derivative, mark its argument `enzyme_const`")
            .into()
    })
}
