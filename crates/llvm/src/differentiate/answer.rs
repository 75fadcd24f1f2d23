//! The call of the derivative in the place of the request.

use super::results::Results;
use super::{Half, Made};
use crate::opcode::{Ordering, Update};
use crate::request::{Mode, Request, RequestArg};
use crate::verify::Checks;
use crate::{Builder, Function, IntPredicate, Linkage, Opcode, Type, Value};
use tapeless_analysis::globals;
use tapeless_diag::Result;
use tapeless_synth::signature;

/// Calls the derivative before the request and gives it the results. `checks`: what stands around the call.
pub(super) fn answer(
    request: &Request,
    made: &Made,
    checks: Option<&Checks>,
) -> Result<Option<Value>> {
    let builder = Builder::before(request.call);
    clear_shadows(&builder, made);
    let begun = checks.map(|checks| (checks, checks.begin(&builder, request)));
    seed_memory(&builder, request);
    let args = seeded(&builder, request, made);
    let call = call(&builder, request, made.halves.forward.function, &args);
    let all = numbers(&builder, request, made, call);
    if let Some((checks, begun)) = begun {
        let own = usize::from(made.derived.context.primal_ret);
        let firsts = all[own..].iter().step_by(request.width.get() as usize);
        checks.end(&builder, begun, firsts.copied());
    }
    request.answer(&[left_in_memory(&builder, request), all].concat())
}

/// What a derivative is given, with the seed of a result.
pub(crate) fn seeded(builder: &Builder, request: &Request, made: &Made) -> Vec<Value> {
    let mut given = given(builder, request);
    let (primal, half) = (made.primal(), &made.halves.forward);
    let forward = request.mode == Mode::Forward;
    let params = half.function.params();
    if let (false, Some(_), Some(seed)) = (
        forward,
        signature::seed(&made.derived.context, primal),
        params.last(),
    ) {
        given.push(vec![ones(builder, seed.ty())]);
    }
    flat(half, given)
}

/// What a call of a derivative gives, one after the other, each in all directions.
pub(crate) fn numbers(
    builder: &Builder,
    request: &Request,
    made: &Made,
    call: Value,
) -> Vec<Value> {
    let types = made.results();
    let results = Results::of(request, &made.structured, &made.halves.forward, &types);
    let all = (0..types.len()).flat_map(|result| {
        let is_primal = made.derived.context.primal_ret && result == 0;
        let lanes = if is_primal { 1 } else { request.width.get() };
        results.lanes(builder, call, result, lanes)
    });
    all.collect()
}

/// The arguments of a function of a derivative, of what stands for its parameters, lane by lane.
pub(super) fn flat(half: &Half, given: Vec<Vec<Value>>) -> Vec<Value> {
    let slots = given.into_iter().zip(&half.batched.params);
    slots
        .flat_map(|(lanes, &slots)| lanes.into_iter().take(slots))
        .collect()
}

/// Calls a function of a derivative; `given` stands for its parameters, lane by lane.
pub(super) fn called(
    builder: &Builder,
    request: &Request,
    half: &Half,
    given: Vec<Vec<Value>>,
) -> Value {
    call(builder, request, half.function, &flat(half, given))
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
pub(crate) fn clear_shadows(builder: &Builder, made: &Made) {
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
    number(builder, structured, module);
}

/// Where other threads have shadows of their own, gives the request a number, by which they know that it is another one.
fn number(builder: &Builder, structured: &tapeless_ir::Module, module: crate::Module) {
    let epoch = globals::epoch(structured).map(|g| &structured.globals[g].name);
    let Some(epoch) = epoch.and_then(|name| module.global(name)) else {
        return;
    };
    let word = module.context().int(32);
    let count = module.global(COUNT).unwrap_or_else(|| {
        let count = module.add_global(COUNT, word);
        count.set_initializer(word.int(0));
        count.set_linkage(Linkage::Internal);
        count
    });
    let one = word.int(1);
    let before = builder.update(Update::Add, (count, 4), one, Ordering::Monotonic);
    let next = builder.binary(Opcode::Add, before, one);
    builder.store(next, epoch, 4);
}

/// How many requests there were in this module.
const COUNT: &str = "__tapeless_requests";

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

/// The seed of a result: 1 for each of its floats.
fn ones(builder: &Builder, ty: Type) -> Value {
    match () {
        () if ty.is_struct() => {
            let fields = (0..).zip(ty.fields());
            fields.fold(ty.zero(), |whole, (index, field)| {
                builder.insert_value(whole, ones(builder, field), index)
            })
        }
        () if ty.is_array() => {
            let elements = 0..ty.array_len() as u32;
            elements.fold(ty.zero(), |whole, index| {
                builder.insert_value(whole, ones(builder, ty.element()), index)
            })
        }
        () if ty.scalar().is_float() => match ty.lanes() {
            Some(lanes) => Type::const_vector(&vec![ty.scalar().real(1.0); lanes as usize]),
            None => ty.real(1.0),
        },
        () => ty.zero(),
    }
}

/// The shadows of a result that is left in memory: the seed of each, or no tangent yet.
pub(super) fn seed_memory(builder: &Builder, request: &Request) {
    let Some(memory) = &request.memory else {
        return;
    };
    let seed = match request.mode {
        Mode::Forward => memory.ty.zero(),
        _ => ones(builder, memory.ty),
    };
    memory.seed(builder, &vec![seed; memory.shadows.len()]);
}

/// What was left in memory: the result, if it is asked for, and in forward mode its tangents; the results of all lanes.
pub(super) fn left_in_memory(builder: &Builder, request: &Request) -> Vec<Value> {
    let Some(memory) = &request.memory else {
        return Vec::new();
    };
    let lanes = request.mode == Mode::Batch;
    let primal = (lanes || request.primal_return).then(|| memory.load(builder));
    let mut left: Vec<Value> = primal.into_iter().collect();
    if lanes || request.mode == Mode::Forward {
        left.extend(memory.shadows(builder));
    }
    left
}
