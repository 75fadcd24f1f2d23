//! By how much indices move pointers.

use super::solve::Solver;
use crate::values::affine::{Terms, terms};
use crate::values::multiples::undivided;
use crate::values::place::Place;
use smallvec::{SmallVec, smallvec};
use tapeless_ir::{OpData, Region, Value};

/// Definitions looked through for what is known of an index.
const INDEX_DEPTH: u32 = 8;

/// An index that takes no more values than these moves a pointer to each of them.
const MOST_MOVES: i128 = 4;

/// Where a pointer is moved to: one of these.
pub(super) type Moves = SmallVec<[Place; 4]>;

impl Solver<'_> {
    /// By how much the indices of an op move its pointer.
    pub(super) fn moved_by(
        &mut self,
        offset: i64,
        (scales, upwards): (&[i64], bool),
        data: &OpData,
    ) -> Moves {
        let each = scales.iter().zip(&data.args[1..]);
        each.fold(smallvec![Place::exact(offset)], |by, (&scale, &index)| {
            let mut moves = self.scaled(index, scale, data.parent);
            if upwards && scale > 0 {
                moves.iter_mut().for_each(|by| *by = by.not_below(0));
            }
            sums(&by, &moves)
        })
    }

    fn scaled(&mut self, index: Value, scale: i64, region: Region) -> Moves {
        if let Some(index) = self.body.as_int(index) {
            return smallvec![Place::exact(index.wrapping_mul(scale))];
        }
        let (bytes, of_each) = undivided(self.body, index, scale);
        let moves = match terms(self.body, bytes, INDEX_DEPTH).filter(|_| of_each == 1) {
            Some(terms) => self.summed(&terms, (index, scale), region),
            None => self.elements(index, scale, region),
        };
        // A distance of elements is a multiple of their size, wherever it is divided by that.
        match self.multiples.said(bytes, region) {
            by @ 2.. if of_each == 1 => moves.into_iter().map(|any| any.aligned(by)).collect(),
            _ => moves,
        }
    }

    /// The same of distances of pointers and what is added to them.
    fn summed(&mut self, terms: &Terms, (index, scale): (Value, i64), region: Region) -> Moves {
        let mut moves = smallvec![Place::exact(terms.constant)];
        for &(end, start) in &terms.distances {
            moves = sums(&moves, &self.apart(end, start));
        }
        for &(v, minus) in &terms.rest {
            moves = sums(
                &moves,
                &self.elements(v, if minus { -1 } else { 1 }, region),
            );
        }
        match moves.iter().any(|by| by.distance() == 1) {
            true => self.elements(index, scale, region),
            false => moves,
        }
    }

    /// Multiples of a scale: each that the index may reach, or all from the first on.
    fn elements(&mut self, index: Value, scale: i64, region: Region) -> Moves {
        let unit = self.multiples.factor(index, region);
        let period = unit.wrapping_mul(scale.unsigned_abs());
        let bounds = self.ranges.at(index, region, INDEX_DEPTH);
        let each = i128::from(unit.max(1));
        let up = -(-i128::from(bounds.lo)).div_euclid(each);
        let down = i128::from(bounds.hi).div_euclid(each);
        let at = |k: i128| i64::try_from((k * each).saturating_mul(i128::from(scale)));
        let first = if scale > 0 { up } else { down };
        match at(first) {
            _ if period == 0 => smallvec![Place::START],
            Ok(_) if (up..up + MOST_MOVES).contains(&down) => {
                let all = (up..=down).filter_map(|k| at(k).ok());
                all.map(Place::exact).collect()
            }
            Ok(at) => smallvec![Place::upwards(at, period)],
            Err(_) => smallvec![Place::every(0, period)],
        }
    }

    /// How far two pointers lie apart, which point into one object, or nowhere.
    fn apart(&self, end: Value, start: Value) -> Moves {
        let (from, to) = (&self.points.at[start], &self.points.at[end]);
        if from.is_empty() || to.is_empty() {
            return smallvec![Place::START];
        }
        let spots = &self.points.spots;
        let mut same: Option<Place> = None;
        for (object, end) in spots.of(to) {
            for (_, start) in spots.of(from).filter(|s| s.0 == object) {
                let next = end.minus(start);
                same = Some(same.map_or(next, |same| same.join(next).simple()));
            }
        }
        let same = same.unwrap_or(Place::ANY);
        match self.nulls.both(self.body, &self.order, (end, start)) {
            true if !same.covers(Place::START) => smallvec![same, Place::START],
            _ => smallvec![same],
        }
    }
}

/// The sums of any two, all in one where there are many.
fn sums(some: &[Place], others: &[Place]) -> Moves {
    let each = some
        .iter()
        .flat_map(|&a| others.iter().map(move |&b| a.plus(b)));
    let mut all: Moves = each.collect();
    all.sort_unstable();
    all.dedup();
    match all.len() as i128 > MOST_MOVES {
        true => all
            .into_iter()
            .reduce(|a, b| a.join(b).simple())
            .into_iter()
            .collect(),
        false => all,
    }
}
