//! What a function does with its values, as far as it matters where they lead.

use super::may_hold_pointer;
use cranelift_entity::EntitySet;
use tapeless_ir::{Body, Mem, Op, OpData, OpKind, Scalar, Value};

/// What is done with values.
pub(super) struct Uses {
    /// Values that are not only compared. Functions in tables of methods are only compared.
    pub(super) followed: EntitySet<Value>,
    /// Pointers behind which there may be others that are followed, or that are handed on.
    pub(super) leading: EntitySet<Value>,
}

impl Uses {
    /// Those of a function.
    pub(super) fn of(body: &Body, order: &[Op]) -> Self {
        let mut uses = Self {
            followed: EntitySet::new(),
            leading: EntitySet::new(),
        };
        // Each value is used after it was made.
        for &op in order.iter().rev() {
            uses.see(body, &body.ops[op]);
        }
        uses
    }

    fn see(&mut self, body: &Body, data: &OpData) {
        if matches!(data.kind, OpKind::Scalar(Scalar::Icmp(_))) {
            return;
        }
        self.followed.extend(data.args.iter().copied());
        let holds = |v: Value| may_hold_pointer(body.ty(v));
        let result = data.results.first().copied();
        let leads = match data.kind {
            OpKind::Mem(Mem::Load(_)) => {
                result.is_some_and(|r| holds(r) && self.followed.contains(r))
            }
            OpKind::Mem(Mem::Store(_)) => holds(data.args[0]),
            OpKind::Scalar(Scalar::PtrAdd { .. }) => {
                result.is_some_and(|r| self.leading.contains(r))
            }
            _ => true,
        };
        if leads {
            self.leading.extend(data.args.iter().copied());
        }
    }
}
