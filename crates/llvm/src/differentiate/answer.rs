//! The call of the derivative in the place of the request.

use crate::request::{Mode, Request, RequestArg};
use crate::{Builder, Function, IntPredicate, Module, Opcode, Type, Value};
use tapeless_batch::Batched;
use tapeless_diag::{Diagnostic, Result, code};
use tapeless_ir as ir;
use tapeless_synth::{Derived, signature};

/// Calls the derivative before the request and gives it the results.
pub(super) fn answer(
    request: &Request,
    function: Function,
    structured: &ir::Module,
    (derived, batched): (&Derived, &Batched),
) -> Result<()> {
    let builder = Builder::before(request.call);
    clear_shadows(&builder, structured, function.module());
    let mut given = given(&builder, request);
    let primal = &structured.functions[derived.context.function].sig;
    let forward = request.mode == Mode::Forward;
    let params = function.params();
    if let (false, Some(_), Some(seed)) = (
        forward,
        signature::seed(&derived.context, primal),
        params.last(),
    ) {
        let one = one_of(seed.ty()).map_err(|d| d.at(request.call.location()))?;
        given.push(vec![one]);
    }
    let slots = given.into_iter().zip(&batched.params);
    let args: Vec<Value> = slots
        .flat_map(|(lanes, &slots)| lanes.into_iter().take(slots))
        .collect();
    let call = if request.call.is(Opcode::Invoke) {
        invoke(&builder, request.call, function, &args)
    } else {
        builder.call(function, &args)
    };
    let results = signature::forward_results(&derived.context, primal, None);
    request.answer(&taken(&builder, request, call, (results.len(), batched)))
}

/// What the derivative is given for each of its parameters, lane by lane.
fn given(builder: &Builder, request: &Request) -> Vec<Vec<Value>> {
    let mut given = Vec::new();
    for arg in &request.args {
        match arg {
            RequestArg::Const(v) => given.push(vec![*v]),
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

/// The results of a call: the primal's once, then each of the others in all lanes.
fn taken(
    builder: &Builder,
    request: &Request,
    call: Value,
    (count, batched): (usize, &Batched),
) -> Vec<Value> {
    let width = request.width.get();
    let differs = |result: usize| count == batched.result.len() && batched.result[result];
    let slots = |result| if differs(result) { width } else { 1 };
    let total: u32 = (0..count).map(slots).sum();
    let part = |at: u32| match total {
        1 => call,
        _ => builder.extract_value(call, at),
    };
    let (mut all, mut at) = (Vec::new(), 0);
    for result in 0..count {
        let is_primal = request.primal_return && result == 0;
        let lanes = 0..if is_primal { 1 } else { width };
        let own = u32::from(differs(result));
        all.extend(lanes.map(|lane| part(at + own * lane)));
        at += slots(result);
    }
    all
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
fn clear_shadows(builder: &Builder, structured: &ir::Module, module: Module) {
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
