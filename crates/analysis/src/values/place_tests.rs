//! Places against the sets they stand for, element by element.

use super::place::{ENDLESS, Place};
use crate::values::range::Range;
use std::collections::BTreeSet;

/// Offsets that are looked at.
const WINDOW: std::ops::Range<i64> = -120..120;

struct Random(u64);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1);
        (self.0 >> 33) % n
    }

    fn place(&mut self) -> Place {
        let at = self.below(60).cast_signed() - 30;
        let step = [0, 1, 2, 4, 8, 12, 24][self.below(7) as usize];
        let count = [1, 2, 3, 5, ENDLESS][self.below(5) as usize];
        let period = [0, 0, 0, 8, 24, 40][self.below(6) as usize];
        Place::run(at, step, count).within(period)
    }
}

/// The elements inside a wide window.
fn elements(place: Place) -> BTreeSet<i64> {
    let (step, period) = (place.step.cast_signed(), place.period.cast_signed());
    let starts: Vec<i64> = match period {
        0 => vec![place.at],
        p => (-400 / p..=400 / p).map(|k| place.at + k * p).collect(),
    };
    let all = starts.into_iter().flat_map(|start| {
        let within = (0..800).take_while(move |&k| (k as u64) < place.count);
        within.map(move |k| start + k * step)
    });
    all.filter(|x| (-400..400).contains(x)).collect()
}

fn includes(outer: Place, inner: impl IntoIterator<Item = i64>) -> bool {
    let outer = elements(outer);
    inner
        .into_iter()
        .filter(|x| WINDOW.contains(x))
        .all(|x| outer.contains(&x))
}

#[test]
fn results_include_all_elements() {
    let mut random = Random(7);
    for _ in 0..20_000 {
        let (a, b) = (random.place(), random.place());
        let (xs, ys) = (elements(a), elements(b));
        let case = format!("({a}) and ({b})");
        assert!(
            includes(a.join(b), xs.union(&ys).copied()),
            "join of {case}"
        );
        assert!(includes(a.folded(), xs.iter().copied()), "folded {a}");
        assert!(includes(a.endless(), xs.iter().copied()), "endless {a}");
        let near = |set: &BTreeSet<i64>| -> Vec<i64> {
            set.iter()
                .copied()
                .filter(|x| (-60..60).contains(x))
                .collect()
        };
        let pairs = || {
            near(&xs)
                .into_iter()
                .flat_map(|x| near(&ys).into_iter().map(move |y| (x, y)))
        };
        assert!(
            includes(a.plus(b), pairs().map(|(x, y)| x + y)),
            "sum of {case}"
        );
        assert!(
            includes(a.minus(b), pairs().map(|(x, y)| x - y)),
            "difference of {case}"
        );
        let stride = [0, 8, 40][random.below(3) as usize];
        let meet = |(x, y): (i64, i64)| x == y || (stride > 0 && (x - y) % stride == 0);
        assert!(
            a.meets(b, stride.cast_unsigned()) || !pairs().any(meet),
            "{case} meet modulo {stride}"
        );
        let few = a.count.min(b.count) < 8 && a.period == 0 && b.period == 0;
        assert!(
            !few || a.meets(b, 0) != xs.is_disjoint(&ys),
            "{case}: few elements are compared one by one"
        );
        assert!(
            !a.covers(b) || includes(a, ys.iter().copied()),
            "{case}: one covers the other"
        );
        let aligned = xs.iter().copied().filter(|x| x % 8 == 0);
        assert!(includes(a.aligned(8), aligned), "aligned {a}");
        let array = [8, 16, 24][random.below(3) as usize];
        if let Some(inside) = a.within_each(b, array) {
            let lies = |x: &i64| {
                ys.iter()
                    .any(|y| (0..array.cast_signed()).contains(&(x - y)))
            };
            let expected = xs
                .iter()
                .copied()
                .filter(|x| (-60..60).contains(x) && lies(x));
            assert!(
                includes(inside, expected),
                "{case}: within arrays of {array}"
            );
        }
    }
}

#[test]
fn clips_keep_what_is_inside() {
    let mut random = Random(11);
    for _ in 0..20_000 {
        let a = random.place();
        let len = [None, Some(1), Some(16), Some(50)][random.below(4) as usize];
        let inside = |x: &i64| *x >= 0 && len.is_none_or(|n: u64| *x < n.cast_signed());
        let parts = a.clip(len);
        let found: BTreeSet<i64> = parts.iter().flat_map(|&part| elements(part)).collect();
        let mut expected = elements(a)
            .into_iter()
            .filter(|x| inside(x) && WINDOW.contains(x));
        assert!(
            expected.all(|x| found.contains(&x)),
            "{a} clipped to {len:?}"
        );
    }
}

#[test]
fn scaled_indices_are_included() {
    let mut random = Random(13);
    for _ in 0..5_000 {
        let lo = random.below(20).cast_signed() - 10;
        let hi = lo + random.below(12).cast_signed();
        let factor = 1 + random.below(4);
        let scale = random.below(17).cast_signed() - 8;
        let place = Place::scaled(Range { lo, hi }, factor, scale);
        let values = (lo..=hi).filter(|x| x.unsigned_abs().is_multiple_of(factor));
        assert!(
            includes(place, values.map(|x| x * scale)),
            "{lo}..={hi} by {factor}, times {scale}"
        );
    }
}

/// All bytes from elements on.
fn bytes(place: Place, each: i64) -> BTreeSet<i64> {
    let elements = elements(place).into_iter();
    elements.flat_map(|at| at..at + each).collect()
}

#[test]
fn what_pointers_do_with_places_holds_of_all_elements() {
    let mut random = Random(11);
    for _ in 0..20_000 {
        let (a, b) = (random.place(), random.place());
        let case = format!("({a}) and ({b})");
        assert!(includes(a.simple(), elements(a)), "simple {a}");
        let above = elements(a).into_iter().filter(|&x| x >= 3);
        assert!(includes(a.not_below(3), above), "{a} from 3 on");
        let (own, others) = (bytes(a, 8), bytes(b, 4));
        let meets = own
            .iter()
            .any(|at| WINDOW.contains(at) && others.contains(at));
        assert!(!meets || a.overlaps(8, b, 4), "overlaps {case}");
        if a.covers(b) {
            assert!(includes(a, elements(b)), "covers {case}");
        }
    }
}

#[test]
fn what_lies_below_an_array_is_apart_from_it() {
    let array = Place::upwards(48, 8);
    assert!(!array.overlaps(8, Place::exact(40), 8));
    assert!(!Place::exact(40).overlaps(8, array, 8));
    assert!(array.overlaps(8, Place::exact(44), 8));
    assert!(array.overlaps(8, Place::exact(480), 1));
}
