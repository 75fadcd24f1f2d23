//! Functions that may read something else when they are called again, though they are given the same.
//!
//! A call may wait for the reverse sweep, where the callee's primal runs together with its adjoint, if the callee reads
//! there what it would have read in its place. That does not depend on what carries derivatives: integers that choose
//! between ways count, and globals of which the user says that they carry none, and what functions write that are not
//! looked at.

use super::uses::Bases;
use crate::points::may_hold_pointer;
use crate::values::callee::{CallKind, call_kind, is_by_user};
use crate::values::flow::base;
use rustc_hash::FxHashSet;
use tapeless_ir::{
    Call, Callee, Cast, GlobalId, Mem, Module, OpData, OpKind, Scalar, Stated, Value,
};

/// What a function reads and writes that it is not given.
#[derive(Default)]
pub(super) struct Steps {
    /// Anything may be read from these.
    read: FxHashSet<GlobalId>,
    /// Anything may be written to these.
    written: FxHashSet<GlobalId>,
    /// More is read than globals by their names: through pointers in them, or by functions that are not looked at.
    reads_more: bool,
    /// A function of the user's that is not looked at may write any global.
    writes_more: bool,
}

impl Steps {
    /// Those of a body. Of `behind`, what the tables lead to that it names, all may be read and written.
    pub(super) fn of(bases: &Bases<'_>, behind: &FxHashSet<GlobalId>) -> Self {
        let mut steps = Self {
            read: behind.clone(),
            written: behind.clone(),
            ..Self::default()
        };
        for data in bases.body.ops.values() {
            steps.add(bases, data);
        }
        steps
    }

    /// Adds those of another function.
    pub(super) fn join(&mut self, other: &Self) {
        self.read.extend(&other.read);
        self.written.extend(&other.written);
        self.reads_more |= other.reads_more;
        self.writes_more |= other.writes_more;
    }

    /// Whether what is read here may change while functions run that do all this. Others may write some globals, too.
    pub(super) fn may_change(&self, all: &Self, others: impl Fn(&GlobalId) -> bool) -> bool {
        let changes = |g| all.writes_more || all.written.contains(g) || others(g);
        self.reads_more || self.read.iter().any(changes)
    }

    fn add(&mut self, bases: &Bases<'_>, data: &OpData) {
        let body = bases.body;
        match &data.kind {
            OpKind::Mem(Mem::Load(_)) => {
                let (place, ty) = (variable(bases, data.args[0]), body.ty(data.results[0]));
                self.reads_more |= place.is_some() && may_hold_pointer(ty) && !ty.is_int();
                self.reads_more |= is_of_others(bases, data.args[0]);
                self.read.extend(place);
            }
            OpKind::Mem(Mem::Store(_)) => {
                self.written.extend(variable(bases, data.args[1]));
                self.hand_out(bases, data.args[0]);
            }
            OpKind::Mem(Mem::Copy { .. }) => {
                let from = variable(bases, data.args[1]);
                self.reads_more |= from.is_some();
                self.read.extend(from);
                self.written.extend(variable(bases, data.args[0]));
            }
            OpKind::Mem(Mem::Set(_)) => self.written.extend(variable(bases, data.args[0])),
            OpKind::Scalar(Scalar::Cast(Cast::IntToPtr, _)) => self.reads_more = true,
            OpKind::Mem(Mem::Update { .. } | Mem::Exchange(_)) => {
                data.args.iter().for_each(|&arg| self.hand_out(bases, arg));
            }
            OpKind::Mem(_) | OpKind::Scalar(Scalar::PtrAdd { .. } | Scalar::Icmp(_)) => {}
            kind => {
                data.args.iter().for_each(|&arg| self.hand_out(bases, arg));
                if let Some(call) = kind.call() {
                    self.call(bases.module, call);
                }
            }
        }
    }

    /// Whoever gets an address may do anything.
    fn hand_out(&mut self, bases: &Bases<'_>, value: Value) {
        let global = variable(bases, value);
        self.reads_more |= global.is_some();
        self.read.extend(global);
        self.written.extend(global);
    }

    /// What functions do whose bodies are not looked at.
    fn call(&mut self, module: &Module, call: &Call) {
        let stated = match call.callee {
            Callee::Func(id) => module.functions[id].stated,
            Callee::Indirect => Stated::Nothing,
        };
        let by_user = !matches!(stated, Stated::Nothing | Stated::Hint(_));
        let unseen = match call_kind(module, call) {
            CallKind::Defined(_) => by_user,
            CallKind::Alloc { .. } | CallKind::Free { .. } => is_by_user(module, call),
            _ => true,
        };
        self.reads_more |= unseen && call.effects.reads_other;
        self.writes_more |= unseen && by_user && call.effects.writes_other;
    }
}

/// Whether a pointer leads to what a function gives that is not looked at, as that to `errno`.
fn is_of_others(bases: &Bases<'_>, v: Value) -> bool {
    let made = bases.body.def_op(base(bases.body, v));
    let call = made.and_then(|op| bases.body.ops[op].kind.call());
    call.is_some_and(|call| matches!(call_kind(bases.module, call), CallKind::Inactive { .. }))
}

/// The global that a pointer is based on, if that is none of the constants.
fn variable(bases: &Bases<'_>, v: Value) -> Option<GlobalId> {
    let global = bases.global(v);
    global.filter(|&g| !bases.module.globals[g].constant)
}
