//! The derivative of a thread, and of what may begin some.
//!
//! ```text
//! tangent     thread tangent.f(n, x…)
//! augmented   thread part(n, x…, block); block.kept = what is kept of that thread; the tape is the block
//! reverse     complete(block.kept)
//! part        forward: block.tape = augmented.f(n, x…)      backwards: reverse.f(n, x…, block.tape)
//! ```
//! The reverse of where the thread is joined lets `part` run backwards, with the arguments that it ran with before: their shadows are
//! those of the forward sweep, since what a call is given does not lie in a frame.
//!
//! Whoever may begin threads has a record in which tickets are counted: in its frame, or in front of its tape.

use crate::Engine;
use crate::make::Stop;
use crate::team::{self, HEAD, RECORD};
use tapeless_analysis::{Circle, Context, Mode, RetActivity};
use tapeless_ir::ops::{Access, HEAP_ALIGN, Space};
use tapeless_ir::{
    Body, Builder, Call, FuncId, IntPred, Mem, Module, OpKind, Packer, Par, Type, Value,
};
use tapeless_synth::reverse::again;
use tapeless_synth::{Derived, signature};

/// How a thread runs backwards that will do so once more.
const AND_ONCE_MORE: i64 = 2;

impl Engine {
    /// The derivative of a call that a thread makes.
    pub(super) fn thread(&mut self, module: &mut Module, context: &Context) -> Result<(), Stop> {
        team::refuse(module, context)?;
        let tape = (context.mode == Mode::Split && !context.advances).then_some(Type::PTR);
        let made = self.declared(module, context, tape);
        let member = Context {
            circle: Circle::Member,
            primal_ret: false,
            ret: RetActivity::Const,
            ..context.clone()
        };
        let Some(member) = self.derived.get(&member).cloned() else {
            return Err(Stop::Missing(Box::new(member), None));
        };
        let body = match (made.reverse, member.reverse) {
            (Some(to), Some(reverse)) => {
                let body = completing(module, to, context);
                module.functions[to].body = Some(body);
                let part = part(module, context, &member, reverse);
                beginning(module, made.forward, part)
            }
            _ => alone(module, (made.forward, member.forward)),
        };
        module.functions[made.forward].body = Some(body);
        Ok(())
    }

    /// The derivative of a request's function that may begin threads.
    pub(super) fn begins(&mut self, module: &mut Module, context: &Context) -> Result<(), Stop> {
        team::refuse(module, context)?;
        let tape = (context.mode == Mode::Split && !context.advances).then_some(Type::PTR);
        let made = self.declared(module, context, tape);
        let inner = Context {
            circle: Circle::Team,
            ..context.clone()
        };
        let Some(inner) = self.derived.get(&inner).cloned() else {
            return Err(Stop::Missing(Box::new(inner), None));
        };
        let body = match (context.mode, tape) {
            (Mode::Split, Some(_)) => Counted { module, context }.augmented(made.forward, &inner),
            _ => Counted { module, context }.whole(made.forward, &inner),
        };
        module.functions[made.forward].body = Some(body);
        if let (Some(to), Some(reverse)) = (made.reverse, inner.reverse) {
            let body = Counted { module, context }.reverse(to, reverse, inner.tape);
            module.functions[to].body = Some(body);
        }
        Ok(())
    }
}

/// A function with its parameters.
fn open(module: &Module, function: FuncId) -> (Builder, Vec<Value>) {
    let mut b = Builder::new(&module.functions[function].sig.params);
    b.loc = module.functions[function].loc;
    let params = b.body.params().to_vec();
    (b, params)
}

/// Lets a thread make a call.
fn begin(module: &Module, b: &mut Builder, function: FuncId, args: &[Value]) {
    let call = Call {
        team: true,
        beside: true,
        ..Call::of(module, function)
    };
    b.push(OpKind::Call(call), args, &[]);
}

/// Begins a thread that runs forward only.
fn alone(module: &Module, (to, runs): (FuncId, FuncId)) -> Body {
    let (mut b, params) = open(module, to);
    begin(module, &mut b, runs, &params);
    b.return_(&[]);
    b.finish()
}

/// Begins the thread, and gives the block in which it keeps its tape.
fn beginning(module: &Module, to: FuncId, part: FuncId) -> Body {
    let (mut b, mut args) = open(module, to);
    let bytes = b.i64(HEAD + HEAP_ALIGN as i64);
    let block = b.value(OpKind::Mem(team::block_alloc()), &[bytes], Type::PTR);
    args.push(block);
    begin(module, &mut b, part, &args);
    let kept = b.value(OpKind::Par(Par::Record), &[], Type::PTR);
    b.store(kept, block, record_access());
    b.return_(&[block]);
    b.finish()
}

/// Waits until the thread has run backwards. The parameters are those of the augmented function, the tape, and whether it runs again.
fn completing(module: &Module, to: FuncId, context: &Context) -> Body {
    let (mut b, mut given) = open(module, to);
    let again = if context.taped { given.pop() } else { None };
    if let Some(block) = given.pop() {
        let kept = b.load(block, Type::PTR, record_access());
        let once_more = again.unwrap_or_else(|| b.bool(false));
        b.push(OpKind::Par(Par::Complete), &[kept, once_more], &[]);
        again::unless(&mut b, again, |b| {
            b.push(OpKind::Mem(Mem::HeapFree { frame: true }), &[block], &[]);
        });
    }
    b.return_(&[]);
    b.finish()
}

/// What the thread runs, in both directions.
fn part(module: &mut Module, context: &Context, member: &Derived, reverse: FuncId) -> FuncId {
    let mut params = module.functions[member.forward].sig.params.clone();
    params.push(Type::PTR);
    let part = signature::declare_part(module, context.function, "thread", params);
    let (mut b, mut args) = open(module, part);
    let place = args.pop().map(|block| behind(&mut b, block));
    let place = place.zip(member.tape);
    let direction = b.value(OpKind::Par(Par::Direction), &[], Type::I32);
    let zero = b.int(Type::I32, 0);
    let is_first = b.icmp(IntPred::Eq, direction, zero);
    let forward = b.begin(&[]);
    let tape = b.call(module, member.forward, &args);
    if let (Some(tape), Some((place, _))) = (tape, place) {
        b.store(tape, place, team::kept(HEAP_ALIGN));
    }
    b.yield_(&[]);
    let backwards = b.begin(&[]);
    args.extend(place.map(|(place, ty)| b.load(place, ty, team::kept(HEAP_ALIGN))));
    if context.taped {
        let once_more = b.int(Type::I32, AND_ONCE_MORE);
        args.push(b.icmp(IntPred::Eq, direction, once_more));
    }
    b.call(module, reverse, &args);
    b.yield_(&[]);
    b.if_(is_first, forward, backwards);
    b.return_(&[]);
    module.functions[part].body = Some(b.finish());
    part
}

/// What is kept of a thread is the same in all directions.
fn record_access() -> Access {
    Access {
        space: Space::Residual,
        ..team::kept(8)
    }
}

/// A derivative beside the record in which its tickets are counted.
struct Counted<'m> {
    module: &'m mut Module,
    context: &'m Context,
}

impl Counted<'_> {
    fn whole(self, to: FuncId, inner: &Derived) -> Body {
        let (mut b, params) = open(self.module, to);
        let record = team::variable(&mut b, RECORD);
        b.push(OpKind::Par(Par::Count), &[record], &[]);
        let packed = b.call(self.module, inner.forward, &params);
        b.push(OpKind::Par(Par::Forget), &[record], &[]);
        b.return_(packed.as_slice());
        b.finish()
    }

    fn augmented(self, to: FuncId, inner: &Derived) -> Body {
        let (mut b, params) = open(self.module, to);
        let bytes = inner.tape.map_or(0, |tape| self.module.size_of(tape));
        let bytes = b.i64(HEAD + bytes.cast_signed());
        let block = b.value(OpKind::Mem(team::block_alloc()), &[bytes], Type::PTR);
        team::clear(&mut b, block, HEAD);
        b.push(OpKind::Par(Par::Count), &[block], &[]);
        let packed = b.call(self.module, inner.forward, &params);
        b.push(OpKind::Par(Par::Pause), &[block], &[]);
        let primal = &self.module.functions[self.context.function].sig;
        let types = signature::forward_results(&inner.context, primal, inner.tape);
        let module = &mut *self.module;
        let mut results = Packer { module, b: &mut b }.unpack(packed, &types);
        if inner.tape.is_some()
            && let Some(tape) = results.pop()
        {
            let place = behind(&mut b, block);
            b.store(tape, place, team::kept(HEAP_ALIGN));
        }
        results.push(block);
        let packed = Packer { module, b: &mut b }.pack(&results);
        b.return_(packed.as_slice());
        b.finish()
    }

    fn reverse(self, to: FuncId, reverse: FuncId, tape: Option<Type>) -> Body {
        let (mut b, mut args) = open(self.module, to);
        let again = if self.context.taped { args.pop() } else { None };
        let Some(block) = args.pop() else {
            return b.finish();
        };
        b.push(OpKind::Par(Par::Count), &[block], &[]);
        if let Some(ty) = tape {
            let place = behind(&mut b, block);
            args.push(b.load(place, ty, team::kept(HEAP_ALIGN)));
        }
        args.extend(again);
        let packed = b.call(self.module, reverse, &args);
        b.push(OpKind::Par(Par::Pause), &[block], &[]);
        again::unless(&mut b, again, |b| team::end_block(b, block));
        b.return_(packed.as_slice());
        b.finish()
    }
}

/// Where the tape begins in a block.
fn behind(b: &mut Builder, block: Value) -> Value {
    let head = b.i64(HEAD);
    b.ptr_add(block, head, 1)
}
