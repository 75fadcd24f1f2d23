//! Sets of offsets within an object, as pointers and evidence have them.

use super::multiples::gcd;
use super::range::Range;
use smallvec::SmallVec;
use std::fmt;

/// The offsets `at + k·step` for 0 ≤ k < count, and all that differ from these by multiples of the period.
///
/// One element has step 0; without a period (0), `at` is exact. With one, 0 ≤ at < period, and the elements span less
/// than the period.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    /// The first offset.
    pub at: i64,
    /// How far its elements lie apart.
    pub step: u64,
    /// How many they are.
    pub count: u64,
    /// After how many bytes all comes again.
    pub period: u64,
}

/// The count of a run without a known end.
pub(crate) const ENDLESS: u64 = u64::MAX;

/// Runs with elements beyond this many bytes are taken for endless.
const FAR: u64 = 1 << 40;

/// Runs that are longer are not looked at element by element.
const FEW: u64 = 4;

/// Runs within a period that are longer are not taken apart.
const MANY: u64 = 16;

pub(crate) fn wrap(at: i64, stride: u64) -> i64 {
    if stride == 0 {
        at
    } else {
        at.rem_euclid(stride.cast_signed())
    }
}

impl Place {
    /// The beginning.
    pub const START: Self = Self::exact(0);
    /// Any offset.
    pub const ANY: Self = Self {
        at: 0,
        step: 0,
        count: 1,
        period: 1,
    };
    /// As a field of a node of a caller's list or tree: what leads to its element, which is named from the node's beginning.
    pub const ELEMENT: Self = Self::exact(-(1 << 44));

    /// An offset, and all that differ from it by multiples of a period; of 0 it is one.
    pub(crate) fn every(at: i64, period: u64) -> Self {
        let period = if period > FAR { 1 } else { period };
        Self::of(at, 0, 1, period)
    }

    /// An offset, and all that lie multiples of a number of bytes above.
    pub(crate) fn upwards(at: i64, step: u64) -> Self {
        let far = step > FAR || at.unsigned_abs() > FAR;
        match step {
            0 => Self::exact(at),
            _ if far => Self::every(at, step),
            _ => Self::of(at, step, ENDLESS, 0),
        }
    }

    /// The same without a known end, as pointers have it: one place, all from one on, or all that are congruent.
    pub(crate) fn simple(self) -> Self {
        match (self.step, self.period) {
            (0, _) => self,
            (_, 0) => Self::upwards(self.at, self.step),
            _ => self.folded(),
        }
    }

    /// Whether its elements go on upwards without an end.
    pub(crate) fn is_upwards(self) -> bool {
        self.count == ENDLESS && self.period == 0
    }

    pub(crate) const fn exact(at: i64) -> Self {
        Self {
            at,
            step: 0,
            count: 1,
            period: 0,
        }
    }

    pub(crate) fn run(at: i64, step: u64, count: u64) -> Self {
        Self::of(at, step, count, 0)
    }

    /// Puts the invariants up.
    fn of(at: i64, step: u64, count: u64, period: u64) -> Self {
        let count = if step == 0 { 1 } else { count };
        let far = count != ENDLESS && count.saturating_sub(1).saturating_mul(step) > FAR;
        let count = if far { ENDLESS } else { count };
        let step = if count == 1 { 0 } else { step };
        let turns = |step: u64| count == ENDLESS || (count - 1) * step >= period;
        let (step, count, period) = if period > 0 && step > 0 && turns(step) {
            (0, 1, gcd(period, step))
        } else {
            (step, count, period)
        };
        Self {
            at: wrap(at, period),
            step,
            count,
            period,
        }
    }

    /// Scaled values of an index: multiples of `factor` between bounds.
    pub(crate) fn scaled(index: Range, factor: u64, scale: i64) -> Self {
        let unit = i128::from(if factor > FAR { 1 } else { factor.max(1) });
        let (lo, hi) = (i128::from(index.lo), i128::from(index.hi));
        let (first, last) = (
            lo.div_euclid(unit) + i128::from(lo.rem_euclid(unit) != 0),
            hi.div_euclid(unit),
        );
        let step = unit * i128::from(scale);
        let (first, last) = if step < 0 {
            (last, first)
        } else {
            (first, last)
        };
        let step_bytes = step.unsigned_abs().min(u128::from(FAR)) as u64;
        let near = |k: i128| (k * step).unsigned_abs() <= u128::from(FAR);
        if !near(first) {
            return Self::of(0, 0, 1, step_bytes);
        }
        let count = if near(last) {
            (last - first).unsigned_abs() as u64 + 1
        } else {
            ENDLESS
        };
        Self::of((first * step) as i64, step_bytes, count, 0)
    }

    /// Its elements one by one, if they are few; itself else.
    pub(crate) fn each(self) -> SmallVec<[Self; 2]> {
        let few = self.period == 0 && self.count <= FEW;
        match few {
            true => (0..self.count)
                .map(|k| Self::exact(self.at.wrapping_add_unsigned(k * self.step)))
                .collect(),
            false => SmallVec::from_elem(self, 1),
        }
    }

    /// Bytes from the first element to the last, if there is a last.
    fn span(self) -> Option<u64> {
        (self.count != ENDLESS).then(|| (self.count - 1) * self.step)
    }

    /// Whether it is one place, or the elements of a loop; not what is left of places that are known modulo a period.
    pub(crate) fn is_known(self) -> bool {
        self.period == 0 && self.at >= 0 && (self.count == 1 || self.count == ENDLESS)
    }

    pub(crate) fn shift(self, by: i64) -> Self {
        Self {
            at: wrap(self.at.wrapping_add(by), self.period),
            ..self
        }
    }

    /// The same, known only modulo a period.
    pub(crate) fn within(self, period: u64) -> Self {
        Self::of(self.at, self.step, self.count, gcd(self.period, period))
    }

    /// The same, known only modulo the distance of its elements.
    pub(crate) fn folded(self) -> Self {
        Self::of(self.at, 0, 1, gcd(self.period, self.step))
    }

    /// The same, without a known end.
    pub(crate) fn endless(self) -> Self {
        Self::of(self.at, self.step, ENDLESS, self.period)
    }

    /// Those of its elements that are multiples of an alignment, where it tells more than the place itself.
    pub(crate) fn aligned(self, align: u64) -> Self {
        let finer = |step: u64| step > 0 && align > step && align.is_multiple_of(step);
        let some = |step: u64| finer(step) && self.at.unsigned_abs().is_multiple_of(step);
        if self.step == 0 && some(self.period) {
            return Self::of(0, 0, 1, align);
        }
        if self.period > 0 || !some(self.step) {
            return self;
        }
        let up = self.at.rem_euclid(align.cast_signed());
        let skipped = (align.cast_signed() - up).rem_euclid(align.cast_signed());
        let at = self.at.wrapping_add(skipped);
        match self.span() {
            None => Self::of(at, align, ENDLESS, 0),
            Some(span) => Self::of(
                at,
                align,
                span.saturating_sub(skipped.unsigned_abs()) / align + 1,
                0,
            ),
        }
    }

    pub(crate) fn plus(self, other: Self) -> Self {
        let period = gcd(self.period, other.period);
        let at = self.at.wrapping_add(other.at);
        let (fine, coarse) = if other.step == 0 || (self.step > 0 && self.step <= other.step) {
            (self, other)
        } else {
            (other, self)
        };
        if coarse.step == 0 || fine.step == 0 {
            let run = if coarse.step == 0 { fine } else { coarse };
            return Self::of(at, run.step, run.count, period);
        }
        match fine.span() {
            // Rows that follow each other without a gap.
            Some(span) if span + fine.step == coarse.step && coarse.step % fine.step == 0 => {
                Self::of(
                    at,
                    fine.step,
                    fine.count.saturating_mul(coarse.count),
                    period,
                )
            }
            Some(span) if span < coarse.step => {
                Self::of(at, fine.step, fine.count, gcd(period, coarse.step))
            }
            _ => {
                let step = gcd(fine.step, coarse.step);
                let count = match (fine.span(), coarse.span()) {
                    (Some(a), Some(b)) => (a + b) / step + 1,
                    _ => ENDLESS,
                };
                Self::of(at, step, count, period)
            }
        }
    }

    /// All differences of its elements to those of another.
    pub(crate) fn minus(self, other: Self) -> Self {
        let negative = match other.span() {
            Some(span) => Self::of(
                other.at.wrapping_add_unsigned(span).wrapping_neg(),
                other.step,
                other.count,
                other.period,
            ),
            None => Self::of(other.at.wrapping_neg(), 0, 1, other.step),
        };
        self.plus(negative)
    }

    /// Whether all of its elements lie before all of another.
    pub(crate) fn ends_before(self, other: Self) -> bool {
        let end = |span| self.at.saturating_add_unsigned(span);
        self.period == 0 && other.period == 0 && self.span().is_some_and(|s| end(s) < other.at)
    }

    /// How far its elements lie behind those of another, up to so many bytes.
    pub(crate) fn behind(self, other: Self, len: Option<u64>) -> SmallVec<[Self; 1]> {
        match self.ends_before(other) {
            true => SmallVec::new(),
            false => self.minus(other).clip(len),
        }
    }

    pub(crate) fn join(self, other: Self) -> Self {
        let period = gcd(self.period, other.period);
        let (a, b) = (self.within(period), other.within(period));
        let at = a.at.min(b.at);
        let step = gcd(gcd(a.step, b.step), a.at.abs_diff(b.at));
        let end = |p: Self| p.span().map(|span| p.at.wrapping_add_unsigned(span));
        let count = match (end(a), end(b)) {
            (Some(x), Some(y)) if step > 0 => x.max(y).abs_diff(at) / step + 1,
            (Some(_), Some(_)) => 1,
            _ => ENDLESS,
        };
        // `within` may have folded one side further.
        Self::of(at, step, count, gcd(a.period, b.period))
    }

    /// The elements in 0..len, or all from 0 up without a length.
    pub(crate) fn clip(self, len: Option<u64>) -> SmallVec<[Self; 1]> {
        let mut inside = SmallVec::new();
        match (self.period, self.step) {
            (0, _) => inside.extend(self.clip_run(len)),
            (_, 1..) if self.count > MANY => inside.push(self),
            (period, step) => {
                for k in 0..self.count {
                    let at = wrap(self.at.wrapping_add_unsigned(k * step), period);
                    inside.extend(Self::run(at, period, ENDLESS).clip_run(len));
                }
            }
        }
        inside
    }

    /// Whether its elements are some of those of another, but not all.
    pub(crate) fn is_part_of(self, other: Self) -> bool {
        if self.period == other.period {
            return self != other && other.covers(self);
        }
        let step = gcd(other.step, other.period);
        let apart = self.at.abs_diff(other.at);
        let in_line = step > 0 && self.step.is_multiple_of(step) && apart.is_multiple_of(step);
        self.period == 0 && other.step == 0 && in_line
    }

    /// Its elements in front of all objects, where it tells which is the first.
    pub(crate) fn before(self) -> Option<Self> {
        let below = self.at.min(0).unsigned_abs().checked_div(self.step)?;
        let some = self.period == 0 && self.at < 0;
        some.then(|| Self::run(self.at, self.step, self.count.min(below.max(1))))
    }

    /// Its elements beyond so many bytes.
    pub(crate) fn beyond(self, end: u64) -> impl Iterator<Item = Self> {
        let end = end.cast_signed();
        let beyond = self.shift(-end).clip(None);
        beyond.into_iter().map(move |place| place.shift(end))
    }

    /// Whether it is one place.
    pub(crate) fn is_exact(self) -> bool {
        self.step == 0 && self.period == 0
    }

    /// How far its elements, or their repetitions, lie apart at least.
    pub(crate) fn distance(self) -> u64 {
        match (self.step, self.period) {
            (0, period) => period,
            (step, 0) => step,
            (step, period) => step.min(period),
        }
    }

    /// Those of its elements that lie in an array of so many bytes which begins at an offset.
    pub(crate) fn within_bytes(self, start: i64, array: u64) -> Option<Self> {
        let before = u64::try_from(self.at.saturating_sub(start)).unwrap_or(0);
        let bytes = array.saturating_sub(before);
        (bytes > 0).then(|| self.spanning(bytes))
    }

    /// The same of arrays that begin at several offsets, which lie as far apart at least.
    pub(crate) fn within_each(self, starts: Self, array: u64) -> Option<Self> {
        let step = match self.step {
            0 => self.period,
            step if self.period == 0 => step,
            _ => return None,
        };
        let first = self.at.wrapping_sub(starts.at);
        let first = first.checked_rem_euclid(step.cast_signed())?;
        let left = array.checked_sub(first.unsigned_abs());
        let left = left.filter(|&left| left > 0)?;
        let is_finer = step < starts.distance()
            && starts.step.is_multiple_of(step)
            && starts.period.is_multiple_of(step);
        is_finer.then(|| starts.plus(Self::run(first, step, left.div_ceil(step))))
    }

    /// Those of its elements that begin within so many bytes from the first.
    fn spanning(self, bytes: u64) -> Self {
        match self.step {
            1.. if self.period == 0 => {
                let most = bytes.div_ceil(self.step);
                Self::of(self.at, self.step, self.count.min(most), 0)
            }
            _ => self,
        }
    }

    /// Its elements from 0 up, as far as one place tells that.
    pub(crate) fn not_below_start(self) -> Self {
        match self.clip(None)[..] {
            [above] => above,
            _ => self,
        }
    }

    /// Where so many bytes of elements can begin that all lie in a run of elements; anywhere in it without a length.
    pub(crate) fn starts(self, len: Option<u64>) -> Option<Self> {
        let Some(len) = len else { return Some(self) };
        let elements = len.checked_div(self.step)?;
        let whole = elements > 0 && len.is_multiple_of(self.step);
        let count = (self.count + 1).checked_sub(elements)?;
        (whole && count > 0).then(|| Self::run(self.at, self.step, count))
    }

    fn clip_run(self, len: Option<u64>) -> Option<Self> {
        let skipped = match self.step {
            0 => u64::from(self.at < 0),
            step => self.at.min(0).unsigned_abs().div_ceil(step),
        };
        let left = match self.count {
            ENDLESS => ENDLESS,
            count => count.checked_sub(skipped).filter(|&left| left > 0)?,
        };
        let at = self.at.wrapping_add_unsigned(skipped * self.step);
        let fit = match len {
            None => ENDLESS,
            Some(len) => {
                let room = len.checked_sub(at.unsigned_abs() + 1)?;
                room.checked_div(self.step).map_or(1, |more| more + 1)
            }
        };
        Some(Self::run(at, self.step, left.min(fit)))
    }

    /// Whether the two may have an offset in common, modulo a stride.
    pub(crate) fn meets(self, other: Self, stride: u64) -> bool {
        let period = gcd(gcd(self.period, other.period), stride);
        let (a, b) = match period {
            0 => (self, other),
            _ => (self.within(period), other.within(period)),
        };
        let period = gcd(a.period, b.period);
        let apart = a.at.abs_diff(b.at);
        let congruent = match gcd(gcd(a.step, b.step), period) {
            0 => apart == 0,
            unit => apart.is_multiple_of(unit),
        };
        let (before, after) = if a.at <= b.at { (a, b) } else { (b, a) };
        let reaches = |from: Self, apart: u64| from.span().is_none_or(|span| apart <= span);
        let is_near = match period {
            0 => reaches(before, apart),
            // Elements span less than the period.
            _ => {
                reaches(before, apart % period)
                    || reaches(after, (period - apart % period) % period)
            }
        };
        let (few, many) = if a.count <= b.count { (a, b) } else { (b, a) };
        congruent && is_near && (period > 0 || few.count > MANY || many.contains_any(few))
    }

    /// Whether one of the elements of a run is an own element; both without a period.
    fn contains_any(self, run: Self) -> bool {
        (0..run.count).any(|k| {
            let at = run.at.wrapping_add_unsigned(k * run.step);
            let apart = at.abs_diff(self.at);
            let on_grid = match self.step {
                0 => apart == 0,
                step => apart.is_multiple_of(step),
            };
            on_grid && at >= self.at && self.span().is_none_or(|span| apart <= span)
        })
    }

    /// Those of its elements that do not lie below an offset; one is what it is.
    pub(crate) fn not_below(self, least: i64) -> Self {
        match self.is_exact() {
            true => self,
            false => self.shift(-least).not_below_start().shift(least),
        }
    }

    /// Whether so many bytes from one of its elements on may be some of those from there on.
    pub(crate) fn overlaps(self, own: u64, there: Self, bytes: u64) -> bool {
        if self == Self::ANY || there == Self::ANY {
            return true;
        }
        // How far it lies behind the other, if that can be told; bytes meet from `1 - own` to `bytes - 1`.
        let (apart, before) = match there.is_upwards() {
            true => (there.minus(self), bytes),
            false => (self.minus(there), own),
        };
        let near = apart.shift(before.cast_signed().saturating_sub(1));
        !near.clip(Some((own + bytes).saturating_sub(1))).is_empty()
    }

    /// Whether all offsets of the other are its own.
    pub(crate) fn covers(self, other: Self) -> bool {
        let other = match self.period {
            1.. if other.period.is_multiple_of(self.period) => other.within(self.period),
            _ => other,
        };
        if self.period != other.period {
            return false;
        }
        let apart = i128::from(other.at) - i128::from(self.at);
        let apart = match self.period {
            0 => apart,
            period => apart.rem_euclid(i128::from(period)),
        };
        let on_grid = |x: u64| x == 0 || (self.step > 0 && x.is_multiple_of(self.step));
        let ends_inside = match (self.span(), other.span()) {
            (None, _) => true,
            (Some(_), None) => false,
            (Some(a), Some(b)) => apart + i128::from(b) <= i128::from(a),
        };
        apart >= 0 && ends_inside && on_grid(apart as u64) && on_grid(other.step)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::ANY {
            return write!(f, "any");
        }
        write!(f, "{}", self.at)?;
        match (self.step, self.count) {
            (0, _) => {}
            (step, ENDLESS) => write!(f, " + k*{step}")?,
            (step, count) => write!(f, " + k*{step}, k < {count}")?,
        }
        match self.period {
            0 => Ok(()),
            period => write!(f, " mod {period}"),
        }
    }
}
