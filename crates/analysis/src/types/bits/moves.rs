//! Integers that a function reads in memory which it is given, and stores there again, or others that are made of them: what a
//! radix sort does with the bits of floats. What is done with such an integer on the way does not tell what it is; who calls
//! the function knows what lies there.

use super::backward::{Ends, Read};
use super::{Finder, Given};
use crate::points::{ObjId, Object};
use crate::types::bytes::Bytes;
use crate::types::counts_in_place;
use tapeless_ir::{Mem, Op, OpKind};

/// In functions with more stores and operations, their product, it is not told from where each store has its value.
const MOST: usize = 1 << 19;

/// What is moved as integers: from where, and where it is stored.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Move<T> {
    pub from: T,
    pub to: T,
}

impl Finder<'_> {
    /// What is moved from and to memory that is given.
    pub(super) fn moves(&self) -> (Vec<Move<Given>>, Bytes) {
        let mut found = self.stores();
        found.extend(self.moves_of_calls().into_iter().map(|(from, to)| {
            let ends = Ends {
                bytes: from,
                ..Ends::default()
            };
            (ends, to)
        }));
        if found.len() * self.order.len() > MOST {
            let mut all: (Ends, Bytes) = Default::default();
            for (ends, to) in found.drain(..) {
                all.0.join(&ends);
                all.1.join(&to);
            }
            found.push(all);
        }
        let mut read = Bytes::default();
        let mut moved = Vec::new();
        for (ends, to) in found {
            let ends = self.backward_from(Read::Through, ends);
            read.join(&ends.bytes);
            let kept = self.is_kept_elsewhere(&to);
            let (from, to) = (self.given(&ends.bytes), self.given(&to));
            // Of what it leaves elsewhere, the caller has to tell it what that is.
            if !from.is_empty() && (kept || !to.is_empty()) {
                moved.push(Move { from, to });
            }
        }
        (moved, read)
    }

    /// Whether some bytes are neither on the stack nor the caller's: in variables of the file, behind these, or made here.
    fn is_kept_elsewhere(&self, bytes: &Bytes) -> bool {
        let points = self.points;
        let mut objects = points.objects.keys().filter(|&o| bytes.has(o));
        objects.any(|o| !self.is_on_stack(o) && points.parameter(o).is_none())
    }

    fn is_on_stack(&self, object: ObjId) -> bool {
        matches!(self.points.objects[object], Object::Alloca(_))
    }

    /// Integers that are stored, and where.
    fn stores(&self) -> Vec<(Ends, Bytes)> {
        let stored = |&op: &Op| {
            let data = &self.body.ops[op];
            let is_store = matches!(data.kind, OpKind::Mem(Mem::Store(_)));
            let value = is_store.then(|| data.args[0])?;
            let mut objects = self.points.of(data.args[1]).iter();
            let stays = objects.all(|o| self.is_on_stack(o)) || counts_in_place(self.body, op);
            if !self.is_number(value) || stays {
                return None;
            }
            let (mut ends, mut to) = <(Ends, Bytes)>::default();
            ends.values.insert(value);
            let bytes = self.bytes_of(value);
            self.types
                .add_bytes(self.points, data.args[1], bytes, &mut to);
            Some((ends, to))
        };
        self.order.iter().filter_map(stored).collect()
    }

    /// What callees move.
    fn moves_of_calls(&self) -> Vec<(Bytes, Bytes)> {
        let mut calls: Vec<_> = self.moves.iter().collect();
        calls.sort_unstable_by_key(|(op, _)| **op);
        let mut moved: Vec<(Bytes, Bytes)> = Vec::new();
        for each in calls.into_iter().flat_map(|(_, each)| each) {
            match moved.iter_mut().find(|(_, to)| *to == each.to) {
                Some((from, _)) => _ = from.join(&each.from),
                None => moved.push((each.from.clone(), each.to.clone())),
            }
        }
        moved
    }

    /// What else is read where a callee stores what it reads.
    pub(super) fn ends_of_moves(&self, op: Op, ends: &mut Ends) -> bool {
        let mut changed = false;
        for moved in self.moves.get(&op).into_iter().flatten() {
            if moved.to.meets_any(&ends.bytes, |_| true) {
                changed |= ends.bytes.join(&moved.from);
            }
        }
        changed
    }
}
