//! What takes part in a derivative: ops whose reverse does something, calls that have a derivative of their own.

use crate::Case;
use rustc_hash::FxHashSet;
use tapeless_analysis::values::orders::waits_in;
use tapeless_analysis::{CallKind, PointerActivity, asks_size, call_kind, calls_pointer};
use tapeless_ir::ops::{Call, Callee, Host, Update};
use tapeless_ir::{Control, Mem, Op, OpData, OpKind, Value};
use tapeless_rules::effects::Written;
use tapeless_rules::{RuleId, id};

impl Case<'_> {
    /// Ops whose reverse does something: active results, writes to shadowed memory, shadows to release,
    /// and whatever holds such ops.
    pub fn relevant_ops(&self) -> FxHashSet<Op> {
        let body = self.body;
        let mut relevant = FxHashSet::default();
        for op in body.op_order().into_iter().rev() {
            let data = &body.ops[op];
            let active = data.results.iter().any(|&r| self.is_active(r));
            let itself = match &data.kind {
                OpKind::Mem(mem) if mem.is_atomic() => self.atomic_is_relevant(data),
                OpKind::Mem(mem) => active || self.memory_is_relevant(mem, data),
                OpKind::Call(call) => active || self.call_is_relevant(op, call, data),
                OpKind::Control(Control::Invoke(call)) => {
                    active || self.call_is_relevant(op, call, data)
                }
                OpKind::Host(host) => self.host_is_relevant(host, data),
                OpKind::Par(par) => par.reversed().is_some(),
                _ => active,
            };
            let inside = data.regions.iter().any(|&r| {
                body.regions[r]
                    .ops
                    .iter()
                    .any(|inner| relevant.contains(inner))
            });
            if (itself || inside) && !data.kind.is_terminator() {
                relevant.insert(op);
            }
        }
        relevant
    }

    /// Whether an op that only the host understands may change what carries a derivative.
    pub fn host_is_relevant(&self, host: &Host, data: &OpData) -> bool {
        let active = data.results.iter().any(|&r| self.is_active(r));
        let writes = || host.effects.writes() && data.args.iter().any(|&a| self.has_shadow(a));
        !ends_stack_memory(&data.kind) && (active || writes())
    }

    /// The rule by which an op adds to what lies in memory, or subtracts, at once, if what lay there is of no use.
    pub fn sum(&self, data: &OpData) -> Option<RuleId> {
        let OpKind::Mem(Mem::Update {
            update: Update::Rule(rule),
            ..
        }) = data.kind
        else {
            return None;
        };
        let is_sum = rule == id::fadd || rule == id::fsub;
        let is_used = data.results.iter().any(|&r| self.is_active(r));
        (is_sum && !is_used).then_some(rule)
    }

    /// Whether an atomic access touches what carries a derivative, or pointers to it.
    pub fn atomic_is_relevant(&self, data: &OpData) -> bool {
        let carries = |v: Value| {
            self.is_active(v)
                || self.body.ty(v).is_ptr() && self.pointer(v) != PointerActivity::Inactive
        };
        let writes = || {
            let stores = data.moved().is_some_and(|moved| moved.stored.is_some());
            let shadowed = data.args.iter().any(|&a| self.has_shadow(a));
            stores && shadowed && !self.facts.types.counts(self.body, &self.facts.points, data)
        };
        data.results.iter().any(|&r| carries(r)) || writes()
    }

    fn memory_is_relevant(&self, mem: &Mem, data: &OpData) -> bool {
        let shadowed = |v: Value| self.pointer(v) != PointerActivity::Inactive;
        match mem {
            Mem::Store(_) => shadowed(data.args[1]) && !self.body.ty(data.args[0]).is_ptr(),
            Mem::Copy { .. } | Mem::Set(_) => shadowed(data.args[0]),
            Mem::Alloca { .. } => self.has_shadow(data.results[0]),
            _ => false,
        }
    }

    fn call_is_relevant(&self, op: Op, call: &Call, data: &OpData) -> bool {
        match call_kind(self.module, call) {
            CallKind::Alloc { .. } => self
                .body
                .call_result(op)
                .is_some_and(|r| self.has_shadow(r)),
            CallKind::Inactive {
                writes, written, ..
            } => !self.overwritten(data, &writes, written).is_empty(),
            _ => self.call_is_active(op),
        }
    }

    /// Whether a call takes part in the derivative.
    pub fn call_is_active(&self, op: Op) -> bool {
        let data = &self.body.ops[op];
        let Some(call) = data.kind.call() else {
            return false;
        };
        if let (
            OpKind::Control(_),
            CallKind::Inactive {
                writes, written, ..
            },
        ) = (&data.kind, call_kind(self.module, call))
        {
            return !self.overwritten(data, &writes, written).is_empty();
        }
        let result = self.body.call_result(op);
        let (activity, points) = (&self.facts.activity, &self.facts.points);
        activity.call_is_active(self.module, points, call, data, result)
            || self.orders(call)
            || self.goes_through(call) && self.is_given_away(op, call)
    }

    /// Whether members of a team wait for each other where they make a call.
    fn orders(&self, call: &Call) -> bool {
        self.context.circle.is_shared() && waits_in(self.module, call)
    }

    /// Whether a call is the one of a pointer that is none of the known functions: what it would need is told at run time.
    pub fn goes_through(&self, call: &Call) -> bool {
        matches!(call.callee, Callee::Func(id) if calls_pointer(&self.module.functions[id]))
    }

    /// Whether what varies goes by a call to a function that is not here, and may come back by another.
    pub fn is_given_away(&self, op: Op, call: &Call) -> bool {
        let (facts, data) = (self.facts, &self.body.ops[op]);
        facts
            .activity
            .is_given_away(self.module, &facts.points, (op, call), data)
    }

    /// The pointers to shadowed memory among those that a library call writes through, unless it writes where no float ever
    /// lies.
    pub fn overwritten(&self, data: &OpData, writes: &[usize], written: Written) -> Vec<Value> {
        if written == Written::Bytes(0) {
            return Vec::new();
        }
        let given = writes.iter().filter_map(|&i| data.args.get(i).copied());
        given.filter(|&a| self.has_shadow(a)).collect()
    }

    /// A call that asks for the size of memory with a shadow: the call, the pointer, the size.
    pub fn asked_size<'d>(&self, data: &'d OpData) -> Option<(&'d Call, Value, Value)> {
        let call = data
            .kind
            .call()
            .filter(|call| asks_size(self.module, call))?;
        let (&pointer, &size) = (data.args.first()?, data.results.first()?);
        self.has_shadow(pointer).then_some((call, pointer, size))
    }
}

/// Markers of the life of stack memory, which a derivative reads after the primal is done with it.
pub fn ends_stack_memory(kind: &OpKind) -> bool {
    match kind {
        OpKind::Mem(Mem::Lifetime(_)) => true,
        OpKind::Host(host) => host.name.contains("stackrestore"),
        _ => false,
    }
}
