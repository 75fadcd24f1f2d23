//! Stores that the reverse sweep undoes: it puts back what they have overwritten, so that what lay there is read again.
//!
//! ```text
//! for (k …) { for (i …) q[i] = Σ a[i][j] p[j];  for (i …) p[i] = …; }      p[i] is kept once, where it is overwritten
//! ```
//! Whatever asks for a load that is repeated must stand before the stores: in the reverse sweep they are undone after it has asked.
//! What others see when the derivative is done is as the primal leaves it: places that were overwritten, each as often as its
//! pointer changes, are remembered, and hold at the end what they held when the reverse sweep began. They stand in one array, or in a
//! list where their number is not known beforehand.

use crate::{Case, Schedules};
use rustc_hash::FxHashMap;
use tapeless_analysis::lifetimes::released::is_released_forward;
use tapeless_analysis::points::{ObjId, ObjSet, Object};
use tapeless_analysis::values::callee::is_by_user;
use tapeless_analysis::{Context, Mode};
use tapeless_ir::{Mem, Module, Op, OpData, OpKind, ScalarType, Type};

/// The stores that can be undone.
#[derive(Debug, Default)]
pub(crate) struct Undone {
    /// With whether others see the memory that each writes.
    stores: FxHashMap<Op, bool>,
}

impl Undone {
    /// Those of a function.
    pub fn of(case: Case<'_>, schedules: &Schedules) -> Self {
        let mut stores = FxHashMap::default();
        let body = case.body;
        let alone = !case.context.circle.is_shared();
        if !in_one(case.context) || !alone || case.module.target.shares_memory() {
            return Self { stores };
        }
        for op in body.op_order() {
            let data = &body.ops[op];
            let is_turn = || schedules.turn_around(body, data.parent).is_some();
            if let Some(seen) = can_undo(case, data)
                && !is_turn()
            {
                stores.insert(op, seen);
            }
        }
        if !stores.is_empty() {
            let relevant = case.relevant_ops();
            stores.retain(|op, _| relevant.contains(op));
        }
        Self { stores }
    }

    /// Those in front of which memory must be again, so that a load can be repeated for what asks at last; nothing if that does not do.
    pub fn before(&self, case: Case<'_>, load: Op, last: Option<Op>) -> Option<Vec<Op>> {
        let order = &case.facts.order;
        let from = order.position(load);
        let to = order.end(last?);
        let is_looped = |op: Op| !order.loops(op).is_empty();
        let can = |op: Op| {
            let at = order.position(op);
            let is_often = is_looped(op) || is_looped(load);
            self.stores.contains_key(&op) && is_often && !(from < at && at <= to)
        };
        case.writes
            .spoilers(case.module, case.body, case.facts, load, can)
    }

    /// All of them.
    pub fn stores(&self) -> impl Iterator<Item = Op> {
        self.stores.keys().copied()
    }

    /// Whether others see what a store writes.
    pub fn is_seen(&self, store: Op) -> bool {
        self.stores.get(&store).copied().unwrap_or(false)
    }
}

/// Whether both sweeps run in one call, which nothing comes between.
fn in_one(context: &Context) -> bool {
    let followed = context.forward_too || context.advances || context.taped;
    context.mode == Mode::Combined && !followed
}

/// Whether what a store overwrites can be put back; whether others see it.
fn can_undo(case: Case<'_>, data: &OpData) -> Option<bool> {
    let OpKind::Mem(Mem::Store(access)) = &data.kind else {
        return None;
    };
    let to = case.facts.points.of(data.args[1]);
    let is_number = is_whole(case.module, case.body.ty(data.args[0]));
    let fits = access.is_plain() && is_number && !to.is_empty() && is_there(case, to);
    let seen = to.iter().any(|o| is_seen(case, o));
    // What others see is put back in the end, when memory is gone that the function releases.
    (fits && !(seen && is_released(case, to))).then_some(seen)
}

/// Whether the function releases memory, at whatever time.
fn is_released(case: Case<'_>, to: &ObjSet) -> bool {
    let points = &case.facts.points;
    let mut freed = points.freed().iter();
    freed.any(|o| to.iter().any(|t| points.may_overlap(o, t)))
}

/// A number, or a vector of numbers, without bits that are not stored.
fn is_whole(module: &Module, ty: Type) -> bool {
    match ty.element() {
        Some(ScalarType::Int(bits)) => {
            u64::from(bits) * u64::from(ty.lanes()) == 8 * module.size_of(ty)
        }
        Some(ScalarType::Float(_)) => true,
        _ => false,
    }
}

/// Whether memory is there, and the same, until all is reversed.
fn is_there(case: Case<'_>, to: &ObjSet) -> bool {
    let (points, facts) = (&case.facts.points, case.facts);
    let is_known = |o: ObjId| match points.objects[o] {
        Object::Param(_) | Object::Behind { .. } | Object::Alloca(_) => true,
        Object::Global(g) => !case.module.globals[g].constant,
        Object::Heap(op) => {
            let call = case.body.ops[op].kind.call();
            call.is_some_and(|call| !is_by_user(case.module, call))
        }
        _ => false,
    };
    let ends =
        |o: ObjId| is_released_forward(facts, o) && to.iter().any(|t| points.may_overlap(o, t));
    to.iter().all(is_known) && !points.freed().iter().any(ends)
}

fn is_seen(case: Case<'_>, o: ObjId) -> bool {
    let points = &case.facts.points;
    match points.objects[o] {
        Object::Alloca(_) => false,
        _ => !points.is_local(o) || points.is_kept_outside(o),
    }
}
