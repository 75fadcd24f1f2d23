//! How the arguments of a call from Fortran fall to the parameters of the function.
//!
//! Integers come by address there, and take no shadow. A parameter that the function never reads, or reads no more once
//! constants have been propagated, does not say what it is: then the variable that is passed says it, and where its
//! declaration cannot be seen the number of arguments does, if it leaves one reading only.

use super::accesses::{Held, passed};
use super::marker::{self, Marker};
use crate::value::Value;
use std::num::NonZeroU32;

/// How one parameter takes its arguments when no marker speaks of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Default {
    /// As the convention says.
    Known(Marker),
    /// Nothing is read through it: `enzyme_dup` or `enzyme_const`.
    Open,
}

/// The number of ways to read a call is not one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unreadable {
    /// There is none.
    Never,
    /// There are several; they differ in this parameter first.
    Several(usize),
}

/// A marker for each parameter that is open, so that the arguments are used up.
pub(super) fn settle(
    given: &[Value],
    defaults: &[Default],
    width: NonZeroU32,
) -> Result<Vec<Marker>, Unreadable> {
    let table = Table::new(given, defaults, width);
    let (mut at, mut markers) = (0, Vec::new());
    if table.ways(0, 0) == 0 {
        return Err(Unreadable::Never);
    }
    for index in 0..defaults.len() {
        let mut ways = table
            .steps(index, at)
            .into_iter()
            .filter(|&(_, next)| table.ways(index + 1, next) > 0);
        let Some((marker, next)) = ways.next() else {
            return Err(Unreadable::Never);
        };
        if ways.next().is_some() {
            return Err(Unreadable::Several(index));
        }
        markers.push(marker);
        at = next;
    }
    Ok(markers)
}

/// In how many ways the arguments from a place on can be those of the parameters from one on.
struct Table<'a> {
    given: &'a [Value],
    words: Vec<Option<Marker>>,
    defaults: &'a [Default],
    width: usize,
    ways: Vec<Vec<u8>>,
}

impl<'a> Table<'a> {
    fn new(given: &'a [Value], defaults: &'a [Default], width: NonZeroU32) -> Self {
        let meaning =
            |&value: &Value| Some(marker::meaning(&marker::word(value)?).unwrap_or(Marker::Later));
        let mut table = Self {
            given,
            words: given.iter().map(meaning).collect(),
            defaults,
            width: width.get() as usize,
            ways: vec![vec![0; given.len() + 1]; defaults.len() + 1],
        };
        for at in 0..=given.len() {
            table.ways[defaults.len()][at] = table.words[at..].iter().all(Option::is_some).into();
        }
        for index in (0..defaults.len()).rev() {
            for at in 0..=given.len() {
                let ways = table.steps(index, at).into_iter();
                let ways: u8 = ways.map(|(_, next)| table.ways(index + 1, next)).sum();
                table.ways[index][at] = ways.min(2);
            }
        }
        table
    }

    fn ways(&self, index: usize, at: usize) -> u8 {
        self.ways[index][at]
    }

    /// How a parameter may be read at a place, each with the place behind it.
    fn steps(&self, index: usize, mut at: usize) -> Vec<(Marker, usize)> {
        let mut marked = None;
        while let Some(&Some(word)) = self.words.get(at) {
            if word.is_about_argument() {
                marked = Some(word);
            }
            at += 1;
        }
        let Some(&given) = self.given.get(at) else {
            return Vec::new();
        };
        let candidates = match (marked, self.defaults[index]) {
            (Some(marker), _) | (None, Default::Known(marker)) => vec![marker],
            (None, Default::Open) => match passed(given) {
                Some(Held::Integers) => vec![Marker::Const],
                Some(_) => vec![Marker::Dup],
                None => vec![Marker::Dup, Marker::Const],
            },
        };
        let behind = |marker: Marker| {
            let taken = match marker {
                _ if marker.has_stride() => 3,
                Marker::Vector => self.width,
                Marker::Buffer => 2,
                _ if marker.takes_shadow() => 1 + self.width,
                _ => 1,
            };
            let values = self.words.get(at..at + taken)?;
            values
                .iter()
                .all(Option::is_none)
                .then_some((marker, at + taken))
        };
        candidates.into_iter().filter_map(behind).collect()
    }
}
