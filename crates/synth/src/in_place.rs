//! `*p = *p + x`, whose adjoint leaves memory alone: `adj x += *p'`.
//!
//! By the rules of memory the store takes `*p'` and clears it, and the load adds the same number back. Where nothing
//! between the two takes a shadow, both may be left out.

use crate::unit::Unit;
use rustc_hash::{FxHashMap, FxHashSet};
use tapeless_analysis::PointerActivity;
use tapeless_ir::{FastMath, Mem, Op, OpKind, Scalar, Value};

/// Loads and stores that update a float in place, and nothing else.
#[derive(Debug, Default)]
pub struct InPlace {
    loads: FxHashSet<Op>,
    stores: FxHashSet<Op>,
}

impl InPlace {
    /// The in-place updates of a body.
    pub fn of(unit: &Unit<'_>, relevant: &FxHashSet<Op>) -> Self {
        let body = unit.body;
        let mut uses: FxHashMap<Value, u32> = FxHashMap::default();
        for op in body.op_order() {
            for &arg in &body.ops[op].args {
                *uses.entry(arg).or_default() += 1;
            }
        }
        let mut found = Self::default();
        for region in body.region_order() {
            let ops = &body.regions[region].ops;
            let position: FxHashMap<Op, usize> =
                ops.iter().enumerate().map(|(i, &op)| (op, i)).collect();
            for (at, &store) in ops.iter().enumerate() {
                let Some(load) = updated(unit, store, &uses) else {
                    continue;
                };
                let Some(&from) = position.get(&load) else {
                    continue;
                };
                let quiet = |op: &Op| !relevant.contains(op) || only_adds(&body.ops[*op].kind);
                if from < at && ops[from + 1..at].iter().all(quiet) {
                    found.loads.insert(load);
                    found.stores.insert(store);
                }
            }
        }
        found
    }

    /// Whether the op is the load or the store of such an update.
    pub fn holds(&self, op: Op) -> bool {
        self.loads.contains(&op) || self.stores.contains(&op)
    }
}

/// Ops whose reverse at most adds to shadows.
fn only_adds(kind: &OpKind) -> bool {
    matches!(kind, OpKind::Scalar(_) | OpKind::Mem(Mem::Load(_)))
}

/// The load of the same place that a store's value adds to, if neither is used otherwise.
fn updated(unit: &Unit<'_>, store: Op, uses: &FxHashMap<Value, u32>) -> Option<Op> {
    let body = unit.body;
    let data = &body.ops[store];
    let OpKind::Mem(Mem::Store(access)) = &data.kind else {
        return None;
    };
    let (sum, pointer) = (data.args[0], data.args[1]);
    let plain = access.is_plain()
        && body.ty(sum).is_float()
        && unit.pointer(pointer) == PointerActivity::Active;
    if !plain || !unit.is_active(sum) || uses.get(&sum) != Some(&1) {
        return None;
    }
    let OpKind::Scalar(Scalar::Rule(id, _)) = &body.ops[body.def_op(sum)?].kind else {
        return None;
    };
    let rule = tapeless_rules::rule(*id);
    let terms = &body.ops[body.def_op(sum)?].args;
    terms.iter().enumerate().find_map(|(i, &term)| {
        let load = body.def_op(term)?;
        let OpKind::Mem(Mem::Load(from)) = &body.ops[load].kind else {
            return None;
        };
        let one = rule.partials().get(i).copied().flatten()?.as_const() == Some(1.0);
        let same =
            body.ops[load].args[0] == pointer && uses.get(&term) == Some(&1) && from.is_plain();
        (one && same && unit.is_active(term)).then_some(load)
    })
}

/// The flags that every float op of the body carries: those that sums of adjoints may carry too.
pub fn common_flags(unit: &Unit<'_>) -> FastMath {
    let flags = unit.body.ops.values().filter_map(|data| match &data.kind {
        OpKind::Scalar(Scalar::Rule(_, flags)) => Some(flags.for_adjoint().0),
        _ => None,
    });
    FastMath(flags.reduce(|a, b| a & b).unwrap_or(0))
}
