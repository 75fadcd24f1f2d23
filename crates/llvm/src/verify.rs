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

use crate::call::Place;
use crate::differentiate::Made;
use crate::differentiate::answer::given;
use crate::opcode::{IntPredicate, Linkage, Opcode};
use crate::request::{Mode, Request, RequestArg, Return};
use crate::{Builder, Function, Module, Type, Value};
use std::num::NonZeroU32;
use tapeless_analysis::Along;
use tapeless_diag::{Diagnostic, Result, code};

/// How the names of the functions around a derivative begin.
pub(crate) const PREFIX: &str = "tapeless.verify.";
/// Runs of the function along the direction: `bodies/verify.c`.
const RUNS: u64 = 5;

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
    let by_copy = (0..function.params().len() as u32).any(|index| {
        let flags = function.param_flags(index);
        flags.sret || flags.byval.is_some()
    });
    let ty = function.ty();
    let result = ty.result();
    let returns = result.is_void() || scalar(result) || request.ret == Return::Const;
    let plain = ty.params().into_iter().all(scalar) && returns && !by_copy;
    let refuse = |what: &str| Err(Diagnostic::warning(code::UNSUPPORTED, what).into());
    if !plain || ty.is_variadic() || request.memory.is_some() {
        return refuse("it takes or returns more than numbers and pointers");
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
    let site = site(module, request, made);
    let types: Vec<Type> = passed(traced).iter().map(|v| v.ty()).collect();
    let begin = declare(module, "begin", context.pointer().function(&types, false));
    let inside = inside(traced, &begin.params());
    Begin {
        module,
        function: begin,
        request: &inside,
        site,
    }
    .write(made);
    Checks {
        begin,
        end: end(module, request),
    }
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

/// A call of the library.
fn tell(b: &Builder, module: Module, name: &str, returns: Type, args: &[Value]) -> Value {
    let types: Vec<Type> = args.iter().map(|arg| arg.ty()).collect();
    let name = format!("{}{name}", tapeless_synth::tangent::traced::PREFIX);
    let function = module.get_or_add_function(&name, returns.function(&types, false));
    b.call(function, args)
}

/// What the library is told of the call: `struct site`.
fn site(module: Module, request: &Request, made: &Made) -> Value {
    let context = module.context();
    let (int, word, pointer) = (context.int(32), context.int(64), context.pointer());
    let place = match request.call.location() {
        Some(at) => format!("{}:{}:{}", at.file, at.line, at.column),
        None => request.call.block().function().shown_name(),
    };
    let places: Vec<Value> = made
        .structured()
        .locations
        .values()
        .map(|at| text(module, &format!("{}:{}", at.file, at.line)))
        .collect();
    let count = places.len() as u64;
    let all = module.add_global("tapeless.verify.places", pointer.array(count));
    all.set_initializer(pointer.const_array(&places));
    all.set_linkage(Linkage::Internal);
    let ty = context.structure(&[int, int, pointer, pointer, pointer, word], false);
    let site = module.add_global("tapeless.verify.site", ty);
    let forward = u64::from(request.mode == Mode::Forward);
    let name = request.function.shown_name();
    site.set_initializer(ty.const_struct(&[
        int.int(0),
        int.int(forward),
        text(module, &place),
        text(module, &name),
        all,
        word.int(count),
    ]));
    site.set_linkage(Linkage::Internal);
    site
}

/// A text that ends with a null byte.
fn text(module: Module, text: &str) -> Value {
    let byte = module.context().int(8);
    let bytes: Vec<Value> = text
        .bytes()
        .chain([0])
        .map(|b| byte.int(b.into()))
        .collect();
    let made = module.add_global("tapeless.verify.text", byte.array(bytes.len() as u64));
    made.set_initializer(byte.const_array(&bytes));
    made.set_global_constant(true);
    made.set_linkage(Linkage::Internal);
    made
}

/// A float as the library takes it.
fn wide(b: &Builder, v: Value, double: Type) -> Value {
    match v.ty() == double {
        true => v,
        false if bits(v.ty()) > 64 => b.cast(Opcode::FPTrunc, v, double),
        false => b.cast(Opcode::FPExt, v, double),
    }
}

/// A float as the program has it.
fn narrowed(b: &Builder, v: Value, ty: Type) -> Value {
    match v.ty() == ty {
        true => v,
        false if bits(ty) > 64 => b.cast(Opcode::FPExt, v, ty),
        false => b.cast(Opcode::FPTrunc, v, ty),
    }
}

fn bits(ty: Type) -> u32 {
    let context = ty.context();
    let narrow = [context.float(), context.half(), context.bfloat()];
    match () {
        () if narrow.contains(&ty) => 32,
        () if ty == context.double() => 64,
        () => 128,
    }
}

/// What begins to look at a call.
struct Begin<'a> {
    module: Module,
    function: Function,
    /// The traced request, of what the function is passed.
    request: &'a Request,
    site: Value,
}

impl Begin<'_> {
    fn write(&self, made: &Made) {
        let context = self.module.context();
        let (word, pointer) = (context.int(64), context.pointer());
        let names = ["entry", "look", "trace", "along", "copy", "next", "done"];
        let [entry, look, trace, along, copy, next, done] =
            names.map(|name| self.function.append_block(name));
        let b = Builder::at_end(entry);
        let frame = b.intrinsic("llvm.frameaddress", &[pointer], &[context.int(32).int(0)]);
        let frame = frame.unwrap_or_else(|| pointer.zero());
        let check = tell(&b, self.module, "begin", pointer, &[self.site, frame]);
        let none = b.icmp(IntPredicate::Eq, check, pointer.zero());
        b.cond_br(none, done, look);
        b.move_to_end(look);
        self.arguments(&b, check);
        let copied = tell(&b, self.module, "run", word, &[check, word.int(0)]);
        let here = b.icmp(IntPredicate::Ne, copied, word.int(0));
        b.cond_br(here, trace, along);
        b.move_to_end(trace);
        self.trace(&b, made);
        tell(&b, self.module, "ran", context.void(), &[check]);
        b.unreachable();
        b.move_to_end(along);
        let run = b.phi(word);
        let copied = tell(&b, self.module, "run", word, &[check, run]);
        let here = b.icmp(IntPredicate::Ne, copied, word.int(0));
        b.cond_br(here, copy, next);
        b.move_to_end(copy);
        self.primal(&b, check);
        tell(&b, self.module, "ran", context.void(), &[check]);
        b.unreachable();
        b.move_to_end(next);
        let following = b.binary(Opcode::Add, run, word.int(1));
        let more = b.icmp(IntPredicate::Ult, following, word.int(RUNS));
        b.cond_br(more, along, done);
        run.add_incoming(word.int(1), look);
        run.add_incoming(following, next);
        b.move_to_end(done);
        b.ret(Some(check));
    }

    /// Tells of the floats that are passed by value.
    fn arguments(&self, b: &Builder, check: Value) {
        let context = self.module.context();
        for (index, arg) in (0..).zip(&self.request.args) {
            let (value, tangent) = match arg {
                RequestArg::Out(v) => (*v, v.ty().zero()),
                RequestArg::Dup {
                    primal, shadows, ..
                } if primal.ty().is_float() => (*primal, shadows[0]),
                _ => continue,
            };
            let [value, tangent] = [value, tangent].map(|v| wide(b, v, context.double()));
            let index = context.int(64).int(index);
            let args = [check, index, value, tangent];
            tell(b, self.module, "argument", context.void(), &args);
        }
    }

    /// Calls the tangent that tells what it touches.
    fn trace(&self, b: &Builder, made: &Made) {
        let half = made.half();
        let slots = given(b, self.request).into_iter().zip(&half.batched.params);
        let args: Vec<Value> = slots
            .flat_map(|(lanes, &slots)| lanes.into_iter().take(slots))
            .collect();
        b.call(half.function, &args);
    }

    /// Calls the function on what is moved along the direction.
    fn primal(&self, b: &Builder, check: Value) {
        let context = self.module.context();
        let mut args = Vec::new();
        for (index, arg) in (0..).zip(&self.request.args) {
            let moved = |v: Value| {
                let given = [check, context.int(64).int(index)];
                let moved = tell(b, self.module, "shifted", context.double(), &given);
                narrowed(b, moved, v.ty())
            };
            args.push(match arg {
                RequestArg::Out(v) => moved(*v),
                RequestArg::Dup { primal, .. } if primal.ty().is_float() => moved(*primal),
                RequestArg::Dup { primal, .. } => *primal,
                RequestArg::Const(v) => *v,
                RequestArg::Lanes(lanes) => lanes[0],
            });
        }
        let result = b.call(self.request.function, &args);
        if self.request.ret == Return::Active {
            let result = wide(b, result, context.double());
            tell(b, self.module, "result", context.void(), &[check, result]);
        }
    }
}

/// What ends it: it is told the adjoints of the arguments, or the tangent of the result.
fn end(module: Module, request: &Request) -> Function {
    let context = module.context();
    let outs = (0..)
        .zip(&request.args)
        .filter_map(|(index, arg)| match arg {
            RequestArg::Out(v) => Some((index, v.ty())),
            _ => None,
        });
    let forward = request.mode == Mode::Forward;
    let result = request.function.ty().result();
    let found: Vec<(u64, Type)> = match forward {
        false => outs.collect(),
        true if request.ret == Return::Active => vec![(0, result)],
        true => Vec::new(),
    };
    let types: Vec<Type> = std::iter::once(context.pointer())
        .chain(found.iter().map(|found| found.1))
        .collect();
    let made = declare(module, "end", context.void().function(&types, false));
    let b = Builder::at_end(made.append_block("entry"));
    let params = made.params();
    let check = params[0];
    for (&(index, _), value) in found.iter().zip(&params[1..]) {
        let value = wide(&b, *value, context.double());
        match forward {
            true => tell(&b, module, "tangent", context.void(), &[check, value]),
            false => {
                let index = context.int(64).int(index);
                tell(
                    &b,
                    module,
                    "adjoint",
                    context.void(),
                    &[check, index, value],
                )
            }
        };
    }
    tell(&b, module, "end", context.void(), &[check]);
    b.ret(None);
    made
}
