//! Exceptions that are caught inside of what is differentiated become ways that come back, before import.
//!
//! ```text
//! r = invoke f(x) to normal unwind pad    →    *thrown = null; r = f(x, thrown); if *thrown == null normal else pad
//! throw p                                 →    thrown(p); *caller's = p; return 0
//! pad: landingpad catch A                 →    pad: {*thrown, land(*thrown)}
//! begin_catch(e)                          →    q = caught(e); q == e ? e : q
//! resume e                                →    *caller's = e; return 0
//! ```
//!
//! In this form a handler is an arm as any other: what was done before the throw, what destructors do on the way, and
//! what the handler does have derivatives, in both modes, and what is thrown is memory with a pointer to it, as any other. Only what leaves the function of the request unwinds. The
//! library's functions throw inside of guards. Allocations do not throw: where there is no memory, the behaviour is
//! undefined, as for `malloc`.

use super::dispatch::Through;
use super::landing::{guard, land, landed, write_guard};
use super::thrown::{
    begin, is_named, number, numbered, raise, throw, throws_itself, throws_plainly,
};
use crate::call::Place;
use crate::opcode::{IntPredicate, Opcode};
use crate::{Block, Builder, Copies, Function, Module, Type, Value};
use rustc_hash::{FxHashMap, FxHashSet};
use tapeless_rules::effects::Action;

/// The personality of C++.
const PERSONALITY: &str = "__gxx_personality_v0";

/// The types that are caught, by number.
#[derive(Debug, Default)]
pub(super) struct Kinds(Vec<Value>);

impl Kinds {
    /// The number of a type: 1 and up.
    pub fn number(&mut self, int: Type, of: Value) -> Value {
        let known = self.0.iter().position(|&kind| kind == of);
        let index = known.unwrap_or_else(|| {
            self.0.push(of);
            self.0.len() - 1
        });
        int.int(index as u64 + 1)
    }
}

/// What a call may throw, and how.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Throws {
    Nothing,
    /// It is a copy, or calls a pointer: it says what it threw.
    Says,
    /// It unwinds.
    Unwinds,
}

/// What an exception on its way is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exceptions {
    /// The address of the unwinder's header, as a number: what is thrown has no derivative.
    Numbers,
    /// A pointer to what was thrown, which is memory like any other.
    Pointers,
}

impl Exceptions {
    /// What it is where it goes.
    pub(super) fn ty(self, module: Module) -> Type {
        match self {
            Self::Numbers => number(module),
            Self::Pointers => module.context().pointer(),
        }
    }
}

/// Rewrites the copies if an exception is caught in one of them; whether exceptions could be pointers, if so.
pub(super) fn lower(
    copies: &mut Copies,
    through: &mut [Through],
    exceptions: Exceptions,
) -> Option<bool> {
    if !copies.all().any(catches) {
        return None;
    }
    copies.drop_unused();
    let all: Vec<Function> = copies.all().collect();
    if !all.iter().any(|copy| catches(*copy)) || !all.iter().all(|copy| is_understood(*copy)) {
        return None;
    }
    let &root = all.first()?;
    apart(copies, root);
    let personality = all.iter().find_map(|copy| copy.personality())?;
    let ours: FxHashSet<Function> = all.iter().copied().collect();
    let plainly = all.iter().all(|copy| throws_plainly(*copy, &ours));
    let mut lowering = Lowering::new(copies, (root, exceptions), through, personality);
    lowering.take(copies, through);
    let made: Vec<Function> = copies.all().collect();
    for copy in made {
        let thrown = lowering.thrown.get(&copy).copied();
        Rewriter {
            lowering: &mut lowering,
            function: copy,
            thrown,
            own: None,
            pads: FxHashMap::default(),
        }
        .rewrite();
    }
    lowering.made.drain(..).for_each(|made| copies.adopt(made));
    let old = lowering.taken.keys().filter(|old| !old.value().has_users());
    old.for_each(|old| old.delete());
    Some(plainly)
}

/// Whether an exception that lands in a function may not go on from there.
fn catches(function: Function) -> bool {
    let pads = function.instructions().filter(|i| i.is(Opcode::LandingPad));
    let mut seen = FxHashSet::default();
    let mut todo: Vec<Block> = pads.map(Value::block).collect();
    while let Some(block) = todo.pop() {
        if seen.insert(block) {
            if block.terminator().is_some_and(|end| end.is(Opcode::Ret)) {
                return true;
            }
            todo.extend(block.successors());
        }
    }
    false
}

/// Whether what a function does with exceptions is C++, without exception specifications.
fn is_understood(function: Function) -> bool {
    let ours = |of: Value| of.name() == PERSONALITY;
    let clause = |clause: Value| !clause.ty().is_array();
    function.personality().is_none_or(ours)
        && !function.ty().is_variadic()
        && function.instructions().all(|i| match i.opcode() {
            Opcode::LandingPad => i.landing_pad_clauses().into_iter().all(clause),
            Opcode::CatchPad | Opcode::CleanupPad | Opcode::CallBr => false,
            _ => !(i.is_call() && (i.is_must_tail() || !i.bundles().is_empty())),
        })
}

/// Copies that call the root call a copy of it: the root's exceptions leave.
fn apart(copies: &mut Copies, root: Function) {
    let callers: Vec<Value> = root
        .value()
        .users()
        .into_iter()
        .filter(|u| u.is_call())
        .collect();
    if callers.is_empty() {
        return;
    }
    let again = root.clone_as(&format!("{}.again", root.name()));
    let inner = again
        .instructions()
        .filter(|i| i.is_call() && i.called_function() == Some(root));
    let calls: Vec<Value> = callers.into_iter().chain(inner).collect();
    calls.into_iter().for_each(|call| call.set_callee(again));
    copies.adopt(again);
}

/// What is known of all copies.
struct Lowering {
    /// The copies, as they were before.
    ours: FxHashSet<Function>,
    exceptions: Exceptions,
    personality: Value,
    /// The functions that say what they threw, by what they were before.
    taken: FxHashMap<Function, Function>,
    /// Where these say it.
    thrown: FxHashMap<Function, Value>,
    kinds: Kinds,
    /// Guards and the like.
    made: Vec<Function>,
}

impl Lowering {
    fn new(
        copies: &Copies,
        (root, exceptions): (Function, Exceptions),
        through: &[Through],
        personality: Value,
    ) -> Self {
        let mut lowering = Self {
            ours: copies.all().collect(),
            exceptions,
            personality,
            taken: FxHashMap::default(),
            thrown: FxHashMap::default(),
            kinds: Kinds::default(),
            made: Vec::new(),
        };
        let calls = through.iter().filter(|t| t.function.value().has_users());
        lowering
            .taken
            .extend(calls.map(|t| (t.function, t.function)));
        while let Some(next) = copies
            .all()
            .filter(|&copy| copy != root)
            .find(|&copy| !lowering.taken.contains_key(&copy) && lowering.leaves(copy))
        {
            lowering.taken.insert(next, next);
        }
        lowering
    }

    /// Whether an exception may leave a function.
    fn leaves(&self, function: Function) -> bool {
        function.instructions().any(|i| {
            i.is(Opcode::Resume) || i.is(Opcode::Call) && self.throws(i) != Throws::Nothing
        })
    }

    fn throws(&self, call: Value) -> Throws {
        if call.is_inline_asm() || call.call_has_attribute(Place::Function, "nounwind") {
            return Throws::Nothing;
        }
        let Some(callee) = call.callee().as_function() else {
            return Throws::Unwinds;
        };
        if self.taken.contains_key(&callee) {
            return Throws::Says;
        }
        let ours = self.ours.contains(&callee) || callee.intrinsic().is_some();
        if ours || callee.has_attribute(Place::Function, "nounwind") {
            return Throws::Nothing;
        }
        if !callee.is_declaration() {
            return Throws::Unwinds;
        }
        let name = callee.name();
        match tapeless_rules::effects(&name).map(|e| e.action) {
            Some(Action::NoReturn { unwinds: true }) | None => Throws::Unwinds,
            // The library's exceptions allocate their text at most.
            Some(Action::Plain) if name.starts_with("_ZNSt") && name.contains("_errorC") => {
                Throws::Nothing
            }
            Some(Action::Plain) if name.starts_with("_Z") => Throws::Unwinds,
            Some(_) => Throws::Nothing,
        }
    }

    /// Gives the functions that throw a place to say so.
    fn take(&mut self, copies: &mut Copies, through: &mut [Through]) {
        let old: Vec<Function> = self.taken.keys().copied().collect();
        for function in old {
            let new = function.take_thrown();
            self.taken.insert(function, new);
            let place = new.params().last().copied();
            if let Some(known) = through.iter_mut().find(|t| t.function == function) {
                known.function = new;
                if let Some(place) = place {
                    guard_pointer(new, (self.personality, self.exceptions), place);
                }
                continue;
            }
            copies.replace(function, new);
            self.thrown.extend(place.map(|place| (new, place)));
        }
    }
}

/// The function that calls a pointer stores what that throws.
fn guard_pointer(through: Function, (personality, exceptions): (Value, Exceptions), thrown: Value) {
    let Some(call) = through.instructions().find(|i| i.is_call()) else {
        return;
    };
    through.set_personality(personality);
    let rest: Vec<Value> = std::iter::successors(call.next(), |i| i.next()).collect();
    let builder = Builder::at_end(call.block());
    let args = call.args();
    rest.into_iter().rev().for_each(Value::erase);
    write_guard(&builder, call, (call.callee(), &args), (thrown, exceptions));
    call.erase();
}

/// One copy.
struct Rewriter<'a> {
    lowering: &'a mut Lowering,
    function: Function,
    /// Where it says what it threw; none for the root.
    thrown: Option<Value>,
    /// Where its callees say it.
    own: Option<Value>,
    /// The ways to each landing pad, each with its exception.
    pads: FxHashMap<Block, Vec<(Value, Block)>>,
}

impl Rewriter<'_> {
    fn rewrite(mut self) {
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
                Throws::Nothing if call.is(Opcode::Invoke) => plain(call),
                Throws::Nothing => {}
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
        builder.set_location(pad);
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

/// An `invoke` of what throws nothing.
fn plain(call: Value) {
    let builder = Builder::before(call);
    let made = builder.call_pointer(call.call_type(), call.callee(), &call.args());
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
