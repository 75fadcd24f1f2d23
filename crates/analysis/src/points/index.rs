//! By how much indices move pointers.

use super::field::Field;
use super::solve::Solver;
use crate::affine::{factor, terms, undivided};
use tapeless_ir::{OpData, Region, Value};

/// Definitions looked through for what is known of an index.
const INDEX_DEPTH: u32 = 8;

impl Solver<'_> {
    /// By how much the indices of an op move its pointer.
    pub(super) fn moved_by(&mut self, offset: i64, scales: &[i64], data: &OpData) -> Field {
        let each = scales.iter().zip(&data.args[1..]);
        each.fold(Field::exact(offset), |by, (&scale, &index)| {
            by.plus(self.scaled(index, scale, data.parent))
        })
    }

    fn scaled(&mut self, index: Value, scale: i64, region: Region) -> Field {
        if let Some(index) = self.body.as_int(index) {
            return Field::exact(index.wrapping_mul(scale));
        }
        let (bytes, of_each) = undivided(self.body, index, scale);
        let terms = || terms(self.body, bytes, INDEX_DEPTH).filter(|_| of_each == 1);
        let Some(terms) = terms() else {
            return self.elements(index, scale, region);
        };
        let mut moved = Field::exact(terms.constant);
        for &(end, start) in &terms.distances {
            moved = moved.plus(self.apart(end, start));
        }
        for &(v, minus) in &terms.rest {
            moved = moved.plus(self.elements(v, if minus { -1 } else { 1 }, region));
        }
        match moved.period {
            1 => self.elements(index, scale, region),
            _ => moved,
        }
    }

    /// Multiples of a scale, from the first on that the index may reach.
    fn elements(&mut self, index: Value, scale: i64, region: Region) -> Field {
        let unit = factor(self.body, index, INDEX_DEPTH);
        let period = unit.wrapping_mul(scale.unsigned_abs());
        let bounds = self.ranges.at(index, region, INDEX_DEPTH);
        let each = i128::from(unit.max(1));
        let first = match scale > 0 {
            true => -(-i128::from(bounds.lo)).div_euclid(each) * each,
            false => i128::from(bounds.hi).div_euclid(each) * each,
        };
        match i64::try_from(first.saturating_mul(i128::from(scale))) {
            _ if period == 0 => Field::START,
            Ok(at) => Field::upwards(at, period),
            Err(_) => Field::new(0, period),
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
