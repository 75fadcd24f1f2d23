//! Derivatives that hold themselves against differences, where the program calls them.
//!
//! ```text
//! r = __enzyme_autodiff(f, x, dx)   →   c = tapeless.verify.begin(x, dx)
//!                                       r = the derivative
//!                                       tapeless.verify.end(c)
//! ```
//! `begin` runs `f` in copies of the process: once as a tangent that tells what memory it touches and where its shadow is
//! (`Along::Traced`), then moved along a direction. `end` compares what the derivative says of the direction
//! (`bodies/verify.c`). A copy of a function that is differentiated itself has no such calls.

mod looks;
mod told;

use crate::call::Place;
use crate::differentiate::Made;
use crate::opcode::Linkage;
use crate::request::{Mode, Request, RequestArg, Return};
use crate::{Builder, Function, Module, Type, Value};
use looks::{DERIVED, LOCATING, Looks};
use std::num::NonZeroU32;
use tapeless_analysis::Along;
use tapeless_diag::{Diagnostic, Result, code};
use tapeless_synth::tangent::traced::CALL;
use told::{found, site, tell, tell_found};

/// How the names of the functions around a derivative begin.
pub(crate) const PREFIX: &str = "tapeless.verify.";
/// The functions around a derivative.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Checks {
    begin: Function,
    end: Function,
}

/// The request for the tangent that tells what it touches.
///
/// # Errors
/// If the request is one that is not verified.
pub(crate) fn traced(request: &Request) -> Result<Request> {
    let function = request.function;
    let scalar = |ty: Type| ty.is_float() && !ty.is_vector() || ty.is_int() || ty.is_pointer();
    let ty = function.ty();
    let result = ty.result();
    let returns = result.is_void() || scalar(result) || request.ret == Return::Const;
    let plain = ty.params().into_iter().all(scalar) && returns && !function.copies_structs();
    let refuse = |what: &str| Err(Diagnostic::warning(code::UNSUPPORTED, what).into());
    if !plain || ty.is_variadic() || request.memory.is_some() {
        return refuse("it takes or returns more than numbers and pointers");
    }
    if request.split.is_some() {
        return refuse("its two sweeps are calls of their own");
    }
    if request.along != Along::Tangents {
        return refuse("it computes no derivative");
    }
    let one = |arg: &RequestArg| match arg {
        RequestArg::Dup {
            primal, shadows, ..
        } => RequestArg::Dup {
            primal: *primal,
            shadows: shadows[..1].to_vec(),
            need_primal: true,
        },
        other => other.clone(),
    };
    Ok(Request {
        mode: Mode::Forward,
        args: request.args.iter().map(one).collect(),
        primal_return: false,
        along: Along::Traced,
        width: NonZeroU32::MIN,
        ..request.clone()
    })
}

/// Says that a derivative is not verified, and why.
pub(crate) fn unverified(request: &Request, why: &Diagnostic) -> Diagnostic {
    let name = request.function.shown_name();
    let what = format!("the derivative of `{name}` is not verified: {}", why.what);
    let place = request.call.location();
    Diagnostic::warning(code::UNSUPPORTED, what).at(place.or_else(|| why.location.clone()))
}

/// Takes the calls of such functions out of a copy.
pub(crate) fn leave_out(copy: Function) {
    let is_any = copy.module().function(&format!("{PREFIX}begin")).is_some();
    if !is_any {
        return;
    }
    let ours = |call: &Value| {
        let callee = call
            .is_call()
            .then(|| call.callee().as_function())
            .flatten();
        callee.is_some_and(|f| f.name().starts_with(PREFIX))
    };
    let calls: Vec<Value> = copy.instructions().filter(ours).collect();
    for call in calls.into_iter().rev() {
        if !call.ty().is_void() {
            call.replace_uses(call.ty().zero());
        }
        call.erase();
    }
}

/// The functions around the derivative of a request.
pub(crate) fn checks(module: Module, request: &Request, traced: &Request, made: &Made) -> Checks {
    let context = module.context();
    let place = match request.call.location() {
        Some(at) => format!("{}:{}:{}", at.file, at.line, at.column),
        None => request.call.block().function().shown_name(),
    };
    let types: Vec<Type> = passed(traced).iter().map(|v| v.ty()).collect();
    let begin = declare(module, "begin", context.pointer().function(&types, false));
    let looks = Looks {
        module,
        function: begin,
        request: &inside(traced, &begin.params()),
        made,
        b: Builder::at_end(begin.append_block("entry")),
    };
    let check = looks.begin("begin", site(&looks.b, (request, made), &place));
    looks.compare(check);
    looks.run(check, LOCATING, || {
        looks.trace(check);
        looks.values(check);
        looks.tell("located", &[check]);
    });
    looks.b.ret(Some(check));
    Checks {
        begin,
        end: end(module, request),
    }
}

/// Functions that are called inside, and that are not looked at yet: what is called before each, and the request that looks at it; none
/// if there is no such request.
pub(crate) fn calls(module: Module, request: &Request) -> Vec<(Function, Option<Request>)> {
    let open = module.functions().filter(|f| f.is_declaration());
    let open = open.filter(|f| f.name().starts_with(CALL) && f.value().has_users());
    open.map(|before| (before, called(module, request, &before.name())))
        .collect()
}

/// The request for the derivative of a function that is called, as its name says.
fn called(module: Module, request: &Request, name: &str) -> Option<Request> {
    let (letters, name) = name.strip_prefix(CALL)?.split_once('.')?;
    let function = module.function(name)?;
    let params = function.ty().params();
    // What stands for calls through pointers is no function of the program's.
    let own = !name.starts_with("tapeless.");
    if !own || function.is_declaration() || params.len() != letters.len() {
        return None;
    }
    let fits = |(letter, ty): (char, &Type)| match letter {
        'c' => true,
        'o' => ty.is_float() && !ty.is_vector(),
        _ => ty.is_pointer(),
    };
    if !letters.chars().zip(&params).all(fits) {
        return None;
    }
    let arg = |(letter, ty): (char, Type)| match letter {
        'c' => RequestArg::Const(ty.poison()),
        'o' => RequestArg::Out(ty.poison()),
        _ => RequestArg::Dup {
            primal: ty.poison(),
            shadows: vec![ty.poison()],
            need_primal: true,
        },
    };
    let result = function.ty().result();
    let ret = match () {
        () if result.is_void() || result.is_int() => Return::Const,
        () if result.is_float() => Return::Active,
        () => return None,
    };
    let tangent = |arg: RequestArg| match (arg, request.mode) {
        (RequestArg::Out(v), Mode::Forward) => RequestArg::Dup {
            primal: v,
            shadows: vec![v],
            need_primal: true,
        },
        (arg, _) => arg,
    };
    Some(Request {
        function,
        args: letters.chars().zip(params).map(arg).map(tangent).collect(),
        ret,
        primal_return: false,
        runtime_activity: request.runtime_activity || letters.contains('m'),
        memory: None,
        width: NonZeroU32::MIN,
        ..request.clone()
    })
}

/// Defines what is called before a function that is not looked at.
pub(crate) fn pass_by(module: Module, before: Function) {
    before.value().set_linkage(Linkage::Internal);
    let b = Builder::at_end(before.append_block("entry"));
    tell(&b, module, "entered", module.context().void(), &[]);
    b.ret(None);
}

/// Defines what is called before a function: it holds the derivative of that one against differences.
pub(crate) fn look_at(
    module: Module,
    before: Function,
    (request, derived): (&Request, &Made),
    (traced, made): (&Request, &Made),
) {
    before.value().set_linkage(Linkage::Internal);
    before.value().add_attribute(Place::Function, "noinline");
    let place = match request.function.location() {
        Some(at) => format!("{}:{}", at.file, at.line),
        None => request.function.shown_name(),
    };
    let looks = Looks {
        module,
        function: before,
        request: &inside(traced, &given_to(traced, &before.params())),
        made,
        b: Builder::at_end(before.append_block("entry")),
    };
    let check = looks.begin("enter", site(&looks.b, (request, made), &place));
    looks.compare(check);
    looks.run(check, DERIVED, || looks.derive(check, request, derived));
    looks.when(looks.asks("differs", check), || looks.values(check));
    looks.tell("leave", &[check]);
    looks.b.ret(None);
}

/// What a request passes, of what is passed before a call: there each float is followed by its tangent.
fn given_to(request: &Request, params: &[Value]) -> Vec<Value> {
    let mut params = params.iter().copied();
    let mut given = Vec::new();
    for arg in &request.args {
        given.extend(params.next());
        match arg {
            RequestArg::Out(_) => drop(params.next()),
            RequestArg::Dup { .. } => given.extend(params.next()),
            RequestArg::Const(_) | RequestArg::Lanes(_) => {}
        }
    }
    given
}

impl Checks {
    /// Begins to look at a call of the derivative.
    pub(crate) fn begin(&self, builder: &Builder, request: &Request) -> Value {
        let call = builder.call(self.begin, &passed(request));
        call.copy_location(request.call);
        call
    }

    /// Ends it. The derivative has given these numbers, in the first direction.
    pub(crate) fn end(&self, builder: &Builder, begun: Value, found: impl Iterator<Item = Value>) {
        let wanted = self.end.params().len();
        let args: Vec<Value> = std::iter::once(begun).chain(found).take(wanted).collect();
        builder.call(self.end, &args);
    }
}

/// What a request passes, in the first direction.
fn passed(request: &Request) -> Vec<Value> {
    let each = request.args.iter().flat_map(|arg| match arg {
        RequestArg::Const(v) | RequestArg::Out(v) => vec![*v],
        RequestArg::Dup {
            primal, shadows, ..
        } => vec![*primal, shadows[0]],
        RequestArg::Lanes(lanes) => lanes.clone(),
    });
    each.collect()
}

/// The same request of what a function was passed.
fn inside(request: &Request, given: &[Value]) -> Request {
    let mut given = given.iter().copied();
    let mut next = |old: Value| given.next().unwrap_or(old);
    let args = request.args.iter().map(|arg| match arg {
        RequestArg::Const(v) => RequestArg::Const(next(*v)),
        RequestArg::Out(v) => RequestArg::Out(next(*v)),
        RequestArg::Dup {
            primal,
            shadows,
            need_primal,
        } => RequestArg::Dup {
            primal: next(*primal),
            shadows: vec![next(shadows[0])],
            need_primal: *need_primal,
        },
        RequestArg::Lanes(lanes) => RequestArg::Lanes(lanes.clone()),
    });
    Request {
        args: args.collect(),
        ..request.clone()
    }
}

fn declare(module: Module, name: &str, ty: Type) -> Function {
    let made = module.add_function(&format!("{PREFIX}{name}"), ty);
    made.value().set_linkage(Linkage::Internal);
    made.value().add_attribute(Place::Function, "noinline");
    made
}

/// What ends it: it is told what the derivative gives.
fn end(module: Module, request: &Request) -> Function {
    let context = module.context();
    let found = found(request).into_iter().map(|found| found.1);
    let types: Vec<Type> = std::iter::once(context.pointer()).chain(found).collect();
    let made = declare(module, "end", context.void().function(&types, false));
    let b = Builder::at_end(made.append_block("entry"));
    let params = made.params();
    tell_found(&b, module, request, (params[0], &params[1..]));
    tell(&b, module, "end", context.void(), &params[..1]);
    b.ret(None);
    made
}
