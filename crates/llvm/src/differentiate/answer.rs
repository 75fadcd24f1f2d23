//! The call of the derivative in the place of the request.

use super::results::Results;
use super::{Half, Made};
use crate::request::{Mode, Request, RequestArg};
use crate::{Builder, Function, IntPredicate, Opcode, Type, Value};
use tapeless_diag::{Diagnostic, Result, code};
use tapeless_synth::signature;

/// Calls the derivative before the request and gives it the results.
pub(super) fn answer(request: &Request, made: &Made) -> Result<Option<Value>> {
    let builder = Builder::before(request.call);
    clear_shadows(&builder, made);
    let mut given = given(&builder, request);
    let (primal, half) = (made.primal(), &made.halves.forward);
    let forward = request.mode == Mode::Forward;
    let params = half.function.params();
    if let (false, Some(_), Some(seed)) = (
        forward,
        signature::seed(&made.derived.context, primal),
        params.last(),
    ) {
        let one = one_of(seed.ty()).map_err(|d| d.at(request.call.location()))?;
        given.push(vec![one]);
    }
    let call = called(&builder, request, half, given);
    let types = made.results();
    let results = Results::of(&made.structured, half, &types, request.width);
    let all = (0..types.len()).flat_map(|result| {
        let is_primal = request.primal_return && result == 0;
        let lanes = if is_primal { 1 } else { request.width.get() };
        results.lanes(&builder, call, result, lanes)
    });
    request.answer(&all.collect::<Vec<_>>())
}

/// Calls a function of a derivative; `given` stands for its parameters, lane by lane.
pub(super) fn called(
    builder: &Builder,
    request: &Request,
    half: &Half,
    given: Vec<Vec<Value>>,
) -> Value {
    let slots = given.into_iter().zip(&half.batched.params);
    let args: Vec<Value> = slots
        .flat_map(|(lanes, &slots)| lanes.into_iter().take(slots))
        .collect();
    call(builder, request, half.function, &args)
}

/// Calls a function as the request is called.
pub(super) fn call(
    builder: &Builder,
    request: &Request,
    function: Function,
    args: &[Value],
) -> Value {
    if request.call.is(Opcode::Invoke) {
        invoke(builder, request.call, function, args)
    } else {
        builder.call(function, args)
    }
}

/// What the derivative is given for each of its parameters, lane by lane.
pub(super) fn given(builder: &Builder, request: &Request) -> Vec<Vec<Value>> {
    let mut given = Vec::new();
    for arg in &request.args {
        match arg {
            RequestArg::Const(v) => given.push(vec![*v]),
            RequestArg::Lanes(lanes) => given.push(lanes.clone()),
            RequestArg::Out(v) => {
                given.push(vec![*v]);
                if request.mode == Mode::Forward {
                    given.push(vec![v.ty().zero()]);
                }
            }
            RequestArg::Dup {
                primal, shadows, ..
            } => {
                let tested = request.runtime_activity && primal.ty().is_pointer();
                let shadows = match tested {
                    true => null_if_same(builder, *primal, shadows),
                    false => shadows.clone(),
                };
                given.extend([vec![*primal], shadows]);
            }
        }
    }
    given
}

/// The shadows; null if the first is the primal itself.
fn null_if_same(builder: &Builder, primal: Value, shadows: &[Value]) -> Vec<Value> {
    let Some(first) = shadows.first() else {
        return Vec::new();
    };
    let same = builder.icmp(IntPredicate::Eq, *first, primal);
    let shadows = shadows.iter();
    shadows
        .map(|&shadow| builder.select(same, shadow.ty().zero(), shadow))
        .collect()
}

/// What globals held before a request carries no derivative, and what they hold after it carries none on.
pub(super) fn clear_shadows(builder: &Builder, made: &Made) {
    let (structured, module) = (&made.structured, made.halves.forward.function.module());
    let shadows = structured.globals.values().filter(|global| {
        global
            .shadow_of
            .is_some_and(|g| !structured.globals[g].constant)
    });
    for global in shadows {
        if let Some(shadow) = module.global(&global.name) {
            let context = module.context();
            let (zero, size) = (context.int(8).int(0), context.int(64).int(global.size));
            builder.memset(shadow, zero, size, 1);
        }
    }
}

/// Calls the derivative where the request is an `invoke`: what it throws takes the request's way.
fn invoke(builder: &Builder, request: Value, function: Function, args: &[Value]) -> Value {
    let (_, unwind) = request.invoke_targets();
    let head = request.block();
    let tail = request.split_block();
    if let Some(jump) = head.terminator() {
        jump.erase();
    }
    builder.move_to_end(head);
    let made = builder.invoke(function.ty(), function.value(), args, tail, unwind);
    for phi in unwind.phis() {
        if let Some(value) = phi.incoming_from(tail) {
            phi.add_incoming(value, head);
        }
    }
    builder.move_before(request);
    made
}

/// The seed 1 of a float result.
fn one_of(ty: Type) -> std::result::Result<Value, Diagnostic> {
    if ty.is_float() && !ty.is_vector() {
        return Ok(ty.real(1.0));
    }
    let what = format!(
        "the function returns {}, which has no single derivative",
        ty.in_words()
    );
    Err(Diagnostic::error(code::NO_DERIVATIVE, what)
        .help("return one `float` or `double`, or write the results through a pointer argument with a shadow"))
}
