//! Whether a loop inside another is ever entered, as far as that is known before the outer one.
//!
//! ```text
//! for i < m { if n > 0 { for j < n … } }      an array of both has  m · (n > 0 ? n : 0)  elements
//! ```
//! The count of a loop holds only where the loop is entered: without its guards, n − 1 may be −1 and the array
//! immense.

use super::Recorder;
use tapeless_ir::{Control, IntBin, Op, OpKind, Region, Scalar, Type, Value};
use tapeless_plan::Kind;

/// Ops of a condition that are looked through at most.
const DEPTH: u32 = 8;

impl Recorder<'_, '_> {
    /// Conditions without which a loop inside `outermost`, which is not begun yet, is not entered; none if none of them
    /// is known.
    pub(super) fn entered(&mut self, l: Op, outermost: Op) -> Option<Value> {
        let body = self.unit.body;
        let (mut at, mut known) = (l, None);
        while at != outermost {
            let region = body.ops[at].parent;
            self.passed_guards(region, at, &mut known);
            let owner = body.regions[region].owner?;
            if matches!(body.ops[owner].kind, OpKind::Control(Control::If)) {
                let then = body.ops[owner].regions.first() == Some(&region);
                self.holds(body.ops[owner].args[0], then, &mut known);
            }
            at = owner;
        }
        known
    }

    /// The conditions of guards that stand before an op in its region.
    fn passed_guards(&mut self, region: Region, before: Op, known: &mut Option<Value>) {
        let body = self.unit.body;
        for &op in body.regions[region]
            .ops
            .iter()
            .take_while(|&&op| op != before)
        {
            if let OpKind::Control(Control::Guard { expect, .. }) = body.ops[op].kind {
                self.holds(body.ops[op].args[0], expect, known);
            }
        }
    }

    /// Adds what follows from a condition having the value `expect`.
    fn holds(&mut self, condition: Value, expect: bool, known: &mut Option<Value>) {
        if let Some((a, b)) = self.parts(condition, expect) {
            self.holds(a, expect, known);
            return self.holds(b, expect, known);
        }
        let Some(value) = self.early(condition, DEPTH) else {
            return;
        };
        let fixed = self
            .b
            .value(OpKind::Scalar(Scalar::Freeze), &[value], Type::I1);
        let wanted = self.b.bool(!expect);
        let holds = self.b.int_bin(IntBin::Xor, fixed, wanted);
        *known = Some(match *known {
            None => holds,
            Some(others) => self.b.int_bin(IntBin::And, others, holds),
        });
    }

    /// The two conditions that both have the value `expect` if their conjunction (disjunction) has it.
    fn parts(&self, condition: Value, expect: bool) -> Option<(Value, Value)> {
        let body = self.unit.body;
        let data = &body.ops[body.def_op(condition)?];
        let is = |i: usize, x: i64| body.as_int(data.args[i]).is_some_and(|c| c & 1 == x);
        match &data.kind {
            OpKind::Scalar(Scalar::Int(IntBin::And, _)) if expect => (),
            OpKind::Scalar(Scalar::Int(IntBin::Or, _)) if !expect => (),
            OpKind::Scalar(Scalar::Select(_)) if expect && is(2, 0) => (),
            OpKind::Scalar(Scalar::Select(_)) if !expect && is(1, 1) => {
                return Some((data.args[0], data.args[2]));
            }
            _ => return None,
        }
        Some((data.args[0], data.args[1]))
    }

    /// A value of the primal before its place, if all that it is made from is there.
    fn early(&mut self, v: Value, depth: u32) -> Option<Value> {
        if self.unit.body.as_const(v).is_some() || self.env.get(v, Kind::Primal).is_some() {
            return Some(self.primal(v));
        }
        let body = self.unit.body;
        let data = &body.ops[body.def_op(v)?];
        let depth = depth.checked_sub(1)?;
        match &data.kind {
            OpKind::Scalar(Scalar::Icmp(pred)) => {
                let (a, b) = (
                    self.early(data.args[0], depth)?,
                    self.early(data.args[1], depth)?,
                );
                Some(self.b.icmp(*pred, a, b))
            }
            OpKind::Scalar(Scalar::Int(bin, _)) if !may_trap(*bin) => {
                let (a, b) = (
                    self.early(data.args[0], depth)?,
                    self.early(data.args[1], depth)?,
                );
                Some(self.b.int_bin(*bin, a, b))
            }
            OpKind::Scalar(Scalar::Cast(cast, _)) if body.ty(v).is_int() => {
                let from = self.early(data.args[0], depth)?;
                Some(self.b.cast(*cast, from, body.ty(v)))
            }
            _ => None,
        }
    }
}

fn may_trap(bin: IntBin) -> bool {
    matches!(
        bin,
        IntBin::UDiv | IntBin::SDiv | IntBin::URem | IntBin::SRem
    )
}
