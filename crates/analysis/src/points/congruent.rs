//! Memory behind different parameters that is one array: the program takes the distance of pointers to it in elements.

use super::field::Field;
use super::set::ObjId;
use super::solve::Solver;
use super::{Object, Points};
use crate::affine::{divided, gcd, terms};
use tapeless_ir::OpData;

/// So many pairs are known of a function.
const MOST: usize = 64;

impl Points {
    /// A number of bytes, if it is known that the distance of two objects' beginnings is a multiple of it.
    pub fn congruent(&self, one: ObjId, other: ObjId) -> Option<u64> {
        let mut known = vec![(one, 0)];
        let mut at = 0;
        while let Some(&(object, unit)) = known.get(at) {
            if object == other {
                return Some(unit);
            }
            at += 1;
            for &(a, b, bytes) in &self.congruent {
                let next = match object {
                    _ if object == a => b,
                    _ if object == b => a,
                    _ => continue,
                };
                if known.iter().all(|known| known.0 != next) {
                    known.push((next, gcd(unit, bytes)));
                }
            }
        }
        None
    }
}

impl Solver<'_> {
    /// A distance that is divided without a rest.
    pub(super) fn divide(&mut self, data: &OpData) {
        let Some(bytes) = divided(self.body, data) else {
            return;
        };
        let Some(terms) = terms(self.body, data.args[0], 0) else {
            return;
        };
        for (end, start) in terms.distances {
            let of = |v| self.points.spots.list(&self.points.at[v]);
            let (ends, starts) = (of(end), of(start));
            for &(one, end) in &ends {
                for &(other, start) in &starts {
                    let apart = end.minus(start).modulo(bytes);
                    if self.is_given(one) && self.is_given(other) && apart == Field::new(0, bytes) {
                        self.relate(one, other, bytes);
                    }
                }
            }
        }
    }

    fn is_given(&self, object: ObjId) -> bool {
        matches!(
            self.points.objects[object],
            Object::Param(_) | Object::Behind { .. }
        )
    }

    fn relate(&mut self, one: ObjId, other: ObjId, bytes: u64) {
        let full = self.points.congruent.len() >= MOST;
        if one != other && !full && self.points.congruent(one, other).is_none() {
            self.points.congruent.push((one, other, bytes));
            self.changed = true;
        }
    }
}
