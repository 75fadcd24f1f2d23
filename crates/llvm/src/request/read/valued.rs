//! Markers that a value follows, anywhere behind the function.

use super::super::marker::{self, Marker};
use super::Refusal;
use crate::value::Value;
use std::collections::VecDeque;
use tapeless_diag::{Diagnostic, code};

/// Takes a marker and what follows it out of the arguments: the value, if there is one; nothing if the marker is not there.
pub(super) fn take(args: &mut VecDeque<Value>, marker: Marker) -> Refusal<Option<Option<Value>>> {
    let Some(at) = args.iter().position(|arg| is(*arg, marker)) else {
        return Ok(None);
    };
    let next = args.get(at + 1).copied();
    let value = next.filter(|&value| marker::word(value).is_none());
    args.drain(at..at + 1 + usize::from(value.is_some()));
    once(args, marker)?;
    Ok(Some(value))
}

/// Takes a marker without a value out of the arguments; whether it was there.
pub(super) fn take_word(args: &mut VecDeque<Value>, marker: Marker) -> Refusal<bool> {
    let Some(at) = args.iter().position(|arg| is(*arg, marker)) else {
        return Ok(false);
    };
    args.remove(at);
    once(args, marker)?;
    Ok(true)
}

fn is(arg: Value, marker: Marker) -> bool {
    let word = marker::word(arg);
    word.and_then(|word| marker::meaning(&word)) == Some(marker)
}

fn once(args: &VecDeque<Value>, marker: Marker) -> Refusal<()> {
    match args.iter().any(|arg| is(*arg, marker)) {
        true => Err(twice(marker)),
        false => Ok(()),
    }
}

/// It is said twice.
fn twice(marker: Marker) -> Diagnostic {
    let word = marker::spelled(marker);
    Diagnostic::error(code::CONVENTION, format!("`{word}` stands here twice"))
        .help("leave one of them out")
}
