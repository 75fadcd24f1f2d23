//! The smaller and the larger of two integers that may be bits of floats: one of them is chosen, as it is.

use crate::opcode::{IntPredicate, Opcode};
use crate::{Builder, Function, Value};

/// Replaces each of words that are moved by a choice, whose derivative is that of the chosen one.
///
/// ```text
/// llvm.umin(load p, load q)   →   select (icmp ult a, b), a, b
/// ```
///
/// Of counts it stays: what bounds a loop says more so.
pub fn expand(function: Function) {
    let calls: Vec<Value> = function
        .instructions()
        .filter(|value| value.is_call())
        .collect();
    for call in calls {
        let Some((first, is_signed)) = call.intrinsic().and_then(first) else {
            continue;
        };
        let [a, b] = call.args()[..] else { continue };
        if is_moved(a, b, is_signed) {
            let builder = Builder::before(call);
            let condition = builder.icmp(first, a, b);
            call.replace_uses(builder.select(condition, a, b));
            call.erase();
        }
    }
}

/// When it is the first of two, and whether as signed integers.
fn first(name: &str) -> Option<(IntPredicate, bool)> {
    Some(match name {
        "llvm.umin" => (IntPredicate::Ult, false),
        "llvm.umax" => (IntPredicate::Ugt, false),
        "llvm.smin" => (IntPredicate::Slt, true),
        "llvm.smax" => (IntPredicate::Sgt, true),
        _ => return None,
    })
}

/// Whether two integers may be bits of floats: words from elsewhere. Signed ones are counts if no memory has them.
fn is_moved(a: Value, b: Value, is_signed: bool) -> bool {
    let is_word = a.ty().is_int() && matches!(a.ty().int_width(), 32 | 64);
    let is_bits = |v: Value| v.is(Opcode::Load) || v.is(Opcode::BitCast);
    let from_elsewhere =
        |v: Value| v.is_argument() || v.is(Opcode::Phi) || v.is(Opcode::Select) || is_bits(v);
    let ends = [a, b];
    is_word && ends.into_iter().all(from_elsewhere) && (!is_signed || ends.into_iter().any(is_bits))
}
