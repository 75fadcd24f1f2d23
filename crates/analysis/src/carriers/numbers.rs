//! Bits that travel as numbers: an integer of bits becomes a float of the same value, wide enough or not, and an integer again.

use super::marks::{INTEGERS, Marks};
use super::memory::Touched;
use super::{Aim, Finder};
use crate::values::callee::{CallKind, call_kind};
use crate::values::flow::flows;
use cranelift_entity::EntitySet;
use std::rc::Rc;
use tapeless_ir::{Body, Cast, Constant, FuncId, Mem, Op, OpData, OpKind, Scalar, Value};

/// What copies hand on of integers without bits of floats.
fn integers(marks: Marks) -> Marks {
    Marks {
        integers: marks.integers,
        ..Marks::default()
    }
}

/// Whether an op makes a number of an integer.
pub(super) fn counts(data: &OpData) -> bool {
    let OpKind::Scalar(scalar) = &data.kind else {
        return false;
    };
    matches!(scalar, Scalar::Cast(Cast::SiToFp | Cast::UiToFp, _))
}

impl Finder<'_> {
    pub(super) fn is_for_floats(&self) -> bool {
        matches!(self.aim, Aim::Floats | Aim::Rounded)
    }

    /// Whether an integer with bits of floats becomes a number that has a derivative.
    pub(super) fn makes_numbers(&self) -> bool {
        let mut ops = self.bodies.iter().flat_map(|(id, body, order)| {
            let data = order.iter().map(|&op| &body.ops[op]);
            data.map(move |data| ((*id, *body), data))
        });
        ops.any(|(at, data)| {
            let counted = || self.fraction(at, data.args[0]) > 0;
            counts(data) && !self.is_idle(at.0, data.results[0]) && counted()
        })
    }

    /// Notes where integers are stored, or copied to, that have no bits of floats, once it is known which have.
    pub(super) fn integers_round(&mut self) -> bool {
        self.changed = false;
        for (id, body, order) in Rc::clone(&self.bodies).iter() {
            for &op in order {
                let data = &body.ops[op];
                match &data.kind {
                    OpKind::Mem(Mem::Store(access))
                        if self.is_integer((*id, body), data.args[0]) =>
                    {
                        let to = self.touched((*id, body), access, (data.args[1], data.args[0]));
                        self.mark(&to, INTEGERS);
                    }
                    OpKind::Mem(Mem::Copy { .. }) => {
                        self.copy((*id, body), data, (1, 0, 2), integers)
                    }
                    kind => {
                        if let Some(call) = kind.call()
                            && let CallKind::Copies { dst, src, len } = call_kind(self.module, call)
                        {
                            self.copy((*id, body), data, (src, dst, len), integers);
                        }
                    }
                }
            }
        }
        self.changed
    }

    fn is_integer(&self, at: (FuncId, &Body), v: Value) -> bool {
        let body = at.1;
        let is_zero = body.as_int(v) == Some(0) || matches!(body.as_const(v), Some(Constant::Zero));
        body.ty(v).is_int() && !is_zero && self.fraction(at, v) == 0
    }

    /// Whether integers may lie in some bytes that have no bits of floats, as far as that matters.
    pub(super) fn may_be_integers(&self, at: &Touched) -> bool {
        match &self.aim {
            Aim::Floats | Aim::Rounded => false,
            Aim::Numbers(cells) => at.iter().any(|&(o, span)| cells.marks(o, span).integers),
        }
    }

    /// Integers whose bits come from other functions, or were numbers before: of others a function knows what it counts. Nothing
    /// is told apart where bits become floats.
    pub(super) fn handed_on(&self, at: (FuncId, &Body), order: &[Op]) -> Option<EntitySet<Value>> {
        let (id, body) = at;
        if self.is_for_floats() {
            return None;
        }
        let mut others = EntitySet::new();
        let params = body.params().iter().copied();
        others.extend(params.filter(|&v| self.fraction(at, v) > 0));
        let mut changed = true;
        while std::mem::take(&mut changed) {
            for &op in order {
                let data = &body.ops[op];
                let comes = match &data.kind {
                    OpKind::Mem(Mem::Load(access)) => {
                        let from = self.touched(at, access, (data.args[0], data.results[0]));
                        self.marks(&from).handed || from.iter().any(|&(o, _)| !self.is_own(id, o))
                    }
                    OpKind::Scalar(Scalar::Cast(Cast::FpToSi | Cast::FpToUi, _)) => true,
                    OpKind::Scalar(_) => data.args.iter().any(|&v| others.contains(v)),
                    kind => kind.call().is_some(),
                };
                let results = data.results.iter().copied().chain(body.call_result(op));
                let mut new: Vec<Value> = results.filter(|_| comes).collect();
                for (from, to) in flows(body, data) {
                    new.extend(others.contains(from).then_some(to));
                }
                for v in new {
                    changed |= self.fraction(at, v) > 0 && others.insert(v);
                }
            }
        }
        Some(others)
    }

    /// Whether a float is a number that was made of bits of floats, as integers are made into floats.
    pub(super) fn is_number(&self, (id, body): (FuncId, &Body), v: Value) -> bool {
        let known = || self.known.get(&id);
        body.ty(v).is_float() && known().is_some_and(|known| known.fractions[v] > 0)
    }

    pub(super) fn add_number(&mut self, (id, body): (FuncId, &Body), v: Value) {
        if body.ty(v).is_float()
            && body.as_const(v).is_none()
            && let Some(known) = self.known.get_mut(&id)
        {
            self.changed |= known.fractions[v] == 0;
            known.fractions[v] = u64::BITS;
        }
    }

    pub(super) fn follow_number(&mut self, at: (FuncId, &Body), scalar: &Scalar, data: &OpData) {
        let number = |v: &Value| self.is_number(at, *v);
        let (made, counted) = match scalar {
            Scalar::Cast(Cast::SiToFp | Cast::UiToFp, _) => {
                (self.fraction(at, data.args[0]) > 0, false)
            }
            Scalar::Cast(Cast::FpToSi | Cast::FpToUi, _) => (false, number(&data.args[0])),
            Scalar::Cast(Cast::BitCast, _) => return,
            _ => (data.args.iter().any(number), false),
        };
        for &r in &data.results {
            if made {
                self.add_number(at, r);
            }
            if counted {
                self.add_fraction(at, r, u64::BITS);
            }
        }
    }

    /// A number becomes bits.
    pub(super) fn make_number(&mut self, (id, body): (FuncId, &Body), v: Value) {
        if body.ty(v).is_float()
            && body.as_const(v).is_none()
            && let Some(known) = self.known.get_mut(&id)
        {
            self.changed |= known.made.insert(v, 0).is_none();
        }
    }

    pub(super) fn back_number(&mut self, at: (FuncId, &Body), scalar: &Scalar, data: &OpData) {
        if self.is_for_rounded() {
            return;
        }
        let (id, body) = at;
        let Some(&result) = data.results.first() else {
            return;
        };
        if self.made(id, result).is_none() {
            return;
        }
        match scalar {
            Scalar::Cast(Cast::SiToFp | Cast::UiToFp, _) => self.make(at, data.args[0], 0),
            Scalar::Cast(Cast::FpToSi | Cast::FpToUi, _) => self.make_number(at, data.args[0]),
            Scalar::Cast(Cast::BitCast, _) => {}
            _ if body.ty(result).is_float() => {
                data.args.iter().for_each(|&v| self.make_number(at, v));
            }
            _ => {}
        }
    }
}
