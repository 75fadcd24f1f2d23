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
use crate::differentiate::answer::{clear_shadows, numbers, seeded};
use crate::opcode::{IntPredicate, Linkage, Opcode};
use crate::request::{Mode, Request, RequestArg, Return};
use crate::{Builder, Function, Module, Type, Value};
use std::num::NonZeroU32;
use tapeless_analysis::Along;
use tapeless_diag::{Diagnostic, Result, code};
use tapeless_synth::tangent::traced::CALL;

/// How the names of the functions around a derivative begin.
pub(crate) const PREFIX: &str = "tapeless.verify.";
/// The runs of `bodies/verify.c`: moved along the direction, behind the traced one.
const MOVED: (u64, u64) = (1, 4);
/// The derivative of a function that is called.
const DERIVED: u64 = 5;
/// What is computed, with tangents, and moved.
const VALUES: (u64, u64) = (6, 8);
/// All calls inside.
const LOCATING: u64 = 9;

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
    let site = site(module, request, made, &place);
    let types: Vec<Type> = passed(traced).iter().map(|v| v.ty()).collect();
    let begin = declare(module, "begin", context.pointer().function(&types, false));
    let looks = Looks {
        module,
        function: begin,
        request: &inside(traced, &begin.params()),
        made,
        b: Builder::at_end(begin.append_block("entry")),
    };
    let check = looks.begin("begin", site);
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
    let site = site(module, request, made, &place);
    let looks = Looks {
        module,
        function: before,
        request: &inside(traced, &given_to(traced, &before.params())),
        made,
        b: Builder::at_end(before.append_block("entry")),
    };
    let check = looks.begin("enter", site);
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

/// A call of the library.
fn tell(b: &Builder, module: Module, name: &str, returns: Type, args: &[Value]) -> Value {
    let types: Vec<Type> = args.iter().map(|arg| arg.ty()).collect();
    let name = format!("{}{name}", tapeless_synth::tangent::traced::PREFIX);
    let function = module.get_or_add_function(&name, returns.function(&types, false));
    b.call(function, args)
}

/// What the library is told of a call: `struct site`. The same call may stand in the module more than once.
fn site(module: Module, request: &Request, made: &Made, place: &str) -> Value {
    let context = module.context();
    let (int, word, pointer) = (context.int(32), context.int(64), context.pointer());
    let function = request.function.shown_name();
    let name = format!("tapeless.verify.site.{:?}.{place}.{function}", request.mode);
    if let Some(known) = module.global(&name) {
        return known;
    }
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
    let site = module.add_global(&name, ty);
    let forward = u64::from(request.mode == Mode::Forward);
    site.set_initializer(ty.const_struct(&[
        int.int(0),
        int.int(forward),
        text(module, place),
        text(module, &function),
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

/// Writes a function that looks at another.
struct Looks<'a> {
    module: Module,
    function: Function,
    /// The traced request, of what the function is passed.
    request: &'a Request,
    /// The tangent that tells what it touches.
    made: &'a Made,
    b: Builder,
}

impl Looks<'_> {
    fn tell(&self, name: &str, args: &[Value]) {
        tell(
            &self.b,
            self.module,
            name,
            self.module.context().void(),
            args,
        );
    }

    /// Whether the library gives anything but 0.
    fn asks(&self, name: &str, check: Value) -> Value {
        let word = self.module.context().int(64);
        let answer = tell(&self.b, self.module, name, word, &[check]);
        self.b.icmp(IntPredicate::Ne, answer, word.int(0))
    }

    /// Writes what is done where a condition holds.
    fn when(&self, condition: Value, write: impl FnOnce()) {
        let [then, next] = ["then", "next"].map(|name| self.function.append_block(name));
        self.b.cond_br(condition, then, next);
        self.b.move_to_end(then);
        write();
        self.b.br(next);
        self.b.move_to_end(next);
    }

    /// Begins, unless there is nothing to look at: then it returns.
    fn begin(&self, how: &str, site: Value) -> Value {
        let (context, b) = (self.module.context(), &self.b);
        let pointer = context.pointer();
        let frame = b.intrinsic("llvm.frameaddress", &[pointer], &[context.int(32).int(0)]);
        let frame = frame.unwrap_or_else(|| pointer.zero());
        let check = tell(b, self.module, how, pointer, &[site, frame]);
        let [none, look] = ["none", "look"].map(|name| self.function.append_block(name));
        let is_none = b.icmp(IntPredicate::Eq, check, pointer.zero());
        b.cond_br(is_none, none, look);
        b.move_to_end(none);
        b.ret((!self.function.ty().result().is_void()).then_some(check));
        b.move_to_end(look);
        self.arguments(check);
        check
    }

    /// Tells of the floats that are passed by value, and of memory.
    fn arguments(&self, check: Value) {
        let (context, b) = (self.module.context(), &self.b);
        let ty = self.request.function.ty();
        let mut types = ty.params().into_iter().chain([ty.result()]);
        if types.any(|ty| ty.is_float() && bits(ty) < 64) {
            self.tell("single", &[check]);
        }
        for (index, arg) in (0..).zip(&self.request.args) {
            let (value, tangent) = match arg {
                RequestArg::Out(v) => (*v, v.ty().zero()),
                RequestArg::Dup {
                    primal, shadows, ..
                } if primal.ty().is_float() => (*primal, shadows[0]),
                RequestArg::Dup { primal, .. } => {
                    let index = context.int(64).int(index);
                    self.tell("base", &[check, index, *primal]);
                    continue;
                }
                _ => continue,
            };
            let [value, tangent] = [value, tangent].map(|v| wide(b, v, context.double()));
            let index = context.int(64).int(index);
            self.tell("argument", &[check, index, value, tangent]);
        }
    }

    /// Runs the function as it is, and along the direction.
    fn compare(&self, check: Value) {
        self.run(check, 0, || self.trace(check));
        for run in MOVED.0..=MOVED.1 {
            self.run(check, run, || self.primal(check));
        }
    }

    /// What is computed, with tangents, and along the direction.
    fn values(&self, check: Value) {
        for run in VALUES.0..=VALUES.1 {
            self.run(check, run, || self.trace(check));
        }
    }

    /// Writes what a copy of the process does, which ends there.
    fn run(&self, check: Value, run: u64, write: impl FnOnce()) {
        let word = self.module.context().int(64);
        let copied = tell(&self.b, self.module, "run", word, &[check, word.int(run)]);
        let here = self.b.icmp(IntPredicate::Ne, copied, word.int(0));
        let [copy, next] = ["copy", "next"].map(|name| self.function.append_block(name));
        self.b.cond_br(here, copy, next);
        self.b.move_to_end(copy);
        write();
        self.tell("ran", &[check]);
        self.b.unreachable();
        self.b.move_to_end(next);
    }

    /// A float argument as a copy is given it, or its tangent.
    fn shifted(&self, check: Value, index: u64, what: &str, ty: Type) -> Value {
        let context = self.module.context();
        let given = [check, context.int(64).int(index)];
        let found = tell(&self.b, self.module, what, context.double(), &given);
        narrowed(&self.b, found, ty)
    }

    /// What a request passes in a copy.
    fn moved(&self, check: Value, request: &Request) -> Request {
        let args = (0..).zip(&self.request.args).map(|(index, arg)| {
            let of = |what, v: Value| self.shifted(check, index, what, v.ty());
            match arg {
                RequestArg::Out(v) => RequestArg::Out(of("shifted", *v)),
                RequestArg::Dup { primal, .. } if primal.ty().is_float() => RequestArg::Dup {
                    primal: of("shifted", *primal),
                    shadows: vec![of("seed", *primal)],
                    need_primal: true,
                },
                other => other.clone(),
            }
        });
        Request {
            args: args.collect(),
            ..request.clone()
        }
    }

    /// Calls the tangent that tells what it touches.
    fn trace(&self, check: Value) {
        let mut request = self.moved(check, self.request);
        for (index, arg) in (0..).zip(&mut request.args) {
            if let RequestArg::Out(v) = arg {
                *arg = RequestArg::Dup {
                    primal: *v,
                    shadows: vec![self.shifted(check, index, "seed", v.ty())],
                    need_primal: true,
                };
            }
        }
        clear_shadows(&self.b, self.made);
        let args = seeded(&self.b, &request, self.made);
        self.b.call(self.made.half().function, &args);
    }

    /// Calls the function on what is moved along the direction.
    fn primal(&self, check: Value) {
        let request = self.moved(check, self.request);
        let args = request.args.iter().map(|arg| match arg {
            RequestArg::Const(v) | RequestArg::Out(v) => *v,
            RequestArg::Dup { primal, .. } => *primal,
            RequestArg::Lanes(lanes) => lanes[0],
        });
        let args: Vec<Value> = args.collect();
        let result = self.b.call(request.function, &args);
        if request.ret == Return::Active {
            let result = wide(&self.b, result, self.module.context().double());
            self.tell("result", &[check, result]);
        }
    }

    /// Calls a derivative, and tells what it gives.
    fn derive(&self, check: Value, request: &Request, derived: &Made) {
        let request = self.moved(check, request);
        clear_shadows(&self.b, derived);
        let args = seeded(&self.b, &request, derived);
        let call = self.b.call(derived.half().function, &args);
        let found = numbers(&self.b, &request, derived, call);
        tell_found(&self.b, self.module, &request, (check, &found));
    }
}

/// What a derivative gives: the tangent of the result, or an adjoint for each float argument.
fn found(request: &Request) -> Vec<(Option<u64>, Type)> {
    let result = request.function.ty().result();
    let outs = (0..)
        .zip(&request.args)
        .filter_map(|(index, arg)| match arg {
            RequestArg::Out(v) => Some((Some(index), v.ty())),
            _ => None,
        });
    match request.mode {
        Mode::Forward if request.ret == Return::Active => vec![(None, result)],
        Mode::Forward => Vec::new(),
        _ => outs.collect(),
    }
}

fn tell_found(b: &Builder, module: Module, request: &Request, (check, all): (Value, &[Value])) {
    let context = module.context();
    for ((index, _), value) in found(request).into_iter().zip(all) {
        let value = wide(b, *value, context.double());
        match index {
            None => tell(b, module, "tangent", context.void(), &[check, value]),
            Some(index) => {
                let index = context.int(64).int(index);
                tell(b, module, "adjoint", context.void(), &[check, index, value])
            }
        };
    }
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
