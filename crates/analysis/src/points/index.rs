//! By how much indices move pointers.

use super::field::Field;
use super::solve::Solver;
use crate::affine::{factor, terms, undivided};
use tapeless_ir::Value;

/// Definitions looked through for what is known of an index.
const INDEX_DEPTH: u32 = 8;

impl Solver<'_> {
    /// By how much indices move a pointer.
    pub(super) fn moved_by(&self, offset: i64, scales: &[i64], indices: &[Value]) -> Field {
        let each = scales.iter().zip(indices);
        each.fold(Field::new(offset, 0), |by, (&scale, &index)| {
            by.plus(self.scaled(index, scale))
        })
    }

    fn scaled(&self, index: Value, scale: i64) -> Field {
        if let Some(index) = self.body.as_int(index) {
            return Field::new(index.wrapping_mul(scale), 0);
        }
        let unit = |index| factor(self.body, index, INDEX_DEPTH);
        let (bytes, of_each) = undivided(self.body, index, scale);
        let terms = || terms(self.body, bytes, INDEX_DEPTH).filter(|_| of_each == 1);
        let Some(terms) = terms() else {
            return Field::new(0, unit(index).wrapping_mul(scale.unsigned_abs()));
        };
        let rest = terms.rest.iter().map(|&(v, _)| Field::new(0, unit(v)));
        let distances = terms.distances.iter();
        let apart = distances.map(|&(end, start)| self.apart(end, start));
        let start = Field::new(terms.constant, 0);
        match apart.chain(rest).fold(start, Field::plus) {
            moved if moved == Field::ANY => {
                Field::new(0, unit(index).wrapping_mul(scale.unsigned_abs()))
            }
            moved => moved,
        }
    }

    /// How far two pointers lie apart, which point into one object, or nowhere.
    fn apart(&self, end: Value, start: Value) -> Field {
        let (from, to) = (&self.points.at[start], &self.points.at[end]);
        if from.is_empty() || to.is_empty() {
            return Field::START;
        }
        let spots = &self.points.spots;
        let mut same: Option<Field> = None;
        for (object, end) in spots.of(to) {
            for (_, start) in spots.of(from).filter(|s| s.0 == object) {
                let next = end.minus(start);
                same = Some(same.map_or(next, |same| same.join(next)));
            }
        }
        let near = || {
            let mut sum: Option<Field> = None;
            for (one, end) in spots.of(to) {
                for (other, start) in spots.of(from) {
                    let unit = self.points.congruent(one, other)?;
                    let next = end.minus(start).modulo(unit);
                    sum = Some(sum.map_or(next, |sum| sum.join(next)));
                }
            }
            sum
        };
        same.or_else(near).unwrap_or(Field::ANY)
    }
}
