//! One copy in the new form.

use super::Exceptions;
use super::landing::{guard, land, landed};
use super::lowering::{Lowering, Throws};
use super::thrown::{begin, is_named, numbered, raise, throw, throws_itself};
use crate::opcode::{IntPredicate, Opcode};
use crate::{Block, Builder, Function, Type, Value};
use rustc_hash::FxHashMap;

/// One copy.
pub(super) struct Rewriter<'a> {
    lowering: &'a mut Lowering,
    function: Function,
    /// Where it says what it threw; none for the root.
    thrown: Option<Value>,
    /// Where its callees say it.
    own: Option<Value>,
    /// The ways to each landing pad, each with its exception.
    pads: FxHashMap<Block, Vec<(Value, Block)>>,
}

impl<'a> Rewriter<'a> {
    pub(super) fn new(lowering: &'a mut Lowering, copy: Function) -> Self {
        Self {
            thrown: lowering.thrown.get(&copy).copied(),
            lowering,
            function: copy,
            own: None,
            pads: FxHashMap::default(),
        }
    }

    pub(super) fn rewrite(mut self) {
        let all = |kind: fn(&Value) -> bool| -> Vec<Value> {
            self.function.instructions().filter(kind).collect()
        };
        let calls = all(|i| i.is_call());
        // Before what they begin with is rewritten.
        let objects: FxHashMap<Value, Value> = calls
            .iter()
            .filter(|_| self.lowering.exceptions == Exceptions::Pointers)
            .filter_map(|&call| Some((call, throws_itself(call)?)))
            .collect();
        let resumes = all(|i| i.is(Opcode::Resume));
        let pads = all(|i| i.is(Opcode::LandingPad));
        for call in calls {
            match self.lowering.throws(call) {
                Throws::Nothing if self.begins(call) => begin(call),
                Throws::Nothing => self.silent(call),
                throws => self.call(call, throws, objects.get(&call).copied()),
            }
        }
        for resume in resumes {
            let builder = Builder::before(resume);
            let exception = builder.extract_value(resume.operand(0), 0);
            let exception = match self.lowering.exceptions {
                Exceptions::Numbers => builder.cast(Opcode::PtrToInt, exception, self.ty()),
                Exceptions::Pointers => exception,
            };
            self.leave(&builder, exception);
            resume.erase();
        }
        for pad in pads {
            self.land(pad);
        }
        self.number_kinds();
    }

    fn ty(&self) -> Type {
        self.lowering.exceptions.ty(self.function.module())
    }

    /// Whether the handling of an exception begins that is a pointer.
    fn begins(&self, call: Value) -> bool {
        self.lowering.exceptions == Exceptions::Pointers && is_named(call, &BEGINS)
    }

    fn align(&self) -> u32 {
        self.function.module().layout().align(self.ty())
    }

    /// The place in which callees say what they threw.
    fn own(&mut self) -> Value {
        if let Some(own) = self.own {
            return own;
        }
        let entry = self.function.entry();
        let first = entry.instructions().next();
        let builder = first.map_or_else(|| Builder::at_end(entry), Builder::before);
        let own = builder.alloca(self.ty());
        self.own = Some(own);
        own
    }

    /// A call that throws nothing, whatever its callee does elsewhere.
    fn silent(&mut self, call: Value) {
        let (callee, mut args) = (call.callee(), call.args());
        let Some(known) = self.lowering.silent(call) else {
            if call.is(Opcode::Invoke) {
                plain(call, (call.call_type(), callee), &args);
            }
            return;
        };
        args.push(self.own());
        plain(call, (known.ty(), known.value()), &args);
    }

    /// A call that comes back with what it threw, if it did.
    fn call(&mut self, call: Value, throws: Throws, object: Option<Value>) {
        let own = self.own();
        let (ty, align) = (self.ty(), self.align());
        let head = call.block();
        let tail = call.split_block();
        if let Some(jump) = head.terminator() {
            jump.erase();
        }
        let builder = Builder::at_end(head);
        builder.set_location(call);
        let thrown = self.function.append_block("thrown");
        let exception = match object {
            Some(object) => {
                throw(&builder, call, self.lowering.personality);
                builder.br(thrown);
                object
            }
            None => {
                builder.store(ty.zero(), own, align);
                let made = self.made(&builder, call, throws, own);
                let exception = builder.load(ty, own, align);
                let fine = builder.icmp(IntPredicate::Eq, exception, ty.zero());
                builder.cond_br(fine, tail, thrown);
                call.replace_uses(made);
                exception
            }
        };
        builder.move_to_end(thrown);
        if call.is(Opcode::Invoke) {
            let (_, unwind) = call.invoke_targets();
            builder.br(unwind);
            for phi in unwind.phis() {
                if let Some(value) = phi.incoming_from(tail) {
                    phi.add_incoming(value, thrown);
                }
            }
            self.pads
                .entry(unwind)
                .or_default()
                .push((exception, thrown));
        } else {
            self.leave(&builder, exception);
        }
        finish(call);
    }

    fn made(&mut self, builder: &Builder, call: Value, throws: Throws, own: Value) -> Value {
        let callee = call.callee().as_function();
        let known = callee.and_then(|callee| self.lowering.taken.get(&callee).copied());
        let mut args = call.args();
        args.push(own);
        let callee = match (known, throws) {
            (Some(known), Throws::Says) => known,
            _ => {
                let guard = guard(
                    call,
                    callee.is_some(),
                    (self.lowering.personality, self.lowering.exceptions),
                );
                if callee.is_none() {
                    args.insert(0, call.callee());
                }
                self.lowering.made.push(guard);
                guard
            }
        };
        let made = builder.call(callee, &args);
        made.copy_location(call);
        if throws == Throws::Says {
            made.set_call_convention(call.call_convention());
            made.copy_call_attributes(call);
            made.may_come_back();
        }
        made
    }

    /// An exception leaves the function.
    fn leave(&self, builder: &Builder, exception: Value) {
        let Some(thrown) = self.thrown else {
            return raise(builder, exception, self.lowering.personality);
        };
        builder.store(exception, thrown, self.align());
        let result = self.function.ty().result();
        builder.ret((!result.is_void()).then(|| result.zero()));
    }

    /// What a landing pad gave.
    fn land(&mut self, pad: Value) {
        let block = pad.block();
        let (ty, module) = (self.ty(), self.function.module());
        let Some(ways) = self.pads.remove(&block) else {
            pad.replace_uses(pad.ty().poison());
            return pad.erase();
        };
        let first = block.instructions().next().unwrap_or(pad);
        let exception = Builder::before(first).phi(ty);
        for (value, from) in ways {
            exception.add_incoming(value, from);
        }
        let builder = Builder::before(pad);
        let clauses = pad.landing_pad_clauses();
        let selector = match clauses.is_empty() {
            true => module.context().int(32).int(0),
            false => {
                let personality = self.lowering.personality;
                let land = land(pad, &mut self.lowering.kinds, personality);
                builder.call(land, &[numbered(&builder, exception)])
            }
        };
        let thrown = match self.lowering.exceptions {
            Exceptions::Numbers => {
                builder.cast(Opcode::IntToPtr, exception, module.context().pointer())
            }
            Exceptions::Pointers => exception,
        };
        let both = builder.insert_value(landed(module).poison(), thrown, 0);
        let both = builder.insert_value(both, selector, 1);
        pad.replace_uses(both);
        pad.erase();
    }

    fn number_kinds(&mut self) {
        let asks = |i: &Value| i.is_call() && i.intrinsic() == Some("llvm.eh.typeid.for");
        let asked: Vec<Value> = self.function.instructions().filter(asks).collect();
        for call in asked {
            let number = self.lowering.kinds.number(call.ty(), call.args()[0]);
            call.replace_uses(number);
            call.erase();
        }
    }
}

/// What begins the handling of an exception.
const BEGINS: [&str; 2] = ["__cxa_begin_catch", "__cxa_get_exception_ptr"];

/// A call of what throws nothing, in the place of another.
fn plain(call: Value, (ty, callee): (Type, Value), args: &[Value]) {
    let builder = Builder::before(call);
    let made = builder.call_pointer(ty, callee, args);
    made.set_call_convention(call.call_convention());
    made.copy_call_attributes(call);
    made.copy_location(call);
    call.replace_uses(made);
    finish(call);
}

/// Takes a call away that another one stands for.
fn finish(call: Value) {
    if call.is(Opcode::Invoke) {
        let (normal, unwind) = call.invoke_targets();
        let from = call.block();
        let phis: Vec<Value> = unwind.phis().collect();
        phis.into_iter().for_each(|phi| phi.remove_incoming(from));
        Builder::before(call).br(normal);
    }
    call.erase();
}
