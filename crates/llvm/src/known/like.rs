//! Functions that are like others: their derivative is that of a row of the table, or they allocate or release memory.

use crate::function::Function;
use crate::opcode::TypeKind;
use crate::types::Type;
use tapeless_diag::{Diagnostic, Result, code};
use tapeless_ir::Stated;
use tapeless_rules::effects::{Action, Effects, Size};
use tapeless_rules::{Form, Kind, Rule, RuleId, effects, lookup, rule};

/// What a function is like.
pub(super) enum Like {
    /// A mathematical function: its value is its own, its derivative that of the row.
    Row(RuleId),
    /// A function that allocates or releases memory.
    Memory(Stated),
    /// A function without derivative.
    Inactive,
}

/// What it means that a function is like the one of that name.
///
/// # Errors
/// If nothing is known of that name, or the function takes other values.
pub(super) fn find(function: Function, name: &str) -> Result<Like> {
    if let Some(found) = lookup(name) {
        let row = rule(found.rule);
        if row.form() == Form::Scalar && fits(function.ty(), row) {
            return Ok(Like::Row(found.rule));
        }
        return Err(misfit(function, name, row));
    }
    let Some(effects) = effects(name) else {
        return Err(refuse(
            function,
            format!("is said to be like `{name}`, of which nothing is known here"),
        )
        .help("name a function of the C mathematical library, `malloc`, `calloc` or `free`")
        .into());
    };
    of_effects(function, effects).ok_or_else(|| {
        refuse(
            function,
            format!("is said to be like `{name}`, which cannot be followed by name"),
        )
        .help("name a function of the C mathematical library, `malloc`, `calloc` or `free`")
        .into()
    })
}

fn of_effects(function: Function, effects: &Effects) -> Option<Like> {
    match effects.action {
        Action::Alloc {
            size: Size::Arg(size),
            zeroed,
            ..
        } => allocates(function, &[size.into()], (zeroed, false)).map(Like::Memory),
        Action::Alloc {
            size: Size::Product(one, other),
            zeroed,
            ..
        } => allocates(function, &[one.into(), other.into()], (zeroed, false)).map(Like::Memory),
        Action::Free { pointer } => releases(function, pointer.into()).map(Like::Memory),
        _ if effects.inactive && effects.writes.is_empty() && !effects.is_noreturn() => {
            Some(Like::Inactive)
        }
        _ => None,
    }
}

/// What an allocating function and its release do: `order` names the arguments of the release, the memory by -1, an
/// argument of the allocation by its index.
///
/// # Errors
/// If the functions do not fit what is said of them.
pub(super) fn allocation(
    allocate: Function,
    size: u64,
    order: &str,
    release: Option<Function>,
) -> Result<Vec<(Function, Stated)>> {
    let kept = release.is_none();
    let stated = allocates(allocate, &[size], (false, kept)).ok_or_else(|| {
        refuse(
            allocate,
            format!("is said to allocate as many bytes as its argument {} says, but it does not fit that", size + 1),
        )
        .help("it must return a pointer, and take numbers and pointers, that one an integer")
    })?;
    let mut all = vec![(allocate, stated)];
    let Some(release) = release else {
        return Ok(all);
    };
    let order: Option<Vec<i64>> = order.split(',').map(|n| n.trim().parse().ok()).collect();
    let pointer = order.as_ref().and_then(|order| {
        let at = order.iter().position(|&n| n == -1)?;
        (order.len() == release.params().len()).then_some(at as u64)
    });
    let stated = pointer
        .and_then(|at| releases(release, at))
        .ok_or_else(|| {
            refuse(release, "is said to release memory, but it does not fit that".into()).help(
                "it must return nothing, and take the pointer where the list of its arguments has -1, numbers and \
                 pointers elsewhere: `\"-1\"` for one that takes the pointer alone",
            )
        })?;
    all.push((release, stated));
    Ok(all)
}

fn allocates(function: Function, size: &[u64], (zeroed, kept): (bool, bool)) -> Option<Stated> {
    let (ty, params) = (function.ty(), function.ty().params());
    let is_size = |&at: &u64| params.get(at as usize).is_some_and(|ty| ty.is_int());
    let plain = params.iter().all(|&ty| is_plain(ty));
    let fits = ty.result().is_pointer() && !ty.is_variadic() && plain && size.iter().all(is_size);
    let at = |i: usize| size.get(i).map(|&n| n as u32);
    fits.then_some(Stated::Allocates {
        size: at(0)?,
        times: at(1),
        zeroed,
        kept,
    })
}

fn releases(function: Function, pointer: u64) -> Option<Stated> {
    let (ty, params) = (function.ty(), function.ty().params());
    let as_said = |(at, ty): (usize, &Type)| match at as u64 == pointer {
        true => ty.is_pointer(),
        false => is_plain(*ty),
    };
    let fits = ty.result().is_void()
        && !ty.is_variadic()
        && (pointer as usize) < params.len()
        && params.iter().enumerate().all(as_said);
    fits.then_some(Stated::Releases {
        pointer: pointer as u32,
    })
}

/// A number, or a pointer to what the allocator keeps for itself.
fn is_plain(ty: Type) -> bool {
    !ty.is_vector() && (ty.is_int() || ty.is_float() || ty.is_pointer())
}

/// Whether a function takes and returns what a row does, in one format of floats.
fn fits(ty: Type, row: &Rule) -> bool {
    let params = ty.params();
    let float = ty.result().kind();
    let has = |ty: Type, kind: Kind| match kind {
        Kind::Float => ty.is_float() && ty.kind() == float && !ty.is_vector(),
        Kind::Int => ty.is_int(),
    };
    let known = matches!(
        float,
        TypeKind::Float | TypeKind::Double | TypeKind::X86Fp80
    );
    known
        && !ty.is_variadic()
        && params.len() == row.params.len()
        && params
            .iter()
            .zip(&row.params)
            .all(|(&ty, param)| has(ty, param.kind))
        && has(ty.result(), row.outputs[0].kind)
}

fn misfit(function: Function, name: &str, row: &Rule) -> Box<Diagnostic> {
    let count = row.params.len();
    let arguments = if count == 1 { "argument" } else { "arguments" };
    let what = format!("is said to be like `{name}`, but does not take and return the same");
    refuse(function, what)
        .help(format!(
            "it must take {count} {arguments} as `{name}` does, by value, and return a float of the same format"
        ))
        .into()
}

fn refuse(function: Function, what: String) -> Diagnostic {
    let what = format!("`{}` {what}", function.shown_name());
    Diagnostic::error(code::CONVENTION, what).at(function.location())
}
