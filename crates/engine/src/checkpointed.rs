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
use tapeless_checkpoint::{Cell, Checkpointed, Piece};
use tapeless_diag::{Diagnostic, Result};
use tapeless_ir::ops::{Access, LoopInfo};
use tapeless_ir::{
    Body, Builder, Cast, FuncId, Function, IntBin, IntPred, Mem, Module, OpKind, Signature, Type,
    Value,
};
use tapeless_synth::{Derivatives, Derived};

/// What decides when the state is copied, as it is called in the program.
#[derive(Clone, Copy, Debug)]
enum Runtime {
    Open,
    Store,
    Done,
    Turns,
    Once,
    Kept,
    Back,
    Copy,
    Close,
}

impl Runtime {
    fn declaration(self) -> (&'static str, &'static [Type], Option<Type>) {
        const TWO: &[Type] = &[Type::PTR, Type::I64];
        match self {
            Self::Open => ("open", &[Type::I64; 4], Some(Type::PTR)),
            Self::Once => ("once", &[Type::PTR], Some(Type::PTR)),
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

/// The derivatives of a turn that the sweeps call.
#[derive(Debug)]
pub(crate) struct Turn {
    /// It is run once more, and back.
    back: Derived,
    /// It is run, and where pointers lead in the shadows is carried along; none where it carries no pointers.
    on: Option<Derived>,
}

impl Turn {
    /// Those that are made already; else the context of one that is missing.
    ///
    /// # Errors
    /// If one is missing.
    pub fn of(
        loop_: &Checkpointed,
        context: &Context,
        derived: &Derivatives,
    ) -> std::result::Result<Self, Box<Context>> {
        let back = Context {
            function: loop_.turn,
            mode: Mode::Combined,
            ret: RetActivity::Const,
            primal_ret: false,
            stable: vec![false; context.args.len()],
            copied: Vec::new(),
            taped: false,
            ..context.clone()
        };
        let on = Context {
            mode: Mode::Split,
            primal_ret: true,
            advances: true,
            ..back.clone()
        };
        let is_dup = |cell: &Cell| context.args[cell.param] == ArgActivity::Dup;
        let moves = loop_.cells.iter().any(|cell| cell.pointer && is_dup(cell));
        let find = |context: Context| {
            derived
                .get(&context)
                .cloned()
                .ok_or_else(|| Box::new(context))
        };
        Ok(Self {
            back: find(back)?,
            on: moves.then(|| find(on)).transpose()?,
        })
    }
}

/// Gives the functions of a loop's derivative their bodies.
///
/// # Errors
/// If a number with a derivative is not in memory, which is a defect.
pub(crate) fn fill(
    module: &mut Module,
    loop_: &Checkpointed,
    derived: &Derived,
    turn: &Turn,
) -> Result<()> {
    let context = &derived.context;
    if context.args.contains(&ArgActivity::Out) {
        return Err(Diagnostic::internal("a loop is handed a number with an adjoint").into());
    }
    let mut sweep = Sweep::new(module, derived.forward, (loop_, turn), context);
    let copies = sweep.record();
    if context.mode == Mode::Combined {
        sweep.reverse(copies);
        sweep.finish(derived.forward, None);
        return Ok(());
    }
    sweep.finish(derived.forward, Some(copies));
    if let Some(reverse) = derived.reverse {
        let mut sweep = Sweep::new(module, reverse, (loop_, turn), context);
        let copies = sweep.rest[usize::from(context.listed)];
        sweep.reverse(copies);
        sweep.finish(reverse, None);
    }
    Ok(())
}

/// One of the two sweeps.
struct Sweep<'a> {
    module: &'a mut Module,
    b: Builder,
    loop_: &'a Checkpointed,
    turn: &'a Turn,
    /// The loop's parameters.
    primals: Vec<Value>,
    /// Their shadows.
    shadows: Vec<Option<Value>>,
    /// Which pieces are read alone, and may change before they are read again.
    once: Vec<Piece>,
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
        (loop_, turn): (&'a Checkpointed, &'a Turn),
        context: &Context,
    ) -> Self {
        let mut b = Builder::new(&module.functions[function].sig.params);
        b.loc = module.functions[function].loc;
        let mut all = b.body.params().to_vec().into_iter().peekable();
        let (mut primals, mut shadows, mut given) = (Vec::new(), Vec::new(), Vec::new());
        for activity in &context.args {
            let primal = all.next();
            primals.extend(primal);
            given.extend(primal);
            let shadow = all.next_if(|_| *activity == ArgActivity::Dup);
            shadows.push(shadow);
            given.extend(shadow);
        }
        let rest = all.collect();
        let stays = |piece: &Piece| context.mode == Mode::Combined || context.stable[piece.start];
        let once = loop_
            .pieces
            .iter()
            .filter(|piece| !piece.written && !stays(piece));
        Self {
            module,
            b,
            loop_,
            turn,
            primals,
            shadows,
            once: once.copied().collect(),
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
        let mut all = Vec::new();
        for cell in &self.loop_.cells {
            let bytes = self.b.i64(cell.bytes.cast_signed());
            all.push((self.primals[cell.param], bytes));
            // Where a pointer leads in the shadows is copied with it.
            let shadow = self.shadows[cell.param].filter(|_| cell.pointer);
            all.extend(shadow.map(|shadow| (shadow, bytes)));
        }
        let pieces = self.loop_.pieces.iter();
        let memory = |piece: &Piece| (self.primals[piece.start], self.primals[piece.bytes]);
        all.extend(pieces.filter(|piece| piece.written).map(memory));
        all
    }

    /// The memory of which one copy does.
    fn once(&self) -> Vec<(Value, Value)> {
        let memory = |piece: &Piece| (self.primals[piece.start], self.primals[piece.bytes]);
        self.once.iter().map(memory).collect()
    }

    fn bytes(&mut self, memory: &[(Value, Value)]) -> Value {
        let zero = self.b.i64(0);
        let add = |sum, &(_, more): &(Value, Value)| self.b.int_bin(IntBin::Add, sum, more);
        memory.iter().fold(zero, add)
    }

    /// Copies memory to a block, or from there; where the block goes on.
    fn copy(&mut self, memory: &[(Value, Value)], block: Value, back: bool) -> Value {
        let kind = OpKind::Mem(Mem::Copy {
            moves: false,
            access: Access {
                align: 1,
                ..Access::default()
            },
        });
        let mut at = block;
        for &(memory, bytes) in memory {
            let ends = if back { [memory, at] } else { [at, memory] };
            self.b.push(kind.clone(), &[ends[0], ends[1], bytes], &[]);
            at = self.b.ptr_add(at, bytes, 1);
        }
        at
    }

    /// Copies the state as it is before a turn, if there is to be a copy.
    fn store(&mut self, copies: Value, turn: Value) {
        let place = self.call(Runtime::Store, &[copies, turn]);
        let null = self.b.zero(Type::PTR);
        let wanted = self.b.icmp(IntPred::Ne, place, null);
        let then = self.b.begin(&[]);
        let state = self.state();
        self.copy(&state, place, false);
        self.b.yield_(&[]);
        let otherwise = self.b.begin(&[]);
        self.b.yield_(&[]);
        self.b.if_(wanted, then, otherwise);
    }

    /// Runs a turn; whether there is another.
    fn turn(&mut self) -> Value {
        let again = match &self.turn.on {
            None => {
                let args = self.primals.clone();
                self.b.call(self.module, self.loop_.turn, &args)
            }
            Some(on) => {
                let args = self.all_args();
                self.b.call(self.module, on.forward, &args)
            }
        };
        again.unwrap_or_else(|| self.b.bool(false))
    }

    /// The parameters with their shadows, and the list, if there is one.
    fn all_args(&self) -> Vec<Value> {
        let list = self.rest.first().filter(|_| self.listed);
        self.given.iter().chain(list).copied().collect()
    }

    /// The loop forward; the copies.
    fn record(&mut self) -> Value {
        let (state, once) = (self.state(), self.once());
        let [bytes, more] = [state, once.clone()].map(|memory| self.bytes(&memory));
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
        let copies = self.call(Runtime::Open, &[bytes, more, turns, budget]);
        if !once.is_empty() {
            let block = self.call(Runtime::Once, &[copies]);
            self.copy(&once, block, false);
        }
        let region = self.b.begin(&[Type::I64]);
        let at = self.b.body.regions[region].params[0];
        self.store(copies, at);
        let again = self.turn();
        let one = self.b.i64(1);
        let next = self.b.int_bin(IntBin::Add, at, one);
        self.b.repeat(false, again, &[next], &[next]);
        let zero = self.b.i64(0);
        let done = self.b.loop_(over_a_number(), &[zero], region);
        let turns = self.b.result(done);
        self.call(Runtime::Done, &[copies, turns]);
        copies
    }

    /// The loop back.
    fn reverse(&mut self, copies: Value) {
        self.own_cells();
        let all = [self.state(), self.once()].concat();
        let kept = self.call(Runtime::Kept, &[copies]);
        self.copy(&all, kept, false);
        let once = self.once();
        if !once.is_empty() {
            let block = self.call(Runtime::Once, &[copies]);
            self.copy(&once, block, true);
        }
        let turns = self.call(Runtime::Turns, &[copies]);
        let region = self.b.begin(&[Type::I64]);
        let left = self.b.body.regions[region].params[0];
        let one = self.b.i64(1);
        let at = self.b.int_bin(IntBin::Sub, left, one);
        self.advance(copies, at);
        let args = self.all_args();
        self.b.call(self.module, self.turn.back.forward, &args);
        let zero = self.b.i64(0);
        let more = self.b.icmp(IntPred::Ne, at, zero);
        self.b.repeat(false, more, &[at], &[]);
        self.b.loop_(over_a_number(), &[turns], region);
        self.copy(&all, kept, true);
        self.call(Runtime::Close, &[copies]);
    }

    /// The state before a turn: from the last copy, turn by turn.
    fn advance(&mut self, copies: Value, to: Value) {
        let from = self.call(Runtime::Back, &[copies, to]);
        let copy = self.call(Runtime::Copy, &[copies]);
        let state = self.state();
        self.copy(&state, copy, true);
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
        self.b.loop_(over_a_number(), &[from], region);
        self.b.yield_(&[]);
        let otherwise = self.b.begin(&[]);
        self.b.yield_(&[]);
        self.b.if_(behind, then, otherwise);
    }

    /// Variables of this function in the place of those that hold what the loop carries.
    fn own_cells(&mut self) {
        for cell in &self.loop_.cells {
            let one = self.b.i64(1);
            let alloca = OpKind::Mem(Mem::alloca(cell.bytes, 16));
            let own = self.b.value(alloca, &[one], Type::PTR);
            let outer = std::mem::replace(&mut self.primals[cell.param], own);
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
fn over_a_number() -> LoopInfo {
    LoopInfo {
        params: 1,
        ..LoopInfo::default()
    }
}
