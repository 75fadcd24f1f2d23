//! What a function does with pointers in memory: whether it stores any, or copies them about.

use crate::callee::{CallKind, call_kind};
use rustc_hash::FxHashSet;
use tapeless_ir::{Body, Control, FuncId, Mem, Module, Op, OpKind, Value, ValueDef};

/// What a callee may do with pointers in the memory that it reaches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct PointerMoves {
    /// It stores pointers of its own: to its arguments, to what it allocates.
    pub stores: bool,
    /// It copies what memory holds, which may be pointers.
    pub copies: bool,
}

impl PointerMoves {
    /// Nothing is known.
    pub const ANY: Self = Self {
        stores: true,
        copies: true,
    };

    /// Of a function and all that it calls.
    pub fn of(module: &Module, id: FuncId) -> Self {
        let (mut open, mut seen) = (vec![id], FxHashSet::default());
        let mut found = Self::default();
        while let Some(id) = open.pop() {
            if !seen.insert(id) {
                continue;
            }
            let Some(body) = &module.functions[id].body else {
                return Self::ANY;
            };
            for op in body.op_order() {
                found.join(Self::of_op(module, body, op, &mut open));
            }
            if found == Self::ANY {
                return found;
            }
        }
        found
    }

    fn join(&mut self, other: Self) {
        self.stores |= other.stores;
        self.copies |= other.copies;
    }

    fn of_op(module: &Module, body: &Body, op: Op, open: &mut Vec<FuncId>) -> Self {
        let data = &body.ops[op];
        match &data.kind {
            OpKind::Mem(Mem::Store(_)) => Self::of_stored(body, data.args[0]),
            OpKind::Mem(Mem::Copy { .. }) => Self {
                stores: false,
                copies: true,
            },
            OpKind::Host(host) if host.effects.writes() => Self::ANY,
            OpKind::Call(call) | OpKind::Control(Control::Invoke(call)) => {
                match call_kind(module, call) {
                    CallKind::Defined(id) => {
                        open.push(id);
                        Self::default()
                    }
                    CallKind::Inactive { .. } | CallKind::Alloc { .. } | CallKind::Free { .. } => {
                        Self::default()
                    }
                    CallKind::Copies { .. } => Self {
                        stores: false,
                        copies: true,
                    },
                    _ => Self::ANY,
                }
            }
            _ => Self::default(),
        }
    }

    fn of_stored(body: &Body, v: Value) -> Self {
        if !super::may_hold_pointer(body.ty(v)) || body.as_const(v).is_some() {
            return Self::default();
        }
        if body.ty(v).is_int() {
            return Self::of_integer(body, v);
        }
        Self {
            stores: true,
            copies: true,
        }
    }

    /// An integer is a pointer if it was made from one, or was read as bytes of one.
    fn of_integer(body: &Body, v: Value) -> Self {
        let ValueDef::Result(op, _) = body.values[v].def else {
            return Self::default();
        };
        let data = &body.ops[op];
        match &data.kind {
            OpKind::Mem(Mem::Load(access)) if access.hint == tapeless_ir::ops::Hint::Int => {
                Self::default()
            }
            OpKind::Mem(Mem::Load(_)) => Self {
                stores: false,
                copies: true,
            },
            OpKind::Scalar(_) if data.args.iter().all(|&a| !body.ty(a).is_ptr()) => {
                let mut found = Self::default();
                for &a in &data.args {
                    if a != v && super::may_hold_pointer(body.ty(a)) && body.as_const(a).is_none() {
                        found.join(Self::of_operand(body, a));
                    }
                }
                found
            }
            _ => Self::ANY,
        }
    }

    /// One level of arithmetic is looked through; sums of anything else are taken for addresses.
    fn of_operand(body: &Body, v: Value) -> Self {
        let ValueDef::Result(op, _) = body.values[v].def else {
            return Self::default();
        };
        match &body.ops[op].kind {
            OpKind::Mem(Mem::Load(_)) => Self {
                stores: false,
                copies: true,
            },
            OpKind::Scalar(_) if body.ops[op].args.iter().all(|&a| !body.ty(a).is_ptr()) => {
                Self::default()
            }
            _ => Self::ANY,
        }
    }
}
