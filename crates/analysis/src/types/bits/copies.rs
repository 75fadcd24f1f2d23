//! What is copied from and to memory that a function is given: whether those are integers, its callers know.

use super::{Finder, Summary};
use crate::points::ObjId;
use crate::types::pointees::Places;
use crate::values::callee::{CallKind, call_kind};
use crate::values::place::Place;
use cranelift_entity::SecondaryMap;
use tapeless_ir::{Call, Mem, Op, OpData, OpKind};

/// Of more copies between two objects, it is told where the first begins and how far apart they are, not which belongs to which.
const FEW: usize = 4;

/// Of more copies, the others are not told.
const MOST: usize = 64;

/// What is copied: from where to where, and how many bytes, if that is known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::types) struct Copied {
    pub from: (ObjId, Place),
    pub to: (ObjId, Place),
    pub len: Option<u64>,
}

impl Copied {
    fn is_between(&self, other: &Self) -> bool {
        (self.from.0, self.to.0) == (other.from.0, other.to.0)
    }

    /// What is copied by either, between the same objects.
    fn join(self, other: Self) -> Self {
        Self {
            from: (self.from.0, self.from.1.join(other.from.1)),
            to: (self.to.0, self.to.1.join(other.to.1)),
            len: self.len.filter(|_| self.len == other.len),
        }
    }
}

impl Summary {
    /// What the function copies, by the objects of a caller where its own lie.
    pub(in crate::types) fn copied(&self, entered: &SecondaryMap<ObjId, Places>) -> Vec<Copied> {
        let mut all = Vec::new();
        for copied in &self.copied {
            for &(from, start) in &entered[copied.from.0] {
                for &(to, at) in &entered[copied.to.0] {
                    all.push(Copied {
                        from: (from, start.plus(copied.from.1)),
                        to: (to, at.plus(copied.to.1)),
                        len: copied.len,
                    });
                }
            }
        }
        all
    }
}

impl Finder<'_> {
    /// What is copied from and to memory that is given.
    pub(super) fn copied(&self) -> Vec<Copied> {
        let mut all: Vec<Copied> = Vec::new();
        let given = |o| self.points.parameter(o).is_some();
        let copies = self.order.iter().flat_map(|&op| self.copied_by(op));
        for copied in copies.filter(|copied| given(copied.from.0) && given(copied.to.0)) {
            if all.contains(&copied) {
                continue;
            }
            let between = all.iter().filter(|known| known.is_between(&copied));
            if between.count() < FEW {
                all.push(copied);
                continue;
            }
            let (between, others): (Vec<_>, Vec<_>) =
                all.into_iter().partition(|known| known.is_between(&copied));
            all = others;
            all.push(between.into_iter().fold(copied, Copied::join));
        }
        all.truncate(MOST);
        all
    }

    fn copied_by(&self, op: Op) -> Vec<Copied> {
        let data = &self.body.ops[op];
        let call = |call: &Call| match (call_kind(self.module, call), self.calls.get(&op)) {
            (CallKind::Copies { dst, src, len }, _) => self.copied_here(data, (dst, src, len)),
            (CallKind::Defined(_), Some(called)) => called.summary.copied(&called.entered),
            _ => Vec::new(),
        };
        match &data.kind {
            OpKind::Mem(Mem::Copy { .. }) => self.copied_here(data, (0, 1, 2)),
            kind => kind.call().map(call).unwrap_or_default(),
        }
    }

    /// What is copied by an operation with these arguments: destination, source and number of bytes.
    pub(super) fn copied_here(
        &self,
        data: &OpData,
        (dst, src, len): (usize, usize, usize),
    ) -> Vec<Copied> {
        let len = self.body.as_int(data.args[len]).map(i64::unsigned_abs);
        let places = |v| {
            let known = self.types.places(self.points, v);
            let objects = self.points.of(v).iter();
            known.unwrap_or_else(|| objects.map(|o| (o, Place::ANY)).collect())
        };
        let from = places(data.args[src]);
        let mut all = Vec::new();
        for to in places(data.args[dst]) {
            all.extend(from.iter().map(|&from| Copied { from, to, len }));
        }
        all
    }
}
