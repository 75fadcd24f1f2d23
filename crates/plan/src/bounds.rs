//! Upper bounds of trip counts that change from one iteration of an outer loop to the next.
//!
//! `for i … for j < i …`: the inner count is affine in the outer iteration, so its largest value lies at a corner of
//! the box of outer iterations, and one array made outside of both loops has room for every entry of the inner one.

use smallvec::SmallVec;
use tapeless_ir::{
    Body, Cast, Control, IntBin, Op, OpData, OpKind, Region, Scalar, Value, ValueDef,
};

/// Definitions looked through at most.
const DEPTH: u32 = 12;
/// Loops whose corners are tried at most: 2ⁿ evaluations.
const LOOPS: usize = 2;

/// The loops, among `spanned`, in whose iterations `v` is affine, if it is and is otherwise known before `region`.
pub fn affine_in(
    body: &Body,
    v: Value,
    region: Region,
    spanned: &[Op],
) -> Option<SmallVec<[Op; 2]>> {
    let found = Walk {
        body,
        region,
        spanned,
    }
    .value(v, DEPTH)?;
    (found.len() <= LOOPS).then_some(found)
}

/// Whether a value is defined inside a region.
pub fn defined_within(body: &Body, region: Region, v: Value) -> bool {
    body.def_region(v).is_some_and(|r| body.encloses(region, r))
}

struct Walk<'a> {
    body: &'a Body,
    region: Region,
    spanned: &'a [Op],
}

impl Walk<'_> {
    fn value(&self, v: Value, depth: u32) -> Option<SmallVec<[Op; 2]>> {
        if !defined_within(self.body, self.region, v) {
            return Some(SmallVec::new());
        }
        let depth = depth.checked_sub(1)?;
        match self.body.values[v].def {
            ValueDef::Param(region, index) => self.param(region, index, depth),
            ValueDef::Result(op, _) => self.op(&self.body.ops[op], depth),
            ValueDef::Const(_) => Some(SmallVec::new()),
        }
    }

    fn param(&self, region: Region, index: u32, depth: u32) -> Option<SmallVec<[Op; 2]>> {
        let owner = self.body.regions[region]
            .owner
            .filter(|op| self.spanned.contains(op))?;
        let data = &self.body.ops[owner];
        let OpKind::Control(Control::Loop(info)) = &data.kind else {
            return None;
        };
        let step = self.value(info.step(&data.args, index)?, depth)?;
        let init = self.value(data.args[index as usize], depth)?;
        step.is_empty()
            .then(|| join(init, [owner].into_iter().collect()))
    }

    fn op(&self, data: &OpData, depth: u32) -> Option<SmallVec<[Op; 2]>> {
        let of = |i: usize| self.value(data.args[i], depth);
        match &data.kind {
            OpKind::Scalar(Scalar::Int(IntBin::Add | IntBin::Sub | IntBin::SMax, _)) => {
                Some(join(of(0)?, of(1)?))
            }
            OpKind::Scalar(Scalar::Int(IntBin::Mul, _)) => {
                let (a, b) = (of(0)?, of(1)?);
                (a.is_empty() || b.is_empty()).then(|| join(a, b))
            }
            OpKind::Scalar(Scalar::Int(IntBin::Shl, _)) => of(1)?.is_empty().then(|| of(0))?,
            OpKind::Scalar(Scalar::Cast(Cast::SExt | Cast::ZExt, _)) => of(0),
            _ => None,
        }
    }
}

fn join(mut a: SmallVec<[Op; 2]>, b: SmallVec<[Op; 2]>) -> SmallVec<[Op; 2]> {
    for op in b {
        if !a.contains(&op) {
            a.push(op);
        }
    }
    a
}
