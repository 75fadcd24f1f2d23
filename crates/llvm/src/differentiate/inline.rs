//! Inlining among copies, callees first, each simplified before it is judged.

use super::dispatch::ARM;
use crate::call::Place;
use crate::{Function, Type, Value};
use rustc_hash::FxHashSet;
use tapeless_diag::Result;

/// Callees of more instructions than this are called.
const LARGEST_INLINED: usize = 400;

/// The same of callees that return pointers in a structure, which has no shadow of its own, and of those that are called
/// from one place.
const LARGEST_AT_MOST: usize = 4000;

/// The same of functions that call one another in a circle. Others call these: each would be inlined into what was inlined before.
const LARGEST_IN_CYCLE: usize = 100;

/// Nothing is inlined into functions of more instructions than this.
const LARGEST: usize = 20_000;

/// Rounds of inlining and simplifying: pointers that become known in one are calls in the next.
const ROUNDS: usize = 3;

/// The copies of a request.
struct Ours {
    /// That of the request's function, which nobody has to call.
    root: Option<Function>,
    all: FxHashSet<Function>,
    /// Those that may call themselves through others.
    in_cycles: FxHashSet<Function>,
}

/// Inlines calls of small copies, callees first: what a callee is when all its own calls are inlined and it is simplified
/// decides whether it is small.
///
/// # Errors
/// If `simplify` fails.
pub(super) fn small(copies: &[Function], simplify: impl Fn(Function) -> Result<()>) -> Result<()> {
    let ours = Ours {
        root: copies.first().copied(),
        all: copies.iter().copied().collect(),
        in_cycles: in_cycles(copies),
    };
    for copy in callees_first(copies, &ours.all) {
        for _ in 0..ROUNDS {
            if !inline_into(copy, &ours) {
                break;
            }
            simplify(copy)?;
        }
    }
    Ok(())
}

/// The copies, each after those that it calls where they do not call it back.
fn callees_first(copies: &[Function], ours: &FxHashSet<Function>) -> Vec<Function> {
    let mut seen = FxHashSet::default();
    let mut order = Vec::new();
    for &copy in copies {
        let mut open = vec![(copy, false)];
        while let Some((copy, done)) = open.pop() {
            if done {
                order.push(copy);
            } else if seen.insert(copy) {
                open.push((copy, true));
                let called = copy.instructions().filter_map(Value::calls);
                open.extend(called.filter(|f| ours.contains(f)).map(|f| (f, false)));
            }
        }
    }
    order
}

/// What is left where those are taken away, again and again, that call none of the others, or are called by none.
fn in_cycles(copies: &[Function]) -> FxHashSet<Function> {
    let mut left: FxHashSet<Function> = copies.iter().copied().collect();
    let calls = copies.iter().flat_map(|&caller| {
        let called = caller.instructions().filter_map(Value::calls);
        called.map(move |callee| (caller, callee))
    });
    let calls: FxHashSet<(Function, Function)> = calls.filter(|(a, b)| a != b).collect();
    loop {
        let inside = || {
            calls
                .iter()
                .filter(|(a, b)| left.contains(a) && left.contains(b))
        };
        let callers: FxHashSet<Function> = inside().map(|call| call.0).collect();
        let kept: FxHashSet<Function> = inside()
            .map(|call| call.1)
            .filter(|callee| callers.contains(callee))
            .collect();
        if kept.len() == left.len() {
            return left;
        }
        left = kept;
    }
}

/// Whether any call was inlined.
fn inline_into(copy: Function, ours: &Ours) -> bool {
    let calls: Vec<(Value, Function)> = copy
        .instructions()
        .filter_map(|call| Some((call, call.calls()?)))
        .filter(|(call, callee)| {
            let is_doubted = || call.call_has_attribute(Place::Function, ARM);
            ours.all.contains(callee)
                && !call.call_has_attribute(Place::Function, "noinline")
                && (!is_doubted() || calls_nothing(*callee))
        })
        .collect();
    let mut any = false;
    let mut size = copy.instructions().count();
    for (call, callee) in calls {
        if size > LARGEST {
            break;
        }
        if may_inline(callee, copy, ours) && call.inline_call() {
            size += callee.instructions().count();
            any = true;
        }
    }
    any
}

fn calls_nothing(function: Function) -> bool {
    let calls = |i: Value| i.is_call() && i.intrinsic().is_none();
    !function.instructions().any(calls)
}

/// A body that reads its variable arguments must stay where they are passed.
fn may_inline(callee: Function, into: Function, ours: &Ours) -> bool {
    let calls_itself = |i: Value| i.calls().is_some_and(|f| f == callee || f == into);
    let reads = |i: Value| {
        i.intrinsic()
            .is_some_and(|name| name.starts_with("llvm.va_"))
    };
    let largest = match gives_pointers(callee.ty().result()) || is_called_once(callee, ours) {
        _ if callee.has_attribute(Place::Function, "alwaysinline") => LARGEST,
        true => LARGEST_AT_MOST,
        false => LARGEST_INLINED,
    };
    let in_cycle = ours.in_cycles.contains(&callee);
    let largest = match in_cycle {
        true => largest.min(LARGEST_IN_CYCLE),
        false => largest,
    };
    let is_outside = in_cycle && !ours.in_cycles.contains(&into);
    let reads_more = callee.ty().is_variadic() && callee.instructions().any(reads);
    !reads_more
        && !is_outside
        && !callee.has_attribute(Place::Function, "noinline")
        && callee != into
        && callee.instructions().nth(largest).is_none()
        && !callee.instructions().any(calls_itself)
}

/// Whether a copy is called from one place only; copies that are inlined everywhere call nothing any more.
fn is_called_once(callee: Function, ours: &Ours) -> bool {
    let used = |user: &Value| {
        let caller = user.is_instruction().then(|| user.function()).flatten();
        let runs = |f| Some(f) == ours.root || !ours.all.contains(&f) || f.value().has_users();
        caller.is_none_or(runs)
    };
    callee
        .value()
        .users()
        .into_iter()
        .filter(used)
        .nth(1)
        .is_none()
}

/// Whether a type is a structure with pointers in it.
fn gives_pointers(ty: Type) -> bool {
    let holds = |ty: Type| ty.is_pointer() || gives_pointers(ty);
    ty.is_struct() && ty.fields().into_iter().any(holds)
}
