//! What a budget buys, where sizes are given: how many copies of a state there are, and how many turns are run again.
//!
//! As `llvm/bodies/checkpoints.c` decides it while the program runs.

use crate::Checkpointed;
use crate::number::folded;
use rustc_hash::FxHashMap;
use tapeless_ir::{Body, Cast, IntPred, Op, OpKind, Scalar, ScalarType, Value};

/// What stands beside each copy: where it lies, and of which turn it is.
const BESIDE: u64 = 64;

/// The copies of a loop's state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Schedule {
    /// Bytes of one.
    pub bytes: u64,
    /// How many there may be at once.
    pub copies: u64,
    /// Turns of the loop, if that follows.
    pub turns: Option<u64>,
}

impl Schedule {
    /// That of a loop, where it is called, if its sizes follow from numbers that are given.
    pub fn of(
        loop_: &Checkpointed,
        (body, call): (&Body, Op),
        given: &FxHashMap<Value, i64>,
    ) -> Option<Self> {
        let args = &body.ops[call].args;
        let number = |at: usize| Numbers { body, given }.of(args[at], DEPTH);
        let mut bytes: u64 = loop_.cells.iter().map(|cell| cell.bytes).sum();
        let mut once = 0;
        for piece in &loop_.pieces {
            let more = u64::try_from(number(piece.bytes)?).ok()?;
            match piece.written {
                true => bytes += more,
                false => once += more,
            }
        }
        let bytes = bytes.max(16);
        let room = loop_.budget - loop_.budget / 8;
        let turns = loop_.count.and_then(|at| u64::try_from(number(at)?).ok());
        Some(Self {
            bytes,
            copies: room.saturating_sub(bytes + 2 * once) / (bytes + BESIDE),
            turns: turns.map(|count| count + 1),
        })
    }

    /// How many turns are run before they are reversed, the first time included, and how often each at most, if there is room for
    /// copies at all (Griewank and Walther 2000: r·l − C(s + r, r − 1)).
    pub fn runs(&self) -> Option<(u64, u64)> {
        let turns = self.turns.filter(|_| self.copies > 1)?;
        let often = (1..).find(|&r| reach(self.copies, r) >= turns)?;
        let less = reach(self.copies + 1, often - 1);
        Some(((often * turns).saturating_sub(less), often))
    }
}

/// The turns that can be reversed with s copies if none is run more than r times: (s + r) over s.
fn reach(s: u64, r: u64) -> u64 {
    (1..=s.min(r)).fold(1_u64, |all, i| {
        let next = u128::from(all) * u128::from(s.max(r) + i) / u128::from(i);
        u64::try_from(next).unwrap_or(u64::MAX)
    })
}

/// How far a number is followed.
const DEPTH: u32 = 64;

/// Integers that follow from others.
struct Numbers<'a> {
    body: &'a Body,
    given: &'a FxHashMap<Value, i64>,
}

impl Numbers<'_> {
    fn of(&self, v: Value, depth: u32) -> Option<i64> {
        if let Some(known) = self.body.as_int(v).or(self.given.get(&v).copied()) {
            return Some(known);
        }
        let (data, depth) = (&self.body.ops[self.body.def_op(v)?], depth.checked_sub(1)?);
        let arg = |i: usize| self.of(data.args[i], depth);
        let OpKind::Scalar(scalar) = &data.kind else {
            return None;
        };
        match scalar {
            Scalar::Int(op, _) => folded(*op, arg(0)?, arg(1)?),
            Scalar::Icmp(pred) => Some(i64::from(holds(*pred, arg(0)?, arg(1)?))),
            Scalar::Select(_) => arg(if arg(0)? != 0 { 1 } else { 2 }),
            Scalar::Cast(Cast::ZExt, _) => Some(self.unsigned(data.args[0], arg(0)?)),
            Scalar::Cast(Cast::SExt, _) | Scalar::Freeze => arg(0),
            _ => None,
        }
    }

    fn unsigned(&self, v: Value, n: i64) -> i64 {
        match self.body.ty(v).element() {
            Some(ScalarType::Int(bits)) if bits < 63 => n & ((1 << bits) - 1),
            _ => n,
        }
    }
}

fn holds(pred: IntPred, a: i64, b: i64) -> bool {
    pred.holds(a.cast_unsigned().cmp(&b.cast_unsigned()), a.cmp(&b))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The fewest turns that are run again, by trying all places of the second copy.
    fn fewest(turns: usize, copies: usize) -> Vec<Vec<u64>> {
        let mut all = vec![vec![0; copies + 1]; turns + 1];
        for s in 1..=copies {
            for l in 2..=turns {
                let alone = (l * (l - 1) / 2) as u64;
                let split = |at: usize| at as u64 + all[l - at][s - 1] + all[at][s];
                let best = (1..l).filter(|_| s > 1).map(split).min();
                all[l][s] = best.map_or(alone, |best| best.min(alone));
            }
        }
        all
    }

    #[test]
    fn the_optimum_is_that_of_all_ways() {
        let all = fewest(120, 12);
        for (turns, row) in all.iter().enumerate().skip(2) {
            for (copies, &best) in row.iter().enumerate().skip(2) {
                let schedule = Schedule {
                    bytes: 16,
                    copies: copies as u64,
                    turns: Some(turns as u64),
                };
                let (runs, _) = schedule.runs().unwrap_or_default();
                assert_eq!(runs, best, "{turns} turns, {copies} copies");
            }
        }
    }
}
