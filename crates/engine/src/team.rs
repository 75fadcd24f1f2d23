//! The derivative of a fork: a fork of the derivative of what its members run.
//!
//! ```text
//! tangent     team tangent.f(n, x…)         where variables are of each thread's own: team { renew; tangent.f(n, x…) }
//! combined    team { count(record); sums += adjoint.f(n, x…) }
//! augmented   block = room for the tapes of so many members as there may be
//!             team { count(block); tape of the member = augmented.f(n, x…) }
//! reverse     team of exactly as many { count(block); sums += reverse.f(n, x…, tape of the member) }
//! ```
//! Where shadows are of each thread's own, each member is told the request that its forker cleared its own for, and clears its own unless it
//! did so for the same (*renew*).
//! Where sums are added in order of rank, reverse sweeps are made one after the other, from the last member down.
//! A block begins with the record in which tickets are counted and the number of members; then come their tapes, in order of rank.

use tapeless_analysis::globals::{epoch, threaded_shadows};
use tapeless_analysis::{Context, Mode};
use tapeless_diag::{Diagnostic, Result, code};
use tapeless_ir::ops::{Access, HEAP_ALIGN, Space};
use tapeless_ir::{
    Builder, Call, Constant, FastMath, FuncId, GlobalId, IntBin, IntPred, Mem, Module, OpKind,
    Packer, Par, Type, Value,
};
use tapeless_synth::Derived;
use tapeless_synth::memory::adds::{Adds, add_to};
use tapeless_synth::shadow::shadow_access;
use tapeless_synth::signature;

/// Bytes of the record in which tickets are counted.
pub(crate) const RECORD: i64 = 16;
/// Bytes in front of the tapes.
pub(crate) const HEAD: i64 = 32;

/// Refuses what members cannot do together yet.
///
/// # Errors
/// If they would share what is made for one.
pub(crate) fn refuse(module: &Module, context: &Context) -> Result<()> {
    if !context.forward_too {
        return Ok(());
    }
    let function = &module.functions[context.function];
    let text = "tangents follow the tape of a parallel region, which is not supported yet";
    Err(Diagnostic::error(code::UNSUPPORTED, text)
        .at(module.location(function.loc))
        .help("ask for tangents by themselves: `__enzyme_fwddiff`, which needs no tape")
        .into())
}

/// Gives the functions of a fork's derivative their bodies.
pub(crate) fn fill(module: &mut Module, fork: &Derived, member: &Derived) {
    let context = &fork.context;
    let sums = match context.mode {
        Mode::Forward => Vec::new(),
        _ => signature::outs(context, &module.functions[context.function].sig),
    };
    let mut forks = Forks {
        module,
        context,
        sums,
    };
    match context.mode {
        Mode::Forward => forks.tangent(fork.forward, member.forward),
        Mode::Combined => forks.combined(fork.forward, member.forward),
        Mode::Split => {
            forks.augmented(fork.forward, member);
            if let (Some(to), Some(reverse)) = (fork.reverse, member.reverse) {
                forks.reverse(to, reverse, member.tape);
            }
        }
    }
}

/// The forks of a derivative.
struct Forks<'m> {
    module: &'m mut Module,
    context: &'m Context,
    /// Types of the adjoints of numbers that the members are given.
    sums: Vec<Type>,
}

impl Forks<'_> {
    fn begin(&self, function: FuncId) -> (Builder, Vec<Value>) {
        let mut b = Builder::new(&self.module.functions[function].sig.params);
        b.loc = self.module.functions[function].loc;
        let params = b.body.params().to_vec();
        (b, params)
    }

    fn end(&mut self, function: FuncId, mut b: Builder, results: &[Value]) {
        let (module, to) = (&mut *self.module, &mut b);
        let packed = Packer { module, b: to }.pack(results);
        b.return_(packed.as_slice());
        self.module.functions[function].body = Some(b.finish());
    }

    /// Lets a team make a call.
    fn team(&self, b: &mut Builder, function: FuncId, args: &[Value]) {
        let call = Call {
            team: true,
            ..Call::of(self.module, function)
        };
        b.push(OpKind::Call(call), args, &[]);
    }

    /// What each member runs: a function of the derivative's, between what else it does.
    fn part(&mut self, name: &str, like: FuncId, more: &[Type]) -> FuncId {
        let mut params = self.module.functions[like].sig.params.clone();
        params.extend(more);
        params.extend(epoch(self.module).map(|_| Type::I32));
        signature::declare_part(self.module, self.context.function, name, params)
    }

    /// Begins what each member runs, which first clears the shadows of its own; what else it is given.
    fn begin_part(&self, part: FuncId) -> (Builder, Vec<Value>) {
        let (mut b, mut given) = self.begin(part);
        if let Some(epoch) = epoch(self.module)
            && let Some(now) = given.pop()
        {
            let place = global(&mut b, epoch);
            let last = b.load(place, Type::I32, size_access());
            let is_new = b.icmp(IntPred::Ne, last, now);
            let renew = |b: &mut Builder| {
                b.store(now, place, size_access());
                for shadow in threaded_shadows(self.module) {
                    let bytes = self.module.globals[shadow].size.cast_signed();
                    let shadow = global(b, shadow);
                    let (zero, bytes) = (b.int(Type::I8, 0), b.i64(bytes));
                    let set = Mem::Set(shadow_access(kept(1)));
                    b.push(OpKind::Mem(set), &[shadow, zero, bytes], &[]);
                }
            };
            b.either(is_new, renew, |_| {});
        }
        (b, given)
    }

    /// Lets a team run that.
    fn team_of_parts(&self, b: &mut Builder, part: FuncId, mut args: Vec<Value>) {
        if let Some(epoch) = epoch(self.module) {
            let place = global(b, epoch);
            args.push(b.load(place, Type::I32, size_access()));
        }
        self.team(b, part, &args);
    }

    fn tangent(&mut self, to: FuncId, member: FuncId) {
        let (mut b, params) = self.begin(to);
        match epoch(self.module) {
            None => self.team(&mut b, member, &params),
            Some(_) => {
                let part = self.part("member", member, &[]);
                let (mut inner, given) = self.begin_part(part);
                inner.call(self.module, member, &given);
                self.end(part, inner, &[]);
                self.team_of_parts(&mut b, part, params);
            }
        }
        self.end(to, b, &[]);
    }

    fn combined(&mut self, to: FuncId, member: FuncId) {
        let part = self.part("member", member, &[Type::PTR, Type::PTR]);
        let (mut b, mut given) = self.begin_part(part);
        let (sums, record) = (given.pop(), given.pop());
        if let (Some(sums), Some(record)) = (sums, record) {
            b.push(OpKind::Par(Par::Count), &[record], &[]);
            self.call_and_add(&mut b, member, &given, sums);
            self.turns(&mut b, Par::PassBack);
        }
        self.end(part, b, &[]);
        let (mut b, mut params) = self.begin(to);
        let record = variable(&mut b, RECORD);
        let sums = self.zeros(&mut b);
        params.extend([record, sums]);
        self.team_of_parts(&mut b, part, params);
        b.push(OpKind::Par(Par::Forget), &[record], &[]);
        let results = self.sums(&mut b, sums);
        self.end(to, b, &results);
    }

    fn augmented(&mut self, to: FuncId, member: &Derived) {
        let part = self.part("member", member.forward, &[Type::PTR]);
        let (mut b, mut given) = self.begin_part(part);
        if let Some(block) = given.pop() {
            b.push(OpKind::Par(Par::Count), &[block], &[]);
            let tape = b.call(self.module, member.forward, &given);
            let rank = b.value(OpKind::Par(Par::Rank), &[], Type::I32);
            if let (Some(tape), Some(ty)) = (tape, member.tape) {
                let place = self.tape_of(&mut b, block, rank, ty);
                b.store(tape, place, kept(HEAP_ALIGN));
            }
            let zero = b.int(Type::I32, 0);
            let first = b.icmp(IntPred::Eq, rank, zero);
            let note = |b: &mut Builder| {
                let size = b.value(OpKind::Par(Par::Size), &[], Type::I32);
                let place = size_of(b, block);
                b.store(size, place, size_access());
            };
            b.either(first, note, |_| {});
        }
        self.end(part, b, &[]);
        let (mut b, mut params) = self.begin(to);
        let most = b.value(OpKind::Par(Par::Most), &params[..1], Type::I32);
        let most = b.cast(tapeless_ir::Cast::SExt, most, Type::I64);
        let each = b.i64(member.tape.map_or(0, |ty| self.stride(ty)));
        let head = b.i64(HEAD);
        let tapes = b.int_bin(IntBin::Mul, most, each);
        let bytes = b.int_bin(IntBin::Add, tapes, head);
        let block = b.value(OpKind::Mem(block_alloc()), &[bytes], Type::PTR);
        clear(&mut b, block, HEAD);
        params.push(block);
        self.team_of_parts(&mut b, part, params);
        let results: &[Value] = if self.context.advances { &[] } else { &[block] };
        if self.context.advances {
            end_block(&mut b, block);
        }
        self.end(to, b, results);
    }

    /// The parameters are those of the augmented function, the tape, and whether it runs again.
    fn reverse(&mut self, to: FuncId, reverse: FuncId, tape: Option<Type>) {
        let taped = self.context.taped;
        let (mut b, given) = self.begin(to);
        let count = given.len() - 1 - usize::from(taped);
        let (block, again) = (given[count], given.get(count + 1).copied());
        let part = self.part("backwards", to, &[Type::PTR]);
        let (mut inner, mut inside) = self.begin_part(part);
        if let Some(sums) = inside.pop() {
            let block = inside[count];
            inner.push(OpKind::Par(Par::Count), &[block], &[]);
            let mut args = inside[..count].to_vec();
            if let Some(ty) = tape {
                let rank = inner.value(OpKind::Par(Par::Rank), &[], Type::I32);
                let place = self.tape_of(&mut inner, block, rank, ty);
                args.push(inner.load(place, ty, kept(HEAP_ALIGN)));
            }
            args.extend(inside.get(count + 1));
            self.turns(&mut inner, Par::TurnBack);
            self.call_and_add(&mut inner, reverse, &args, sums);
            self.turns(&mut inner, Par::PassBack);
        }
        self.end(part, inner, &[]);
        let place = size_of(&mut b, block);
        let size = b.load(place, Type::I32, size_access());
        let zero = b.int(Type::I32, 0);
        let exactly = b.int_bin(IntBin::Sub, zero, size);
        let sums = self.zeros(&mut b);
        let mut args = given;
        args[0] = exactly;
        args.push(sums);
        self.team_of_parts(&mut b, part, args);
        let free = |b: &mut Builder| end_block(b, block);
        match again {
            Some(again) => b.either(again, |_| {}, free),
            None => free(&mut b),
        }
        let results = self.sums(&mut b, sums);
        self.end(to, b, &results);
    }

    /// Calls a function, and adds what it gives to the sums.
    fn call_and_add(&mut self, b: &mut Builder, function: FuncId, args: &[Value], sums: Value) {
        let packed = b.call(self.module, function, args);
        let types = self.sums.clone();
        let module = &mut *self.module;
        let given = Packer {
            module: &mut *module,
            b: &mut *b,
        }
        .unpack(packed, &types);
        for (part, index) in given.into_iter().zip(0..) {
            let place = sum_at(b, sums, index);
            let adds = match module.deterministic {
                true => Adds::Plain,
                false => Adds::Update,
            };
            let both = (place, part);
            add_to(
                (&*module, b),
                adds,
                both,
                kept(HEAP_ALIGN),
                FastMath::default(),
            );
        }
    }

    /// Members take turns, if they are to.
    fn turns(&self, b: &mut Builder, par: Par) {
        if self.module.deterministic {
            b.push(OpKind::Par(par), &[], &[]);
        }
    }

    /// Room for the sums.
    fn zeros(&self, b: &mut Builder) -> Value {
        variable(b, self.sums.len() as i64 * HEAP_ALIGN as i64)
    }

    fn sums(&self, b: &mut Builder, sums: Value) -> Vec<Value> {
        let mut all = Vec::new();
        for (&ty, index) in self.sums.iter().zip(0..) {
            let place = sum_at(b, sums, index);
            all.push(b.load(place, ty, kept(HEAP_ALIGN)));
        }
        all
    }

    fn stride(&self, tape: Type) -> i64 {
        let align = u64::from(HEAP_ALIGN);
        self.module
            .size_of(tape)
            .next_multiple_of(align)
            .cast_signed()
    }

    fn tape_of(&self, b: &mut Builder, block: Value, rank: Value, ty: Type) -> Value {
        let head = b.i64(HEAD);
        let tapes = b.ptr_add(block, head, 1);
        b.ptr_add(tapes, rank, self.stride(ty))
    }
}

fn sum_at(b: &mut Builder, sums: Value, index: i64) -> Value {
    let index = b.i64(index);
    b.ptr_add(sums, index, HEAP_ALIGN.into())
}

fn size_of(b: &mut Builder, block: Value) -> Value {
    let at = b.i64(RECORD);
    b.ptr_add(block, at, 1)
}

/// So many bytes on the stack, which are 0.
pub(crate) fn variable(b: &mut Builder, bytes: i64) -> Value {
    let one = b.i64(1);
    let alloca = Mem::alloca(bytes.max(1).cast_unsigned(), HEAP_ALIGN);
    let made = b.value(OpKind::Mem(alloca), &[one], Type::PTR);
    clear(b, made, bytes);
    made
}

pub(crate) fn clear(b: &mut Builder, at: Value, bytes: i64) {
    let (zero, bytes) = (b.int(Type::I8, 0), b.i64(bytes));
    b.push(
        OpKind::Mem(Mem::Set(kept(HEAP_ALIGN))),
        &[at, zero, bytes],
        &[],
    );
}

pub(crate) fn end_block(b: &mut Builder, block: Value) {
    b.push(OpKind::Par(Par::Forget), &[block], &[]);
    b.push(OpKind::Mem(Mem::HeapFree { frame: true }), &[block], &[]);
}

pub(crate) fn block_alloc() -> Mem {
    Mem::HeapAlloc {
        zeroed: false,
        align: HEAP_ALIGN,
        frame: true,
    }
}

fn global(b: &mut Builder, global: GlobalId) -> Value {
    b.body.constant(Type::PTR, Constant::Global(global, 0))
}

/// How many there were, and for which request, is the same in all directions.
fn size_access() -> Access {
    Access {
        space: Space::Residual,
        ..kept(4)
    }
}

pub(crate) fn kept(align: u32) -> Access {
    Access {
        align,
        space: Space::Frame,
        ..Access::default()
    }
}
