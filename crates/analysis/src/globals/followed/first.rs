//! Pointers that a function stores in a global the first time only, and finds there ever after.
//!
//! ```c
//! if (!work) work = malloc(n);          if (!ready) { start(); ready = 1; }          static const std::vector<double> w{…};
//! ```

use super::walk::Walk;
use crate::values::flow::{Origin, base, comes_from};
use rustc_hash::FxHashSet;
use tapeless_ir::{Body, Callee, Constant, Control, FuncId, Mem, OpData, OpKind, Scalar, Value};

/// By what it is asked whether a variable within a function was made (Itanium C++ ABI, section 3.3.2).
const GUARD: &str = "__cxa_guard_acquire";

impl Walk<'_> {
    /// Whether that is so in one of the functions.
    pub(super) fn is_made_once(&self, functions: &FxHashSet<FuncId>) -> bool {
        let bodies = functions
            .iter()
            .filter_map(|&id| self.module.functions[id].differentiated());
        bodies.into_iter().any(|body| {
            let mut ops = body.ops.values();
            ops.any(|data| self.is_missed(body, data) || self.is_first(body, data))
        })
    }

    /// Whether it is asked here if a pointer was stored there at all.
    fn is_missed(&self, body: &Body, data: &OpData) -> bool {
        let is_null = |v: &Value| matches!(body.as_const(*v), Some(Constant::Zero));
        let is_loaded = |v: &Value| {
            let made = body.def_op(*v).map(|op| &body.ops[op]);
            let load = made.filter(|made| matches!(made.kind, OpKind::Mem(Mem::Load(_))));
            load.is_some_and(|load| self.place(body, load.args[0]).is_some())
        };
        let compares = matches!(data.kind, OpKind::Scalar(Scalar::Icmp(_)));
        compares && data.args.iter().any(is_null) && data.args.iter().any(is_loaded)
    }

    /// Whether pointers are stored there in an arm of a condition on what outlives the request, or by what is called in one.
    fn is_first(&self, body: &Body, data: &OpData) -> bool {
        matches!(data.kind, OpKind::Control(Control::If | Control::Switch(_)))
            && self.asks_what_is_kept(body, data.args[0])
            && data.regions.iter().any(|&arm| {
                let mut ops = body.ops_within(arm).into_iter().map(|op| &body.ops[op]);
                ops.any(|data| self.stores(body, data) || self.stores_by_call(data))
            })
    }

    fn stores_by_call(&self, data: &OpData) -> bool {
        let Some(Callee::Func(id)) = data.kind.call().map(|call| call.callee) else {
            return false;
        };
        let body = self.module.functions[id].differentiated();
        body.is_some_and(|body| body.ops.values().any(|data| self.stores(body, data)))
    }

    /// Whether a condition depends on a variable of the file, or on whether one within a function was made.
    fn asks_what_is_kept(&self, body: &Body, condition: Value) -> bool {
        comes_from(body, condition, |_, data| match &data.kind {
            OpKind::Mem(Mem::Load(_)) => match body.as_const(base(body, data.args[0])) {
                Some(Constant::Global(g, _)) if !self.module.globals[*g].constant => Origin::Found,
                _ => Origin::Open,
            },
            OpKind::Scalar(Scalar::Icmp(_) | Scalar::Int(..) | Scalar::Cast(..)) => {
                Origin::Operands
            }
            kind => match kind.call().map(|call| call.callee) {
                Some(Callee::Func(id)) if self.module.functions[id].name == GUARD => Origin::Found,
                _ => Origin::Open,
            },
        })
    }
}
