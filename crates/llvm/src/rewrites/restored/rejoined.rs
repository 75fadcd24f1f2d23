//! Integers that two ways have in different words: the one number that a condition allows, and what is computed of it.
//!
//! ```text
//! i == 0 ? 0 : trunc i   →   trunc i
//! ```
//! Redundancy elimination writes the first where the way without a loop joins that with it; then nothing tells where rows begin.

use crate::opcode::{IntPredicate, Opcode};
use crate::{Block, Builder, Function, Value};

/// Computes such numbers once, behind both ways.
pub fn restore(function: Function) {
    let phis = function.instructions().filter(|i| i.is(Opcode::Phi));
    let phis: Vec<Value> = phis.filter(|phi| phi.ty().is_int()).collect();
    for phi in phis {
        if let Some((of, place)) = rejoined(phi) {
            let made = Builder::before(place).cast(of.opcode(), of.operand(0), phi.ty());
            phi.replace_uses(made);
            phi.erase();
        }
    }
}

/// The cast that a phi is on both ways, and where it can stand.
fn rejoined(phi: Value) -> Option<(Value, Value)> {
    let [a, b] = phi.incoming()[..] else {
        return None;
    };
    [(a, b), (b, a)]
        .into_iter()
        .find_map(|((constant, from), (of, _))| {
            let known = constant.const_i64()?;
            let is_cast = of.is_instruction()
                && [Opcode::Trunc, Opcode::ZExt, Opcode::SExt]
                    .iter()
                    .any(|&cast| of.is(cast));
            let number = is_cast.then(|| equal(from, phi.block(), of.operand(0)))??;
            let same = Some(known) == cast(of, number);
            same.then(|| phi.block().first_insertion_point().map(|place| (of, place)))?
        })
}

/// The number that a value equals where a block goes to another.
fn equal(from: Block, to: Block, v: Value) -> Option<i64> {
    let branch = from.terminator().filter(|&end| end.is_conditional())?;
    let condition = branch.operand(0);
    let holds = match (condition.is(Opcode::ICmp), condition.int_predicate()) {
        (true, IntPredicate::Eq) => true,
        (true, IntPredicate::Ne) => false,
        _ => return None,
    };
    let [yes, no] = branch.successors()[..] else {
        return None;
    };
    let is_there = yes != no && to == if holds { yes } else { no };
    (is_there && condition.operand(0) == v).then(|| condition.operand(1).const_i64())?
}

/// What a cast makes of a number, as it is signed.
fn cast(of: Value, number: i64) -> Option<i64> {
    let bits = |v: Value| v.ty().int_width();
    let (from, to) = (bits(of.operand(0)), bits(of));
    let signed = |x: i64, bits: u32| (x << (64 - bits)) >> (64 - bits);
    if from > 64 || to > 64 {
        return None;
    }
    Some(match of.is(Opcode::ZExt) {
        true if number < 0 => return None,
        true => number,
        false => signed(number, to),
    })
}
