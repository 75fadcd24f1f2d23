//! What a function, and what it calls, does to whole objects: writes to them, releases them, moves their bytes elsewhere.

use super::solve::Solver;
use super::summary::{Root, Summary};
use super::{ObjSet, Points};
use crate::values::callee::{CallKind, call_kind, moves_text};
use cranelift_entity::EntitySet;
use tapeless_ir::{Cast, Control, FuncId, Mem, Module, Op, OpData, OpKind, Scalar, Stated, Value};

impl Solver<'_> {
    /// All objects that the function or a callee releases, once those of callees are known.
    pub(super) fn freed(&self) -> ObjSet {
        let mut freed = self.points.freed_by_calls.clone();
        for data in self.order.iter().map(|&op| &self.body.ops[op]) {
            if let Some(call) = data.kind.call()
                && let CallKind::Free { arg } = call_kind(self.module, call)
            {
                freed.union(self.points.of(data.args[arg]));
            }
        }
        freed
    }

    /// All objects that callees release.
    pub(super) fn freed_by_calls(&mut self) -> ObjSet {
        let mut freed = ObjSet::default();
        for at in 0..self.order.len() {
            let op = self.order[at];
            let data = &self.body.ops[op];
            let Some(call) = data.kind.call() else {
                continue;
            };
            match call_kind(self.module, call) {
                CallKind::Defined(id) => freed.union(&self.by_callee(op, id, |s| &s.freed)),
                CallKind::Unknown(_) | CallKind::Indirect => freed.insert(Points::UNKNOWN),
                _ => false,
            };
        }
        freed
    }

    /// All objects whose bytes are moved elsewhere without a look at what they are, once those of callees are known.
    pub(super) fn copied(&self) -> ObjSet {
        let moved = self.moved();
        let mut copied = self.points.copied.clone();
        for &op in &self.order {
            let data = &self.body.ops[op];
            match &data.kind {
                OpKind::Mem(Mem::Copy { .. }) => copied.union(self.points.of(data.args[1])),
                OpKind::Mem(Mem::Load(_)) if moved.contains(data.results[0]) => {
                    copied.union(self.points.of(data.args[0]))
                }
                _ => false,
            };
        }
        copied
    }

    /// Those of which callees do so.
    pub(super) fn copied_by_calls(&mut self) -> ObjSet {
        let mut copied = ObjSet::default();
        for at in 0..self.order.len() {
            let op = self.order[at];
            let data = &self.body.ops[op];
            match &data.kind {
                OpKind::Call(call) | OpKind::Control(Control::Invoke(call)) => {
                    match call_kind(self.module, call) {
                        CallKind::Defined(id) => {
                            copied.union(&self.by_callee(op, id, |s| &s.copied))
                        }
                        CallKind::Alloc { .. } | CallKind::Free { .. } => false,
                        CallKind::Inactive { .. } if moves_text(self.module, call) => false,
                        CallKind::Copies { src, .. } => {
                            copied.union(self.points.of(data.args[src]))
                        }
                        _ => copied.union(&self.reached(data)),
                    }
                }
                OpKind::Mem(Mem::Exchange(_)) | OpKind::Host(_) => {
                    copied.union(&self.reached(data))
                }
                _ => false,
            };
        }
        copied
    }

    /// All objects that the function or a callee writes, once those of callees are known.
    pub(super) fn written(&mut self) -> ObjSet {
        let mut written = ObjSet::default();
        for at in 0..self.order.len() {
            let op = self.order[at];
            let data = &self.body.ops[op];
            let kind = data.kind.call().map(|call| call_kind(self.module, call));
            match kind {
                None if matches!(data.kind, OpKind::Par(_)) => {}
                Some(CallKind::Defined(id)) if shows_all(self.module, id) => {
                    written.union(&self.by_callee(op, id, |s| &s.written));
                }
                Some(CallKind::Defined(_) | CallKind::Unknown(_) | CallKind::Indirect) => {
                    written.union(&self.reached(data));
                }
                _ => {
                    let effects = self.points.effects(self.module, self.body, op);
                    written.union(&effects.writes);
                    if effects.anywhere {
                        written.union(&self.reached(data));
                    }
                }
            }
        }
        written
    }

    /// Integers, and aggregates, that go on to somewhere with all their bits: they may be floats.
    fn moved(&self) -> EntitySet<Value> {
        let mut moved = EntitySet::new();
        for &op in &self.order {
            let data = &self.body.ops[op];
            let computes = match &data.kind {
                OpKind::Scalar(scalar) => is_arithmetic(scalar),
                OpKind::Mem(mem) => !matches!(mem, Mem::Store(_)),
                OpKind::Control(control) => matches!(
                    control,
                    Control::If | Control::Switch(_) | Control::Guard { .. }
                ),
                _ => false,
            };
            if !computes {
                let bits = |&v: &Value| !self.body.ty(v).is_float() && !self.body.ty(v).is_ptr();
                data.args.iter().copied().filter(bits).for_each(|v| {
                    moved.insert(v);
                });
            }
        }
        moved
    }

    /// All that the arguments of an op lead to, and what everybody knows of.
    fn reached(&self, data: &OpData) -> ObjSet {
        let mut reached = ObjSet::default();
        for &arg in &data.args {
            reached.union(self.points.of(arg));
        }
        self.close(&mut reached);
        reached.insert(Points::UNKNOWN);
        reached
    }

    /// What a callee's summary says of some memory, in terms of this function.
    fn by_callee(&mut self, op: Op, id: FuncId, what: fn(&Summary) -> &[Root]) -> ObjSet {
        let data = &self.body.ops[op];
        let Some(summary) = self.known.summary(id) else {
            return self.reached(data);
        };
        let entered = self.enter(&summary, data);
        let mut found = ObjSet::default();
        for &root in what(&summary) {
            let starts = self.starts_of(op, &entered, &summary, root);
            found.union(&self.points.spots.objects(&starts));
        }
        found
    }
}

/// Whether a function does what its body says, and no more: it has no derivative by hand, and exchanges nothing with others.
fn shows_all(module: &Module, id: FuncId) -> bool {
    let function = &module.functions[id];
    function.stated == Stated::Nothing && !function.exchanges
}

/// Whether the result is a number, or an address, made from the operands: not their bits.
fn is_arithmetic(scalar: &Scalar) -> bool {
    match scalar {
        Scalar::Int(..)
        | Scalar::IntUn(_)
        | Scalar::Overflow(_)
        | Scalar::Icmp(_)
        | Scalar::PtrAdd { .. } => true,
        Scalar::Cast(cast, _) => matches!(cast, Cast::SiToFp | Cast::UiToFp | Cast::SExt),
        _ => false,
    }
}
