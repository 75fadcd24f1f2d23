//! One of the two sweeps over a loop, op by op.

use super::Turn;
use super::runtime::Runtime;
use tapeless_analysis::{ArgActivity, Context, Mode};
use tapeless_checkpoint::{Checkpointed, Piece};
use tapeless_ir::ops::{Access, LoopInfo};
use tapeless_ir::{Body, Builder, Cast, FuncId, IntBin, IntPred, Mem, Module, OpKind, Type, Value};

/// One of the two sweeps.
pub(super) struct Sweep<'a> {
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
    pub(super) rest: Vec<Value>,
    listed: bool,
}

impl<'a> Sweep<'a> {
    pub(super) fn new(
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

    /// Gives back what is read alone where it has changed since: other memory may be constant.
    fn give_back(&mut self, memory: &[(Value, Value)], block: Value) {
        let mut at = block;
        for &(memory, bytes) in memory {
            let differs = self.call(Runtime::Differs, &[memory, at, bytes]);
            let zero = self.b.i64(0);
            let differs = self.b.icmp(IntPred::Ne, differs, zero);
            let then = self.b.begin(&[]);
            self.copy(&[(memory, bytes)], at, true);
            self.b.yield_(&[]);
            let otherwise = self.b.begin(&[]);
            self.b.yield_(&[]);
            self.b.if_(differs, then, otherwise);
            at = self.b.ptr_add(at, bytes, 1);
        }
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
    pub(super) fn record(&mut self) -> Value {
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
    pub(super) fn reverse(&mut self, copies: Value) {
        self.own_cells();
        let (state, once) = (self.state(), self.once());
        let kept = self.call(Runtime::Kept, &[copies]);
        let rest = self.copy(&state, kept, false);
        self.copy(&once, rest, false);
        if !once.is_empty() {
            let block = self.call(Runtime::Once, &[copies]);
            self.give_back(&once, block);
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
        let rest = self.copy(&state, kept, true);
        self.give_back(&once, rest);
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

    pub(super) fn finish(mut self, function: FuncId, result: Option<Value>) {
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
