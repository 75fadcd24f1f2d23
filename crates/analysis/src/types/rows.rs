//! Where the floats lie among bytes that go to another process, or come from there.

use super::bytes::{Bytes, Left};
use super::layout::{BYTES, Ends};
use super::pointees::Places;
use super::{Layout, Types};
use crate::points::{ObjId, Points};
use crate::values::place::{ENDLESS, Place};
use smallvec::smallvec;
use tapeless_ir::{FloatKind, Value};

/// The floats of memory, as far as it goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Bytes of a row.
    pub bytes: u64,
    /// Whether there is but one.
    pub once: bool,
    /// Offset and format of each float.
    pub fields: Vec<(u64, FloatKind)>,
}

impl Types {
    /// The floats behind a pointer, if that is known: all that may lie there has been seen. Where a float or a pointer may lie, nothing
    /// is known.
    pub fn row(&self, points: &Points, pointer: Value) -> Option<Row> {
        let ends = self.ends(points, (pointer, pointer), None)?;
        if points.of(pointer).iter().any(|o| self.untold.has(o)) {
            return None;
        }
        let period = self.period(&ends);
        let once = self.reach(&ends).filter(|_| period == 0);
        let again = match period {
            0 => self.repetition(&ends),
            period => period,
        };
        let (bytes, found) = match once {
            Some(bytes) => (bytes, self.fields(&ends, bytes, Some(bytes), 0)?),
            None if (1..=BYTES).contains(&again) => {
                let ends = ends.upward(again);
                (again, self.fields(&ends, again, None, again)?)
            }
            None => return None,
        };
        let of = |period, fields| Row {
            bytes: if period == 0 { bytes } else { period },
            once: period == 0 && once.is_some(),
            fields,
        };
        match found {
            Layout::Unknown(_) => None,
            Layout::None => Some(of(0, Vec::new())),
            Layout::Floats { period, fields } => {
                let pointers = self.pointers(points, pointer, pointer, Some(bytes), period);
                let is_told = fields.iter().all(|field| !pointers.contains(&field.0));
                is_told.then(|| of(period, fields))
            }
        }
    }

    /// What a message of bytes leaves in memory that it is given: floats where there are some, anything where that is not known.
    pub(super) fn received(&self, points: &Points, args: &[Value]) -> Vec<(Places, Left)> {
        let mut received = Vec::new();
        for &arg in args {
            let is_told = self.row(points, arg).is_some();
            for o in points.of(arg).iter() {
                let left = match is_told {
                    true => self.floats_in(o),
                    false => Left::all(),
                };
                received.push((smallvec![(o, Place::START)], left));
            }
        }
        received
    }

    /// Where an object has floats.
    fn floats_in(&self, o: ObjId) -> Left {
        let mut floats = Bytes::default();
        for (place, what) in self.memory[o].iter() {
            for kind in what.formats() {
                floats.add_at((o, place), kind.bytes());
            }
        }
        floats.of(o)
    }

    /// Where all ends that was seen behind the beginnings of a copy, if that is known.
    fn reach(&self, ends: &Ends) -> Option<u64> {
        let mut most = 0;
        for (o, start) in ends.each() {
            for (place, what) in self.memory[o].iter() {
                if place.count == ENDLESS || place.period > 0 || !start.is_exact() {
                    return None;
                }
                let last = place.step.checked_mul(place.count.checked_sub(1)?)?;
                let first = place.at.checked_sub(start.at)?;
                let bytes = what.scalar_bytes().unwrap_or(1).cast_signed();
                most = most.max(first.checked_add_unsigned(last)?.checked_add(bytes)?);
            }
        }
        let most = u64::try_from(most).ok()?.next_multiple_of(4);
        (1..=BYTES).contains(&most).then_some(most)
    }
}
