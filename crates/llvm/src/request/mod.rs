//! Requests for derivatives: the calls that users write, and what they ask for.
//!
//! ```c
//! __enzyme_autodiff(f, enzyme_dup, x, dx, enzyme_const, n)   // → Request { Reverse, f, [Dup(x, dx), Const(n)] }
//! ```
//! [`calls`] finds them, [`Request::read`] understands one, [`Request::answer`] replaces it by its results.

mod accesses;
mod answer;
mod ask;
mod expose;
mod inert;
mod marker;
mod read;
mod readings;
mod resolve;
mod split;
mod unsupported;

use crate::function::Function;
use crate::module::Module;
use crate::types::Type;
use crate::value::Value;
pub use answer::{meet, settle};
pub use ask::{ask, marker, packed};
pub use inert::{close, hint};
pub use resolve::look_through;
pub use split::split;
use std::collections::HashSet;
use std::num::NonZeroU32;
use tapeless_analysis::Along;
use tapeless_diag::Diagnostic;
pub(crate) use unsupported::calls_of;

/// Which derivative is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// Adjoints: forward and reverse sweep together.
    Reverse,
    /// Tangents.
    Forward,
    /// None: the function itself, in several lanes.
    Batch,
}

/// One parameter of the function, as the call passes it. Values have the parameter's type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RequestArg {
    /// Carries no derivative.
    Const(Value),
    /// Carries its derivative in a second argument: shadow memory, or a tangent.
    Dup {
        /// What the function itself gets.
        primal: Value,
        /// Its shadows or tangents, one a direction.
        shadows: Vec<Value>,
        /// Whether what the function leaves in the primal memory matters.
        need_primal: bool,
    },
    /// A float whose adjoint the call returns.
    Out(Value),
    /// One for each lane.
    Lanes(Vec<Value>),
}

/// What becomes of the value that the function returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Return {
    /// It has no derivative: void, an integer, or declared constant.
    Const,
    /// A float: seeded with 1 in reverse mode, or as the caller says; its tangent is returned in forward mode.
    Active,
    /// A pointer: that to its shadow is returned, too.
    Dup,
}

/// Which part of a derivative in two sweeps a call is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sweep {
    /// The forward sweep, which makes the tape.
    Augmented,
    /// The reverse sweep, which is given it.
    Reverse,
    /// Tangents, from the tape.
    Tangent,
    /// None: how many bytes the tape has.
    Size,
    /// None: the tape is given up.
    Release,
}

/// What a call of one of two sweeps says beyond the arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Split {
    /// Which one.
    pub sweep: Sweep,
    /// Where the caller has the tape (`enzyme_tape`).
    pub place: Option<Value>,
    /// How many bytes it has there for it (`enzyme_allocated`); else there is the pointer to it.
    pub room: Option<Value>,
    /// The tape, if it is handed back as an argument.
    pub tape: Option<Value>,
    /// The adjoint of the result in each direction.
    pub seeds: Vec<Value>,
    /// Whether the tape is used again (`enzyme_nofree`).
    pub again: bool,
    /// Whether the function's own result is left out (`enzyme_noret`).
    pub without_result: bool,
    /// Whether tangents are asked for from such a tape somewhere.
    pub forward_too: bool,
}

/// Memory in which a function leaves its result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Memory {
    /// What lies there.
    pub ty: Type,
    /// The result.
    pub primal: Value,
    /// Its shadows, one a direction, or the results of the lanes behind the first; none if the result carries no derivative.
    pub shadows: Vec<Value>,
}

/// A request, understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// The call that asks.
    pub call: Value,
    /// Which derivative.
    pub mode: Mode,
    /// Of which function.
    pub function: Function,
    /// One per parameter of the function.
    pub args: Vec<RequestArg>,
    /// What becomes of the function's own result.
    pub ret: Return,
    /// Whether the call returns the function's own result too, before everything else.
    pub primal_return: bool,
    /// Whether a shadow pointer that equals the primal's says that there is no shadow.
    pub runtime_activity: bool,
    /// Whether an adjoint or a tangent of 0 stays 0, whatever the partial.
    pub strong_zero: bool,
    /// What is in the place of tangents.
    pub along: Along,
    /// Where the function leaves its result, if that is in memory which the call does not show.
    pub memory: Option<Memory>,
    /// How many directions are taken side by side.
    pub width: NonZeroU32,
    /// Which of two sweeps it is, where these are calls of their own.
    pub split: Option<Split>,
}

/// What calls of a family of functions ask for.
#[derive(Clone, Copy, Debug)]
struct Family {
    name: &'static str,
    mode: Mode,
    sweep: Option<Sweep>,
    /// What is in the place of tangents.
    along: Along,
}

const fn family_of(name: &'static str, mode: Mode, sweep: Option<Sweep>) -> Family {
    Family {
        name,
        mode,
        sweep,
        along: Along::Tangents,
    }
}

/// The families of functions whose calls ask for something, by substring, so that any mangling works.
const FAMILIES: [Family; 10] = [
    family_of("__enzyme_autodiff", Mode::Reverse, None),
    family_of("__enzyme_fwddiff", Mode::Forward, None),
    family_of("__enzyme_augmentfwd", Mode::Reverse, Some(Sweep::Augmented)),
    family_of("__enzyme_augmentsize", Mode::Reverse, Some(Sweep::Size)),
    family_of("__enzyme_reverse", Mode::Reverse, Some(Sweep::Reverse)),
    family_of("__enzyme_fwdsplit", Mode::Forward, Some(Sweep::Tangent)),
    family_of("__enzyme_freetape", Mode::Reverse, Some(Sweep::Release)),
    family_of("__enzyme_batch", Mode::Batch, None),
    Family {
        along: Along::Sets,
        ..family_of("__enzyme_dependence", Mode::Forward, None)
    },
    Family {
        along: Along::Errors,
        ..family_of("__enzyme_error_estimate", Mode::Forward, None)
    },
];

fn family(symbol: &str) -> Option<Family> {
    FAMILIES
        .into_iter()
        .find(|family| symbol.contains(family.name))
}

/// Whether a call of a function with this symbol asks for a derivative.
pub fn is_request(symbol: &str) -> bool {
    family(symbol).is_some()
}

/// Whether a global with this symbol is a marker of the convention.
pub fn is_marker(symbol: &str) -> bool {
    marker::word_in(symbol).is_some_and(|word| marker::meaning(&word).is_some())
}

/// Every call in the module that asks for a derivative, those first whose function asks for none itself: what they
/// leave behind is then differentiated like any other code.
pub fn calls(module: Module) -> Vec<Value> {
    let asked = module
        .functions()
        .filter(|function| function.is_declaration() && is_request(&function.name()));
    let calls_of = |function: Function| {
        let callee = function.value();
        callee
            .users()
            .into_iter()
            .filter(move |user| user.is_call() && user.callee() == callee)
    };
    let mut calls: Vec<Value> = asked.flat_map(calls_of).collect();
    // How many bytes a tape has is told before room is made for it.
    let is_size = |call: Value| {
        let name = call.called_function().map(Function::name);
        name.and_then(|name| family(&name)?.sweep) == Some(Sweep::Size)
    };
    calls.sort_by_cached_key(|&call| (depth(call, &mut HashSet::new()), !is_size(call)));
    calls
}

/// Splits and understands every request of a module, innermost first; or all that is wrong with them, in the order of
/// the source, each place once though inlining may have copied the call.
pub fn read_all(module: Module) -> Result<Vec<Request>, Vec<Diagnostic>> {
    expose::expose(module);
    let (mut requests, mut wrong) = (Vec::new(), unsupported::refusals(module));
    wrong.extend(inert::open(module));
    for call in calls(module).into_iter().flat_map(split) {
        match Request::read(call) {
            Ok(request) => requests.push(request),
            Err(error) if wrong.contains(&error) => {}
            Err(error) => wrong.push(*error),
        }
    }
    let place = |error: &Diagnostic| {
        error
            .location
            .as_ref()
            .map(|at| (at.file.clone(), at.line, at.column))
    };
    wrong.sort_by_cached_key(place);
    if wrong.is_empty() {
        Ok(requests)
    } else {
        Err(wrong)
    }
}

/// How many requests lie within one another below this one.
fn depth(call: Value, seen: &mut HashSet<Value>) -> usize {
    let mut deepest = 0;
    let mut open = vec![(call, 0)];
    while let Some((request, above)) = open.pop() {
        if !seen.insert(request) {
            continue;
        }
        deepest = deepest.max(above);
        let functions = request
            .args()
            .into_iter()
            .filter_map(|arg| look_through(arg).as_function());
        for inner in functions.flat_map(requests_below) {
            open.push((inner, above + 1));
        }
    }
    deepest
}

/// The requests in a function and in what it calls directly or indirectly.
fn requests_below(function: Function) -> Vec<Value> {
    let (mut requests, mut seen, mut open) =
        (Vec::new(), HashSet::from([function]), vec![function]);
    while let Some(function) = open.pop() {
        for call in function.instructions().filter(|value| value.is_call()) {
            let Some(callee) = call.called_function() else {
                continue;
            };
            if is_request(&callee.name()) && callee.is_declaration() {
                requests.push(call);
            } else if seen.insert(callee) {
                open.push(callee);
            }
        }
    }
    requests
}
