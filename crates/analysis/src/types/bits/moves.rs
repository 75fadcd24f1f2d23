//! Integers that a function reads in memory which it is given, and stores there again, or others that are made of them: what a
//! radix sort does with the bits of floats. What is done with such an integer on the way does not tell what it is; who calls
//! the function knows what lies there.

use super::backward::{Ends, Read};
use super::globals::{Parts, join};
use super::{Finder, Given};
use crate::points::{ObjId, Object};
use crate::types::bytes::Bytes;
use crate::values::counted::counts_in_place;
use tapeless_ir::{Mem, Op, OpKind, Value};

/// In functions with more stores and operations, their product, it is not told from where each store has its value.
const MOST: usize = 1 << 19;

/// What is moved as integers: from where, and where it is stored.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Move<T> {
    pub from: T,
    /// Integers among the parameters, by number, of which the same holds.
    pub params: Vec<u32>,
    pub to: T,
    /// Where in globals it is stored.
    pub globals: Parts,
}

impl<T> Move<T> {
    /// What a call gives for these parameters.
    pub fn args<'a>(&'a self, args: &'a [Value]) -> impl Iterator<Item = Value> + 'a {
        let given = |&i: &u32| args.get(i as usize).copied();
        self.params.iter().filter_map(given)
    }

    /// Adds parameters of another.
    pub fn join_params(&mut self, others: &[u32]) {
        let new = others.iter().filter(|i| !self.params.contains(i));
        let new: Vec<u32> = new.copied().collect();
        self.params.extend(new);
    }
}

/// Integers that are stored, and where, in globals too.
type Stored = (Ends, Bytes, Parts);

impl Finder<'_> {
    /// What is moved from and to memory that is given.
    pub(super) fn moves(&self) -> (Vec<Move<Given>>, Bytes) {
        let mut found = self.stores();
        found.extend(self.moves_of_calls());
        if found.len() * self.order.len() > MOST {
            let mut all = Stored::default();
            for (ends, to, globals) in found.drain(..) {
                all.0.join(&ends);
                all.1.join(&to);
                join(&mut all.2, &globals);
            }
            found.push(all);
        }
        let mut read = Bytes::default();
        let mut moved = Vec::new();
        for (ends, to, globals) in found {
            let ends = self.backward_from(Read::Through, ends);
            read.join(&ends.bytes);
            let kept = self.is_kept_elsewhere(&to) || !globals.is_empty();
            let (from, to) = (self.given(&ends.bytes), self.given(&to));
            let params = self.body.params().iter().zip(0..);
            let params = params.filter(|&(&v, _)| ends.values.contains(v));
            let params: Vec<u32> = params.map(|(_, i)| i).collect();
            // Of what it leaves elsewhere, the caller has to tell it what that is.
            if (!from.is_empty() || !params.is_empty()) && (kept || !to.is_empty()) {
                moved.push(Move {
                    from,
                    params,
                    to,
                    globals,
                });
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
    fn stores(&self) -> Vec<Stored> {
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
            let globals = self.parts(&to);
            Some((ends, to, globals))
        };
        self.order.iter().filter_map(stored).collect()
    }

    /// What callees move.
    fn moves_of_calls(&self) -> Vec<Stored> {
        let mut calls: Vec<_> = self.moves.iter().collect();
        calls.sort_unstable_by_key(|(op, _)| **op);
        let mut moved: Vec<Stored> = Vec::new();
        for (&op, each) in calls {
            for each in each {
                let mut from = Ends {
                    bytes: each.from.clone(),
                    ..Ends::default()
                };
                self.add_args(op, each, &mut from);
                let same = |known: &&mut Stored| known.1 == each.to && known.2 == each.globals;
                match moved.iter_mut().find(same) {
                    Some((known, ..)) => known.join(&from),
                    None => moved.push((from, each.to.clone(), each.globals.clone())),
                }
            }
        }
        moved
    }

    /// Adds the integers that a call gives for what is moved; whether any was new.
    fn add_args(&self, op: Op, moved: &Move<Bytes>, ends: &mut Ends) -> bool {
        let args = moved.args(&self.body.ops[op].args);
        let new = args.filter(|&v| self.is_number(v) && ends.values.insert(v));
        new.count() > 0
    }

    /// What else is read where a callee stores what it reads.
    pub(super) fn ends_of_moves(&self, op: Op, ends: &mut Ends) -> bool {
        let mut changed = false;
        for moved in self.moves.get(&op).into_iter().flatten() {
            if moved.to.meets_any(&ends.bytes, |_| true) {
                changed |= ends.bytes.join(&moved.from) | self.add_args(op, moved, ends);
            }
        }
        changed
    }

    /// What a call gives for what its callee leaves in globals: others may make floats of it.
    pub(super) fn ends_of_left(&self, op: Op, ends: &mut Ends) -> bool {
        let moves = self.moves.get(&op).into_iter().flatten();
        let left = moves.filter(|moved| !moved.globals.is_empty());
        left.fold(false, |changed, moved| {
            self.add_args(op, moved, ends) | changed
        })
    }
}
