//! What attributes say that the memory of parameters and results holds, written down as hints.
//!
//! ```text
//! define "enzyme_type"="{[-1]:Pointer, [-1,-1]:Float@double}" ptr @f(ptr "enzyme_type"="{[-1]:Pointer, [-1,8]:Integer}" %p)
//! ```
//!
//! A key is a path: a byte of the value, -1 for all, then a byte of what the pointer there leads to.
//!
//! In C `annotate("enzyme_type={…}")` says the same, of a parameter, or on a function of its result.

use super::{annotated, text};
use crate::call::Place;
use crate::{Builder, Function, GepFlags, Module, Opcode, Value};
use tapeless_diag::{Diagnostic, Result, code};

/// The attribute.
const WORD: &str = "enzyme_type";
/// Calls that annotate variables.
const VARIABLE: &str = "llvm.var.annotation";

/// What is said of bytes behind a pointer: from which on, with which hint, how many; all that follow if that is not given.
type Said = (u64, &'static str, Option<u64>);

/// Hints at what annotations say, before functions are inlined; what is wrong with them.
pub(crate) fn annotations(module: Module) -> Vec<Diagnostic> {
    let mut wrong = Vec::new();
    for (of, says) in annotated(module) {
        let (Some(said), Some(function)) = (of_type(&says), of.as_function()) else {
            continue;
        };
        let calls = of.users().into_iter().filter(|user| user.is_call());
        for call in calls.filter(|call| call.called_function() == Some(function)) {
            if let Some(next) = call.next() {
                let told = say_that(function, said, call, next);
                wrong.extend(told.err().map(|error| *error));
            }
        }
    }
    let declared = |f: &Function| f.name().starts_with(VARIABLE);
    let calls = module.functions().filter(declared);
    let calls = calls.flat_map(|f| f.value().users());
    for call in calls.filter(|u| u.is_call()).collect::<Vec<_>>() {
        wrong.extend(of_variable(call).err().map(|error| *error));
    }
    wrong
}

/// What follows `enzyme_type=`.
fn of_type(says: &str) -> Option<&str> {
    let (word, said) = says.split_once('=')?;
    (word == WORD).then_some(said.trim())
}

/// An annotation of a variable, which may be that of a parameter.
fn of_variable(call: Value) -> Result<()> {
    let args = call.args();
    let Some(says) = args.get(1).and_then(|&says| text(says)) else {
        return Ok(());
    };
    if !says.starts_with("enzyme_") {
        return Ok(());
    }
    let users = args[0].users();
    let holds = |user: &Value| user.is(Opcode::Store) && user.operand(1) == args[0];
    let mut stored = users
        .into_iter()
        .filter(holds)
        .map(|store| store.operand(0));
    let param = stored.next().filter(|value| value.is_argument());
    let (Some(said), Some(param)) = (of_type(&says), param) else {
        let what = format!("the annotation `{says}` is not known on a variable");
        return Err(Diagnostic::error(code::UNSUPPORTED, what)
            .at(call.location().or_else(|| call.block().function().location()))
            .help("on parameters of functions with a body `enzyme_type={…}` is known")
            .help("what carries no derivative is marked where the derivative is asked for: `enzyme_const`")
            .into());
    };
    let function = call.block().function();
    if let Some(first) = function.entry().first_insertion_point() {
        say_that(function, said, param, first)?;
    }
    call.erase();
    Ok(())
}

/// Hints at what the attributes of a function and of those that it calls say; they hold wherever it is inlined.
///
/// # Errors
/// If an attribute is not understood.
pub(crate) fn say(copy: Function) -> Result<()> {
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
            let place = Place::Param(index as u32);
            say_of(callee, place, arg, call)?;
            if let Some(text) = call.call_string_attribute(place, WORD) {
                say_that(callee, &text, arg, call)?;
            }
        }
        // Behind an `invoke` there is no one place.
        if let Some(next) = call.next() {
            say_of(callee, Place::Return, call, next)?;
            if let Some(text) = call.call_string_attribute(Place::Return, WORD) {
                say_that(callee, &text, call, next)?;
            }
        }
    }
    Ok(())
}

fn say_of(function: Function, place: Place, value: Value, before: Value) -> Result<()> {
    match function.string_attribute(place, WORD) {
        Some(text) => say_that(function, &text, value, before),
        None => Ok(()),
    }
}

fn say_that(function: Function, text: &str, value: Value, before: Value) -> Result<()> {
    let said = read(text).ok_or_else(|| {
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
