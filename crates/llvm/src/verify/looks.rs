//! Writing the functions that look at others.

use super::told::{bits, narrowed, tell, tell_found, wide};
use crate::differentiate::Made;
use crate::differentiate::answer::{clear_shadows, numbers, seeded};
use crate::opcode::IntPredicate;
use crate::request::{Request, RequestArg, Return};
use crate::{Builder, Function, Module, Type, Value};

/// The runs of `bodies/verify.c`: moved along the direction, behind the traced one.
pub(super) const MOVED: (u64, u64) = (1, 4);
/// The derivative of a function that is called.
pub(super) const DERIVED: u64 = 5;
/// What is computed, with tangents, and moved.
pub(super) const VALUES: (u64, u64) = (6, 8);
/// All calls inside.
pub(super) const LOCATING: u64 = 9;

/// Writes a function that looks at another.
pub(super) struct Looks<'a> {
    pub(super) module: Module,
    pub(super) function: Function,
    /// The traced request, of what the function is passed.
    pub(super) request: &'a Request,
    /// The tangent that tells what it touches.
    pub(super) made: &'a Made,
    pub(super) b: Builder,
}

impl Looks<'_> {
    pub(super) fn tell(&self, name: &str, args: &[Value]) {
        tell(
            &self.b,
            self.module,
            name,
            self.module.context().void(),
            args,
        );
    }

    /// Whether the library gives anything but 0.
    pub(super) fn asks(&self, name: &str, check: Value) -> Value {
        let word = self.module.context().int(64);
        let answer = tell(&self.b, self.module, name, word, &[check]);
        self.b.icmp(IntPredicate::Ne, answer, word.int(0))
    }

    /// Writes what is done where a condition holds.
    pub(super) fn when(&self, condition: Value, write: impl FnOnce()) {
        let [then, next] = ["then", "next"].map(|name| self.function.append_block(name));
        self.b.cond_br(condition, then, next);
        self.b.move_to_end(then);
        write();
        self.b.br(next);
        self.b.move_to_end(next);
    }

    /// Begins, unless there is nothing to look at: then it returns.
    pub(super) fn begin(&self, how: &str, site: Value) -> Value {
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
    pub(super) fn arguments(&self, check: Value) {
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
    pub(super) fn compare(&self, check: Value) {
        self.run(check, 0, || self.trace(check));
        for run in MOVED.0..=MOVED.1 {
            self.run(check, run, || self.primal(check));
        }
    }

    /// What is computed, with tangents, and along the direction.
    pub(super) fn values(&self, check: Value) {
        for run in VALUES.0..=VALUES.1 {
            self.run(check, run, || self.trace(check));
        }
    }

    /// Writes what a copy of the process does, which ends there.
    pub(super) fn run(&self, check: Value, run: u64, write: impl FnOnce()) {
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
    pub(super) fn shifted(&self, check: Value, index: u64, what: &str, ty: Type) -> Value {
        let context = self.module.context();
        let given = [check, context.int(64).int(index)];
        let found = tell(&self.b, self.module, what, context.double(), &given);
        narrowed(&self.b, found, ty)
    }

    /// What a request passes in a copy.
    pub(super) fn moved(&self, check: Value, request: &Request) -> Request {
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
    pub(super) fn trace(&self, check: Value) {
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
    pub(super) fn primal(&self, check: Value) {
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
    pub(super) fn derive(&self, check: Value, request: &Request, derived: &Made) {
        let request = self.moved(check, request);
        clear_shadows(&self.b, derived);
        let args = seeded(&self.b, &request, derived);
        let call = self.b.call(derived.half().function, &args);
        let found = numbers(&self.b, &request, derived, call);
        tell_found(&self.b, self.module, &request, (check, &found));
    }
}
