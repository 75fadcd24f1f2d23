//! How many directions a request takes side by side: `enzyme_width, n`, anywhere behind the function.

use super::super::marker::Marker;
use super::{Refusal, valued};
use crate::request::look_through;
use crate::value::Value;
use std::collections::VecDeque;
use std::num::NonZeroU32;
use tapeless_diag::{Diagnostic, code};

/// More directions at once cost more than they save.
const MOST: u32 = 16;

/// Takes the marker and the number out of the arguments; 1 if there is none.
pub(super) fn take(args: &mut VecDeque<Value>) -> Refusal<NonZeroU32> {
    let Some(number) = valued::take(args, Marker::Width)? else {
        return Ok(NonZeroU32::MIN);
    };
    let known = number.and_then(|number| look_through(number).const_u64());
    let known = known.and_then(|n| u32::try_from(n).ok());
    let width = known.filter(|&n| n <= MOST).and_then(NonZeroU32::new);
    width.ok_or_else(|| {
        let what = format!("behind `enzyme_width` there is no number from 1 to {MOST}");
        Diagnostic::error(code::CONVENTION, what)
            .help("write the number of directions there, as a constant: `enzyme_width, 4`")
            .help("take more of them in several calls")
    })
}
