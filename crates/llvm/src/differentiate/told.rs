//! What attributes say that the memory of parameters and results holds, written down as hints.
//!
//! ```text
//! define "enzyme_type"="{[-1]:Pointer, [-1,-1]:Float@double}" ptr @f(ptr "enzyme_type"="{[-1]:Pointer, [-1,8]:Integer}" %p)
//! ```
//!
//! A key is a path: a byte of the value, -1 for all, then a byte of what the pointer there leads to.

use crate::call::Place;
use crate::{Builder, Function, GepFlags, Module, Value};
use tapeless_diag::{Diagnostic, Result, code};

/// The attribute.
const WORD: &str = "enzyme_type";

/// What is said of bytes behind a pointer: from which on, with which hint, how many; all that follow if that is not given.
type Said = (u64, &'static str, Option<u64>);

/// Hints at what the attributes of a function and of those that it calls say; they hold wherever it is inlined.
///
/// # Errors
/// If an attribute is not understood.
pub(super) fn say(copy: Function) -> Result<()> {
    if let Some(first) = copy.entry().first_insertion_point() {
        for (index, param) in copy.params().into_iter().enumerate() {
            let place = Place::Param(index as u32);
            say_of(copy, place, param, first)?;
        }
    }
    let calls: Vec<Value> = copy.instructions().filter(|i| i.is_call()).collect();
    for call in calls {
        let Some(callee) = call.called_function().filter(|f| f.intrinsic().is_none()) else {
            continue;
        };
        for (index, arg) in call.args().into_iter().enumerate() {
            say_of(callee, Place::Param(index as u32), arg, call)?;
        }
        // Behind an `invoke` there is no one place.
        if let Some(next) = call.next() {
            say_of(callee, Place::Return, call, next)?;
        }
    }
    Ok(())
}

fn say_of(function: Function, place: Place, value: Value, before: Value) -> Result<()> {
    let Some(text) = function.string_attribute(place, WORD) else {
        return Ok(());
    };
    let said = read(&text).ok_or_else(|| {
        let what = format!("`\"{WORD}\"=\"{text}\"` of `{}` is not understood", function.shown_name());
        Diagnostic::error(code::CONVENTION, what)
            .at(function.location())
            .help("write entries as `[-1]:Pointer`, `[-1,8]:Float@double`, `[-1,-1]:Integer` in braces")
    })?;
    if !value.ty().is_pointer() {
        return Ok(());
    }
    let builder = Builder::before(before);
    builder.set_artificial_location(before.block().function());
    for said in said {
        hint(&builder, before.block().function().module(), value, said);
    }
    Ok(())
}

fn hint(builder: &Builder, module: Module, pointer: Value, (at, name, bytes): Said) {
    let context = module.context();
    let long = context.int(64);
    let place = match at {
        0 => pointer,
        _ => builder.byte_offset(pointer, long.int(at), GepFlags::default()),
    };
    let (suffix, count) = match bytes {
        Some(bytes) => (".some", vec![long.int(bytes)]),
        None => (".all", Vec::new()),
    };
    let mut params = vec![pointer.ty()];
    params.extend(count.iter().map(|_| long));
    let ty = context.void().function(&params, false);
    let function = module.get_or_add_function(&format!("{name}{suffix}"), ty);
    function.value().set_unseen();
    let args: Vec<Value> = std::iter::once(place).chain(count).collect();
    builder.call(function, &args);
}

/// What is said of the memory right behind a pointer. What lies further is found from there; formats that have no hint
/// are found where they are used.
fn read(text: &str) -> Option<Vec<Said>> {
    let mut rest = text.trim().strip_prefix('{')?.strip_suffix('}')?.trim();
    let mut said = Vec::new();
    while !rest.is_empty() {
        let (path, after) = rest.strip_prefix('[')?.split_once(']')?;
        let after = after.trim_start().strip_prefix(':')?;
        let (kind, next) = match after.split_once(',') {
            Some((kind, next)) => (kind.trim(), next.trim()),
            None => (after.trim(), ""),
        };
        rest = next;
        let path = path
            .split(',')
            .map(str::trim)
            .filter(|step| !step.is_empty());
        let path: Option<Vec<i64>> = path.map(|step| step.parse().ok()).collect();
        let path = path?;
        let told = told(kind)?;
        if path.iter().any(|&step| step < -1) {
            return None;
        }
        if let (&[-1 | 0, at], Some((name, bytes))) = (&path[..], told) {
            said.push((at.max(0).unsigned_abs(), name, (at >= 0).then_some(bytes)));
        }
    }
    Some(said)
}

/// The hint for a kind and the bytes that it speaks of; nothing for one that says nothing here. None if there is no such
/// kind.
fn told(kind: &str) -> Option<Option<(&'static str, u64)>> {
    Some(match kind {
        "Pointer" => Some(("__enzyme_pointer", 8)),
        "Integer" => Some(("__enzyme_integer", 1)),
        "Float@float" => Some(("__enzyme_float", 4)),
        "Float@double" => Some(("__enzyme_double", 8)),
        "Anything" | "Unknown" => None,
        _ if kind.starts_with("Float@") => None,
        _ => return None,
    })
}
