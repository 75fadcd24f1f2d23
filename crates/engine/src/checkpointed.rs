//! The sweeps over a loop that is reversed from copies of its state.
//!
//! ```text
//! augmented  c = open(bytes of the state, turns)
//!            i = 0; do { if place = store(c, i) then copy the state there } while (turn(…)); i turns are done; return c
//! reverse    keep what is there
//!            for i = turns − 1 … 0 {
//!                j = back(c, i); the state is that copy
//!                for (; j < i; j++) { if place = store(c, j) then copy the state there; turn(…) }
//!                adjoint.turn(…)
//!            }
//!            give back what was there; close(c)
//! ```
//! The adjoint of a turn runs it once more, and back. What the loop carries lies in variables of the reverse function's own, for
//! those of the caller may have ended.

use tapeless_analysis::{ArgActivity, Context, Mode, RetActivity};
use tapeless_checkpoint::Checkpointed;
use tapeless_diag::{Diagnostic, Result, code};
use tapeless_ir::ops::{Access, LoopInfo};
use tapeless_ir::{
    Body, Builder, Cast, FuncId, Function, IntBin, IntPred, Mem, Module, OpKind,
    Signature, Type, Value,
};
use tapeless_synth::Derived;

/// What decides when the state is copied, as it is called in the program.
#[derive(Clone, Copy, Debug)]
enum Runtime {
    Open,
    Store,
    Done,
    Turns,
    Kept,
    Back,
    Copy,
    Close,
}

impl Runtime {
    fn declaration(self) -> (&'static str, &'static [Type], Option<Type>) {
        const TWO: &[Type] = &[Type::PTR, Type::I64];
        match self {
            Self::Open => ("open", &[Type::I64, Type::I64, Type::I64], Some(Type::PTR)),
            Self::Store => ("store", TWO, Some(Type::PTR)),
            Self::Done => ("done", TWO, None),
            Self::Turns => ("turns", &[Type::PTR], Some(Type::I64)),
            Self::Kept => ("kept", &[Type::PTR], Some(Type::PTR)),
            Self::Back => ("back", TWO, Some(Type::I64)),
            Self::Copy => ("copy", &[Type::PTR], Some(Type::PTR)),
            Self::Close => ("close", &[Type::PTR], None),
        }
    }

    fn declared(self, module: &mut Module) -> FuncId {
        let (name, params, ret) = self.declaration();
        let name = format!("{PREFIX}{name}");
        module.function_named(&name).unwrap_or_else(|| {
            let sig = Signature {
                params: params.to_vec(),
                ret,
                variadic: false,
            };
            module.functions.push(Function::declare(name, sig))
        })
    }
}

/// How the names of these functions begin.
pub const PREFIX: &str = "__tapeless_checkpoints_";

/// The context in which a turn is run once more, and back.
pub(crate) fn of_turn(loop_: &Checkpointed, context: &Context) -> Context {
    Context {
        function: loop_.turn,
        mode: Mode::Combined,
        ret: RetActivity::Const,
        primal_ret: false,
        stable: vec![false; context.args.len()],
        copied: Vec::new(),
        taped: false,
        ..context.clone()
    }
}

/// Gives the functions of a loop's derivative their bodies.
///
/// # Errors
/// If a number carries a derivative from turn to turn that is no float.
pub(crate) fn fill(
    module: &mut Module,
    loop_: &Checkpointed,
    derived: &Derived,
    turn: &Derived,
) -> Result<()> {
    let context = &derived.context;
    if context.args.contains(&ArgActivity::Out) {
        let primal = &module.functions[context.function];
        return Err(Diagnostic::error(
            code::UNSUPPORTED,
            "bits of a float that carries a derivative pass through this loop as an integer, and its state is copied under a budget of memory",
        )
        .at(module.location(primal.loc))
        .help("leave `-tapeless-memory` out, or the annotation of the function")
        .into());
    }
    let mut sweep = Sweep::new(module, derived.forward, loop_, context);
    let copies = sweep.record();
    if context.mode == Mode::Combined {
        sweep.reverse(copies, turn);
        sweep.finish(derived.forward, None);
        return Ok(());
    }
    sweep.finish(derived.forward, Some(copies));
    if let Some(reverse) = derived.reverse {
        let mut sweep = Sweep::new(module, reverse, loop_, context);
        let copies = sweep.rest[usize::from(context.listed)];
        sweep.reverse(copies, turn);
        sweep.finish(reverse, None);
    }
    Ok(())
}

/// One of the two sweeps.
struct Sweep<'a> {
    module: &'a mut Module,
    b: Builder,
    loop_: &'a Checkpointed,
    /// The loop's parameters.
    primals: Vec<Value>,
    /// The same, each followed by its shadow.
    given: Vec<Value>,
    /// What comes behind these.
    rest: Vec<Value>,
    listed: bool,
}

impl<'a> Sweep<'a> {
    fn new(
        module: &'a mut Module,
        function: FuncId,
        loop_: &'a Checkpointed,
        context: &Context,
    ) -> Self {
        let mut b = Builder::new(&module.functions[function].sig.params);
        b.loc = module.functions[function].loc;
        let mut all = b.body.params().to_vec().into_iter();
        let (mut primals, mut given) = (Vec::new(), Vec::new());
        for activity in &context.args {
            let primal = all.next();
            primals.extend(primal);
            given.extend(primal);
            if *activity == ArgActivity::Dup {
                given.extend(all.next());
            }
        }
        let rest = all.collect();
        Self {
            module,
            b,
            loop_,
            primals,
            given,
            rest,
            listed: context.listed,
        }
    }

    fn call(&mut self, what: Runtime, args: &[Value]) -> Value {
        let function = what.declared(self.module);
        let made = self.b.call(self.module, function, args);
        made.unwrap_or_else(|| self.b.zero(Type::I64))
    }

    /// The memory that a copy consists of, with its bytes.
    fn state(&mut self) -> Vec<(Value, Value)> {
        let cells = self.loop_.cells.iter();
        let cells = cells.map(|&(at, bytes)| (self.primals[at], bytes.cast_signed()));
        let cells: Vec<(Value, i64)> = cells.collect();
        let cells = cells.into_iter().map(|(at, bytes)| (at, self.b.i64(bytes)));
        let mut all: Vec<(Value, Value)> = cells.collect();
        let pieces = self.loop_.pieces.iter();
        all.extend(pieces.map(|&(start, bytes)| (self.primals[start], self.primals[bytes])));
        all
    }

    /// Copies the state to a block, or from there.
    fn copy(&mut self, block: Value, back: bool) {
        let kind = OpKind::Mem(Mem::Copy {
            moves: false,
            access: Access {
                align: 1,
                ..Access::default()
            },
        });
        let mut at = block;
        for (memory, bytes) in self.state() {
            let ends = if back { [memory, at] } else { [at, memory] };
            self.b.push(kind.clone(), &[ends[0], ends[1], bytes], &[]);
            at = self.b.ptr_add(at, bytes, 1);
        }
    }

    /// Copies the state as it is before a turn, if there is to be a copy.
    fn store(&mut self, copies: Value, turn: Value) {
        let place = self.call(Runtime::Store, &[copies, turn]);
        let null = self.b.zero(Type::PTR);
        let wanted = self.b.icmp(IntPred::Ne, place, null);
        let then = self.b.begin(&[]);
        self.copy(place, false);
        self.b.yield_(&[]);
        let otherwise = self.b.begin(&[]);
        self.b.yield_(&[]);
        self.b.if_(wanted, then, otherwise);
    }

    /// Runs a turn; whether there is another.
    fn turn(&mut self) -> Value {
        let args = self.primals.clone();
        let again = self.b.call(self.module, self.loop_.turn, &args);
        again.unwrap_or_else(|| self.b.bool(false))
    }

    /// The loop forward; the copies.
    fn record(&mut self) -> Value {
        let mut bytes = self.b.i64(0);
        for (_, more) in self.state() {
            bytes = self.b.int_bin(IntBin::Add, bytes, more);
        }
        let turns = match self.loop_.count {
            Some(at) => {
                let count = self.primals[at];
                let one = self.b.i64(1);
                let count = match self.b.body.ty(count) == Type::I64 {
                    true => count,
                    false => self.b.cast(Cast::ZExt, count, Type::I64),
                };
                self.b.int_bin(IntBin::Add, count, one)
            }
            None => self.b.i64(-1),
        };
        let budget = self.b.i64(self.loop_.budget.cast_signed());
        let copies = self.call(Runtime::Open, &[bytes, turns, budget]);
        let region = self.b.begin(&[Type::I64]);
        let at = self.b.body.regions[region].params[0];
        self.store(copies, at);
        let again = self.turn();
        let one = self.b.i64(1);
        let next = self.b.int_bin(IntBin::Add, at, one);
        self.b.repeat(false, again, &[next], &[next]);
        let zero = self.b.i64(0);
        let done = self.b.loop_(once(), &[zero], region);
        let turns = self.b.result(done);
        self.call(Runtime::Done, &[copies, turns]);
        copies
    }

    /// The loop back.
    fn reverse(&mut self, copies: Value, turn: &Derived) {
        let outer = self.primals.clone();
        self.own_cells();
        let kept = self.call(Runtime::Kept, &[copies]);
        self.copy(kept, false);
        let turns = self.call(Runtime::Turns, &[copies]);
        let region = self.b.begin(&[Type::I64]);
        let left = self.b.body.regions[region].params[0];
        let one = self.b.i64(1);
        let at = self.b.int_bin(IntBin::Sub, left, one);
        self.advance(copies, at);
        let mut args = self.given.clone();
        args.extend(self.rest.first().filter(|_| self.listed));
        self.b.call(self.module, turn.forward, &args);
        let zero = self.b.i64(0);
        let more = self.b.icmp(IntPred::Ne, at, zero);
        self.b.repeat(false, more, &[at], &[]);
        self.b.loop_(once(), &[turns], region);
        self.copy(kept, true);
        self.call(Runtime::Close, &[copies]);
        self.primals = outer;
    }

    /// The state before a turn: from the last copy, turn by turn.
    fn advance(&mut self, copies: Value, to: Value) {
        let from = self.call(Runtime::Back, &[copies, to]);
        let copy = self.call(Runtime::Copy, &[copies]);
        self.copy(copy, true);
        let behind = self.b.icmp(IntPred::Slt, from, to);
        let then = self.b.begin(&[]);
        let region = self.b.begin(&[Type::I64]);
        let at = self.b.body.regions[region].params[0];
        self.store(copies, at);
        self.turn();
        let one = self.b.i64(1);
        let next = self.b.int_bin(IntBin::Add, at, one);
        let more = self.b.icmp(IntPred::Slt, next, to);
        self.b.repeat(false, more, &[next], &[]);
        self.b.loop_(once(), &[from], region);
        self.b.yield_(&[]);
        let otherwise = self.b.begin(&[]);
        self.b.yield_(&[]);
        self.b.if_(behind, then, otherwise);
    }

    /// Variables of this function in the place of those that hold what the loop carries.
    fn own_cells(&mut self) {
        for &(at, bytes) in &self.loop_.cells {
            let one = self.b.i64(1);
            let alloca = OpKind::Mem(Mem::alloca(bytes, 16));
            let own = self.b.value(alloca, &[one], Type::PTR);
            let outer = std::mem::replace(&mut self.primals[at], own);
            let given = self.given.iter_mut().find(|given| **given == outer);
            given.into_iter().for_each(|given| *given = own);
        }
    }

    fn finish(mut self, function: FuncId, result: Option<Value>) {
        self.b.return_(result.as_slice());
        let body: Body = self.b.finish();
        self.module.functions[function].body = Some(body);
    }
}

/// A loop over a number.
fn once() -> LoopInfo {
    LoopInfo {
        params: 1,
        ..LoopInfo::default()
    }
}
