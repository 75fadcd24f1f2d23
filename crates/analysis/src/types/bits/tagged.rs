//! Integers beside a tag: where a condition on a tag decides whether a member of a `union` is read as a float or as an
//! integer, the program knows which of them lies there. That integers are ever kept so is seen from one that is written
//! somewhere in the object: else they may be read for the bits of floats.

use super::Finder;
use crate::points::ObjSet;
use tapeless_ir::ops::Hint;
use tapeless_ir::{Body, Cast, Control, Mem, OpData, OpKind, Region, Scalar, Value};

/// So many ops lie between a tag and its condition.
const STEPS: u32 = 4;

impl Finder<'_> {
    /// Finds what is read as an integer in one arm, and as a float at the same place in another.
    pub(super) fn tagged(&mut self) {
        let kept = self.integers_in_unions();
        if kept.is_empty() {
            return;
        }
        for at in 0..self.order.len() {
            let data = &self.body.ops[self.order[at]];
            if !matches!(data.kind, OpKind::Control(Control::If | Control::Switch(_))) {
                continue;
            }
            let Some(tag) = tag(self.body, data.args[0]) else {
                continue;
            };
            for &arm in &data.regions {
                let others = data.regions.iter().copied().filter(|&other| other != arm);
                let floats: Vec<Value> = others
                    .flat_map(|other| self.members(other, true))
                    .map(|load| load.args[0])
                    .collect();
                let told = self.members(arm, false).filter(|load| {
                    let from = load.args[0];
                    let objects = self.points.of(from);
                    from != tag
                        && floats.contains(&from)
                        && objects.iter().any(|o| kept.contains(o))
                        && self.lie_together(from, tag)
                });
                let told: Vec<Value> = told.map(|load| load.results[0]).collect();
                told.into_iter().for_each(|v| _ = self.told.insert(v));
            }
        }
        self.more_integers();
    }

    /// Objects with integers among members of unions.
    fn integers_in_unions(&self) -> ObjSet {
        let stores = self.order.iter().map(|&op| &self.body.ops[op]);
        let kept = stores.filter(|data| {
            matches!(&data.kind, OpKind::Mem(Mem::Store(access)) if access.hint == Hint::Member)
                && self.is_genuine(data.args[0])
        });
        kept.flat_map(|data| self.points.of(data.args[1]).iter())
            .collect()
    }

    /// Loads of members of unions in an arm, as floats or as integers.
    fn members(&self, arm: Region, as_floats: bool) -> impl Iterator<Item = &OpData> {
        let body = self.body;
        let ops = body.regions[arm].ops.iter().map(|&op| &body.ops[op]);
        ops.filter(move |data| {
            let ty = data.results.first().map(|&v| body.ty(v));
            let fits = ty.is_some_and(|ty| if as_floats { ty.is_float() } else { ty.is_int() });
            fits && matches!(&data.kind, OpKind::Mem(Mem::Load(access)) if access.hint == Hint::Member)
        })
    }

    fn lie_together(&self, a: Value, b: Value) -> bool {
        let (a, b) = (self.points.of(a), self.points.of(b));
        a.iter().any(|o| b.contains(o))
    }
}

/// From where the integer is loaded that decides a condition.
fn tag(body: &Body, condition: Value) -> Option<Value> {
    let mut v = condition;
    for _ in 0..STEPS {
        let data = &body.ops[body.def_op(v)?];
        match &data.kind {
            OpKind::Mem(Mem::Load(_)) => return body.ty(v).is_int().then_some(data.args[0]),
            OpKind::Scalar(Scalar::Icmp(_) | Scalar::Int(..))
                if body.as_const(data.args[1]).is_some() =>
            {
                v = data.args[0];
            }
            OpKind::Scalar(
                Scalar::Cast(Cast::Trunc | Cast::ZExt | Cast::SExt, _) | Scalar::Freeze,
            ) => {
                v = data.args[0];
            }
            _ => return None,
        }
    }
    None
}
