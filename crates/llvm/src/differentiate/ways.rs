//! In which ways a derivative is tried, one after the other, until there is one.
//!
//! | way | takes of what it does not see |
//! |---|---|
//! | first | no exception has a derivative, which costs nothing; derivatives that other files made are looked for |
//! | second | there are none: calls through pointers to functions of other files do not come back |
//! | third | the same; exceptions that are caught are followed |

use super::dispatch::Records;
use super::exceptions::Exceptions;
use super::prepare::Prepared;
use crate::host::Options;
use tapeless_diag::Result;

/// A way to look at what a request reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// What exceptions are.
    pub(super) exceptions: Exceptions,
    /// For which calls through pointers derivatives of other files are looked for.
    pub(super) records: Records,
}

impl Way {
    /// Nothing is taken of other files.
    pub(super) const ALONE: Self = Self {
        exceptions: Exceptions::Numbers,
        records: Records::Never,
    };
}

/// What was made in one way.
#[derive(Debug)]
pub struct Tried<T> {
    /// What it is.
    pub made: T,
    /// Whether that is a derivative.
    pub works: bool,
    /// Whether derivatives of other files were looked for.
    looked: bool,
    /// Whether there are exceptions to follow.
    may_follow: bool,
}

impl<T> Tried<T> {
    /// By what was looked at.
    pub fn new(prepared: &Prepared, made: T, works: bool) -> Self {
        Self {
            made,
            works,
            looked: prepared.through.iter().any(|t| t.recorded.is_some()),
            may_follow: prepared.may_follow,
        }
    }
}

/// What is made in the first way in which there is a derivative; else where the refusal says most.
///
/// # Errors
/// If nothing can be tried.
pub fn first<T>(options: &Options, mut make: impl FnMut(Way) -> Result<Tried<T>>) -> Result<T> {
    let records = match options.records {
        true => Records::Always,
        false => Records::Otherwise,
    };
    let tried = make(Way {
        records,
        ..Way::ALONE
    })?;
    let tried = match tried.looked {
        true => better(tried, || make(Way::ALONE))?,
        false => tried,
    };
    let follow = Way {
        exceptions: Exceptions::Pointers,
        ..Way::ALONE
    };
    let tried = match tried.may_follow {
        true => better(tried, || make(follow))?,
        false => tried,
    };
    Ok(tried.made)
}

/// What was made, unless only another way works.
fn better<T>(tried: Tried<T>, other: impl FnOnce() -> Result<Tried<T>>) -> Result<Tried<T>> {
    if tried.works {
        return Ok(tried);
    }
    let other = other()?;
    Ok(if other.works { other } else { tried })
}
