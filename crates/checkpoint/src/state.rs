//! Which memory a loop writes and reads, as ranges of bytes that are known before it begins.

use crate::accesses::{Access, Conditions, conditions};
use crate::number::{Number, Range};
use crate::places::{Root, ends_with_turn, places, roots, whole};
use crate::ranges::{Before, Known, Unknown};
use tapeless_analysis::{CallKind, call_kind};
use tapeless_ir::ops::Hint;
use tapeless_ir::{
    Control, Effects, IntBin, Loc, Mem, Module, Op, OpKind, ScalarType, Type, Value,
};

/// Bytes behind a pointer.
#[derive(Clone, Debug)]
pub(crate) struct Piece {
    pub root: Root,
    /// The first byte, and the one behind the last.
    pub least: Number,
    pub end: Number,
    /// Whether the loop writes there.
    pub written: bool,
}

impl Piece {
    /// How many bytes there are, if that is known now.
    pub fn bytes(&self) -> Option<u64> {
        match (&self.least, &self.end) {
            (Number::Int(least), Number::Int(end)) => {
                Some(end.saturating_sub(*least).max(0).cast_unsigned())
            }
            _ => None,
        }
    }
}

/// What a loop does to memory.
#[derive(Clone, Debug, Default)]
pub(crate) struct State {
    pub pieces: Vec<Piece>,
    /// Pointers to memory of which it is not known where it is read.
    pub read: Vec<Root>,
    /// Whether memory is read of which nothing is known.
    pub reads_any: bool,
    /// Where pointers may be read.
    pub pointers: Vec<Root>,
    /// Whether they may be read elsewhere, too.
    pub any_pointers: bool,
    /// Whether each turn reads other memory, which is as large as the number of turns.
    pub walks: bool,
    /// Whether turns have memory of their own.
    pub allocates: bool,
}

/// Why a loop's state is not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cause {
    /// What writes memory of which it is not known before where it lies.
    pub at: Option<Loc>,
    pub why: Unknown,
}

/// Calls within calls that are looked into.
const DEPTH: usize = 8;

/// What a loop writes and reads.
///
/// # Errors
/// What is written at places that are not known before the loop begins.
pub(crate) fn of(module: &Module, before: Before<'_>) -> Result<State, Cause> {
    let mut seen = Seen {
        module,
        state: State::default(),
        accesses: Vec::new(),
    };
    seen.region(before, 0)?;
    seen.state.settled(&seen.accesses)
}

struct Seen<'a> {
    module: &'a Module,
    state: State,
    accesses: Vec<Access>,
}

impl<'a> Seen<'a> {
    fn region(&mut self, before: Before<'_>, depth: usize) -> Result<(), Cause> {
        for op in before.body.ops_within(before.region) {
            before.afresh();
            let at = before.body.ops[op].loc;
            if let Some(callee) = self.callee(before, op, depth) {
                let inner = Before {
                    body: callee,
                    region: callee.entry(),
                    caller: Some((&before, op)),
                    ..before
                };
                self.region(inner, depth + 1)?;
                continue;
            }
            self.op(before, op).map_err(|why| Cause { at, why })?;
        }
        Ok(())
    }

    /// The body of what an op calls, if it is looked into.
    fn callee(&self, before: Before<'_>, op: Op, depth: usize) -> Option<&'a tapeless_ir::Body> {
        let OpKind::Call(call) = &before.body.ops[op].kind else {
            return None;
        };
        let CallKind::Defined(id) = call_kind(self.module, call) else {
            return None;
        };
        let function = &self.module.functions[id];
        let body = function.differentiated().filter(|_| depth < DEPTH)?;
        body.diverging.is_empty().then_some(body)
    }

    fn op(&mut self, before: Before<'_>, op: Op) -> Known<()> {
        let data = &before.body.ops[op];
        let size = |v: Value| {
            let bytes = self.module.size_of(before.body.ty(v));
            Number::Int(bytes.cast_signed())
        };
        match &data.kind {
            OpKind::Scalar(_) | OpKind::Mem(Mem::Lifetime(_)) => Ok(()),
            OpKind::Mem(Mem::Alloca { .. }) if before.caller.is_some() => Ok(()),
            OpKind::Mem(Mem::Load(_)) => {
                self.reads(before, op, data.args[0], Some(size(data.results[0])));
                if is_pointer(before.body.ty(data.results[0])) {
                    self.reads_pointers(before, data.args[0]);
                }
                Ok(())
            }
            OpKind::Mem(Mem::Store(_)) => {
                let is_pointer = is_pointer(before.body.ty(data.args[0]));
                self.writes(before, op, data.args[1], size(data.args[0]), is_pointer)
            }
            OpKind::Mem(Mem::Copy { access, .. }) => {
                let bytes = before.range(data.args[2])?.most;
                if access.hint != Hint::Float(8) && access.hint != Hint::Float(4) {
                    self.reads_pointers(before, data.args[1]);
                }
                self.reads(before, op, data.args[1], Some(bytes.clone()));
                self.writes(before, op, data.args[0], bytes, false)
            }
            OpKind::Mem(Mem::Set(_)) => {
                let bytes = before.range(data.args[2])?.most;
                self.writes(before, op, data.args[0], bytes, false)
            }
            OpKind::Control(Control::Guard { .. } | Control::Invoke(_) | Control::Jump(_)) => {
                Err(Unknown::Leaves)
            }
            OpKind::Control(_) => Ok(()),
            OpKind::Call(call) => {
                self.call(before, op, (call_kind(self.module, call), call.effects))
            }
            OpKind::Mem(_) | OpKind::Par(_) | OpKind::Host(_) => Err(Unknown::Made),
        }
    }

    fn call(&mut self, before: Before<'_>, op: Op, of: (CallKind, Effects)) -> Known<()> {
        let data = &before.body.ops[op];
        match of {
            (
                CallKind::Inactive {
                    writes,
                    writes_any: false,
                    ..
                },
                effects,
            ) if writes.is_empty() && !effects.writes() => {
                for &arg in data.args.iter().filter(|_| effects.reads()) {
                    if is_pointer(before.body.ty(arg)) {
                        self.reads(before, op, arg, None);
                    }
                }
                self.state.reads_any |= effects.reads_other;
                Ok(())
            }
            (CallKind::Alloc { .. }, _) if ends_with_turn(self.module, before, op) => {
                self.state.allocates = true;
                Ok(())
            }
            (CallKind::Free { arg }, _) => {
                let freed = roots(self.module, before, data.args[arg], true)?;
                let is_own = freed.iter().all(|&root| root == Root::Turn);
                is_own.then_some(()).ok_or(Unknown::Made)
            }
            _ => Err(Unknown::Made),
        }
    }

    fn writes(
        &mut self,
        before: Before<'_>,
        op: Op,
        pointer: Value,
        size: Number,
        is_pointer: bool,
    ) -> Known<()> {
        let touched = self.touched(before, op, pointer, (size, true))?;
        // Where pointers move in memory, their shadows move, too: of these there is no copy.
        if is_pointer && !touched.is_empty() {
            return Err(Unknown::Made);
        }
        self.accesses.extend(touched);
        Ok(())
    }

    fn reads(&mut self, before: Before<'_>, op: Op, pointer: Value, size: Option<Number>) {
        let is_constant =
            |root: &Root| matches!(root, Root::Global(id, _) if self.module.globals[*id].constant);
        let all = roots(self.module, before, pointer, true);
        if all.is_ok_and(|all| all.iter().all(is_constant)) {
            return;
        }
        let touched = size.map(|size| self.touched(before, op, pointer, (size, false)));
        match touched {
            Some(Ok(touched)) => return self.accesses.extend(touched),
            Some(Err(Unknown::Turns)) => self.state.walks = true,
            _ => {}
        }
        match roots(self.module, before, pointer, true) {
            Ok(found) => self.state.read.extend(found),
            Err(_) => self.state.reads_any = true,
        }
    }

    fn reads_pointers(&mut self, before: Before<'_>, pointer: Value) {
        match roots(self.module, before, pointer, true) {
            Ok(found) => self.state.pointers.extend(found),
            Err(_) => self.state.any_pointers = true,
        }
    }

    /// What an access of so many bytes at a pointer touches outside the turn.
    fn touched(
        &self,
        before: Before<'_>,
        op: Op,
        pointer: Value,
        (size, written): (Number, bool),
    ) -> Known<Vec<Access>> {
        let at = before.body.ops[op].loc;
        let outer = outermost(before).body;
        let access = |root, bytes, conditions| Access {
            at,
            root,
            bytes,
            written,
            conditions,
        };
        let roots = roots(self.module, before, pointer, true)?.into_iter();
        let roots = roots.filter(|&root| root != Root::Turn);
        let known = roots.map(|root| {
            let bytes = Range {
                least: Number::Int(0),
                most: whole(self.module, outer, root)?,
            };
            Some(access(root, bytes, Conditions::default()))
        });
        if let Some(known) = known.collect::<Option<Vec<_>>>() {
            return Ok(known);
        }
        let conditions = conditions(before, op);
        let places = places(self.module, before, pointer)?.into_iter();
        let places = places.filter(|(root, _)| *root != Root::Turn);
        let found = places.map(|(root, at)| {
            let bytes = Range {
                most: Number::made(IntBin::Add, &at.most, &size),
                least: at.least,
            };
            access(root, bytes, conditions.clone())
        });
        Ok(found.collect())
    }
}

fn is_pointer(ty: Type) -> bool {
    !matches!(
        ty.element(),
        Some(ScalarType::Int(_) | ScalarType::Float(_))
    )
}

fn outermost(before: Before<'_>) -> Before<'_> {
    before
        .caller
        .map_or(before, |(caller, _)| outermost(*caller))
}
