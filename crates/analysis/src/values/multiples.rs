//! What integers are multiples of: how they are computed, what they are divided by, what is assumed of them.

use crate::values::flow::yielded;
use rustc_hash::FxHashMap;
use tapeless_ir::{
    Body, Cast, Constant, Control, IntBin, IntPred, Op, OpData, OpKind, Region, Scalar, Value,
    ValueDef,
};

/// Definitions looked through for a factor.
const DEPTH: u32 = 8;
/// Arms of a branch that are looked through.
const MOST_ARMS: usize = 4;

/// Which numbers a body tells to be multiples: those that are divided so that nothing is left over, or are assumed to be.
#[derive(Debug)]
pub struct Multiples<'a> {
    body: &'a Body,
    /// Of what, and where that is said. The first place counts, of several.
    said: FxHashMap<Value, (u64, Region)>,
}

impl<'a> Multiples<'a> {
    /// What ops of a body, in order, tell.
    pub fn new(body: &'a Body, ops: &[Op]) -> Self {
        let mut said = FxHashMap::default();
        for &op in ops.iter().rev() {
            let data = &body.ops[op];
            let division = divided(body, data).map(|by| (data.args[0], by));
            if let Some((whole, by)) = division.or_else(|| assumed(body, data)) {
                said.insert(whole, (by, data.parent));
            }
        }
        Self { body, said }
    }

    /// What a value is said to be a multiple of, in a region; 1 if nothing is said.
    pub fn said(&self, v: Value, region: Region) -> u64 {
        match self.said.get(&v) {
            Some(&(by, within)) if self.body.encloses(within, region) => by,
            _ => 1,
        }
    }

    /// A number that the value is always a multiple of in a region, as far as a few definitions tell; 0 for zero itself.
    pub fn factor(&self, v: Value, region: Region) -> u64 {
        self.factor_to(v, region, DEPTH)
    }

    fn factor_to(&self, v: Value, region: Region, depth: u32) -> u64 {
        match self.body.as_const(v) {
            Some(Constant::Poison) => return 0,
            Some(_) => return self.body.as_int(v).map_or(1, i64::unsigned_abs),
            None => {}
        }
        let said = self.said(v, region);
        let computed = match depth.checked_sub(1) {
            Some(depth) => self.computed(v, region, depth),
            None => 1,
        };
        lcm(said, computed)
    }

    /// What the definition of a value tells.
    fn computed(&self, v: Value, region: Region, depth: u32) -> u64 {
        let body = self.body;
        match body.values[v].def {
            ValueDef::Result(op, index) => match &body.ops[op].kind {
                OpKind::Control(Control::Loop(info)) => {
                    let turn = body.ops[op].regions[0];
                    let last = body.next(turn, info.params + index);
                    last.map_or(1, |last| self.factor_to(last, region, depth))
                }
                OpKind::Control(Control::If | Control::Switch(_)) => {
                    self.of_arms(&body.ops[op].regions, index as usize, depth)
                }
                _ => self.factor_of_op(op, region, depth),
            },
            ValueDef::Param(around, index) => {
                let Some(owner) = body.regions[around].owner else {
                    return 1;
                };
                let data = &body.ops[owner];
                let OpKind::Control(Control::Loop(info)) = &data.kind else {
                    return 1;
                };
                let step = info.step(&data.args, index);
                let Some(step) = step.or_else(|| added(body, v, (around, index))) else {
                    return 1;
                };
                gcd(
                    self.factor_to(data.args[index as usize], region, depth),
                    self.factor_to(step, region, depth),
                )
            }
            ValueDef::Const(_) => 1,
        }
    }

    /// What all that arms hand on as one result are multiples of.
    fn of_arms(&self, arms: &[Region], result: usize, depth: u32) -> u64 {
        if arms.len() > MOST_ARMS {
            return 1;
        }
        let mut all = 0;
        for &arm in arms {
            // What one arm says of a value counts for what comes from there.
            if let Some(v) = yielded(self.body, arm, result).filter(|_| all != 1) {
                all = gcd(all, self.factor_to(v, arm, depth / 2));
            }
        }
        all
    }

    fn factor_of_op(&self, op: Op, region: Region, depth: u32) -> u64 {
        let body = self.body;
        let data = &body.ops[op];
        let of = |i: usize| self.factor_to(data.args[i], region, depth);
        match &data.kind {
            OpKind::Scalar(Scalar::Int(IntBin::Mul, _)) => of(0).wrapping_mul(of(1)),
            OpKind::Scalar(Scalar::Int(IntBin::Add | IntBin::Sub, _)) => gcd(of(0), of(1)),
            OpKind::Scalar(Scalar::Int(IntBin::Or, wrap)) if wrap.exact => gcd(of(0), of(1)),
            OpKind::Scalar(Scalar::Int(IntBin::Shl, _)) => match body.as_int(data.args[1]) {
                Some(by @ 0..63) => of(0).wrapping_shl(by as u32),
                _ => of(0),
            },
            OpKind::Scalar(Scalar::Int(IntBin::LShr | IntBin::AShr, _)) => {
                // Zeros at the end are there after an overflow, too: `(i << 32) >> 29` is an index of 32 bits, times eight.
                let zeros = of(0) & of(0).wrapping_neg();
                let by = body.as_int(data.args[1]).filter(|by| (0..63).contains(by));
                by.map_or(1, |by| (zeros >> by).max(u64::from(zeros > 0)))
            }
            OpKind::Scalar(Scalar::Int(IntBin::And, _)) => {
                // The zeros at the end of a mask.
                let mask = body.as_int(data.args[1]).filter(|&mask| mask != 0);
                mask.map_or(1, |mask| 1 << mask.trailing_zeros().min(62))
            }
            OpKind::Scalar(Scalar::Cast(Cast::SExt | Cast::ZExt, _)) => of(0),
            OpKind::Scalar(Scalar::Select(_)) => gcd(of(1), of(2)),
            _ => 1,
        }
    }
}

/// By what an op divides its first operand, if nothing is left over.
fn divided(body: &Body, data: &OpData) -> Option<u64> {
    let OpKind::Scalar(Scalar::Int(kind, wrap)) = &data.kind else {
        return None;
    };
    let by = body.as_int(*data.args.get(1)?)?;
    match kind {
        IntBin::AShr | IntBin::LShr if wrap.exact && (0..62).contains(&by) => Some(1 << by),
        IntBin::SDiv | IntBin::UDiv if wrap.exact && by > 0 => Some(by.unsigned_abs()),
        _ => None,
    }
}

/// A value that is assumed to be a multiple, and of what.
fn assumed(body: &Body, data: &OpData) -> Option<(Value, u64)> {
    let OpKind::Host(host) = &data.kind else {
        return None;
    };
    let made = |v: Value| body.def_op(v).map(|op| &body.ops[op]);
    let condition = made(*data.args.first()?).filter(|_| host.name == "llvm.assume")?;
    let is_equal = matches!(condition.kind, OpKind::Scalar(Scalar::Icmp(IntPred::Eq)));
    let none_left = is_equal && body.as_int(condition.args[1]) == Some(0);
    let rest = made(condition.args[0]).filter(|_| none_left)?;
    let OpKind::Scalar(Scalar::Int(kind, _)) = rest.kind else {
        return None;
    };
    let by = body.as_int(rest.args[1])?;
    let by = match kind {
        IntBin::And => by.checked_add(1).filter(|by| by.count_ones() == 1)?,
        IntBin::SRem | IntBin::URem => by,
        _ => return None,
    };
    (by > 0).then(|| (rest.args[0], by.unsigned_abs()))
}

/// `(x / n)·scale`, where nothing is left over, as `x·(scale / n)`: a number of elements as bytes again.
pub fn undivided(body: &Body, index: Value, scale: i64) -> (Value, i64) {
    let data = body.def_op(index).map(|op| &body.ops[op]);
    let by = data.and_then(|data| Some((*data.args.first()?, divided(body, data)?.cast_signed())));
    match by {
        Some((whole, by)) if scale % by == 0 => (whole, scale / by),
        _ => (index, scale),
    }
}

/// What each turn of a loop adds to its parameter.
fn added(body: &Body, param: Value, (region, index): (Region, u32)) -> Option<Value> {
    let next = &body.ops[body.def_op(body.next(region, index)?)?];
    match (&next.kind, &next.args[..]) {
        (OpKind::Scalar(Scalar::Int(IntBin::Add, _)), &[a, b]) if a == param => Some(b),
        (OpKind::Scalar(Scalar::Int(IntBin::Add, _)), &[a, b]) if b == param => Some(a),
        _ => None,
    }
}

/// The greatest common divisor; 0 is a multiple of everything.
pub fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// The least common multiple, or the greater number where there is no room for it.
fn lcm(a: u64, b: u64) -> u64 {
    match gcd(a, b) {
        0 => 0,
        both => (a / both).checked_mul(b).unwrap_or(a.max(b)),
    }
}
