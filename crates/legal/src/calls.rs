//! Calls: which have a derivative, and whether what they are given and give has one.

use crate::undefined::{handed_on, indirect, instead, touches, undefined, variadic};
use crate::words::{BITS, FLOAT_AS_POINTER, LOST, THROWN_POINTER};
use crate::{Judge, Step};
use tapeless_analysis::facts::handed;
use tapeless_analysis::points::Object;
use tapeless_analysis::values::orders;
use tapeless_analysis::{
    CallKind, Mode, PointerActivity, call_kind, frees_exception, runs_elsewhere, thrown,
    thrown_object,
};
use tapeless_diag::code;
use tapeless_ir::ops::Call;
use tapeless_ir::{Callee, FuncId, Op, OpData, Stated, Value};
use tapeless_plan::{Case, Schedule};
use tapeless_rules::effects::Written;

/// Whether a call hands memory to functions of which nothing is known, and comes back: it has no derivative, for which the
/// program would stop.
pub(crate) fn strangers_return(case: &Case<'_>) -> bool {
    let returns = |op: Op| {
        let data = &case.body.ops[op];
        let Some(CallKind::Defined(id)) = data.kind.call().map(|call| call_kind(case.module, call))
        else {
            return false;
        };
        let call = (id, &data.args[..]);
        let known = &case.summaries.pointers;
        known.gives_strangers(case.module, &case.facts.points, call) && !case.call_is_active(op)
    };
    case.body.op_order().into_iter().any(returns)
}

/// The values that the number of bytes depends on which a library call writes; none if nothing that the program sees says how
/// many they are.
pub fn length(case: &Case<'_>, op: Op, written: Written) -> Option<Vec<Value>> {
    let data = &case.body.ops[op];
    let (arg, result) = written.reads()?;
    let arg = arg.map(|i| data.args.get(i).copied());
    let result = result.then(|| case.body.call_result(op));
    arg.into_iter().chain(result).collect()
}

impl Judge<'_> {
    /// A call in any sweep; whether it has a derivative of its own.
    pub(crate) fn call(&self, op: Op, data: &OpData) -> Step<bool> {
        let Some(call) = data.kind.call() else {
            return Ok(false);
        };
        let kind = call_kind(self.module, call);
        match &kind {
            CallKind::Alloc { .. } => return Ok(false),
            CallKind::Free { arg } => return self.released(op, call, data.args[*arg]),
            CallKind::Inactive {
                writes, written, ..
            } => self.overwritten_by(op, data, writes, *written)?,
            _ => {}
        }
        self.orders_nobody(op, data)?;
        self.throws_no_shadow(op, call)?;
        self.gives_nothing_away(op, call)?;
        if !self.call_is_active(op) {
            if let Some((_, pointer, _)) = self.asked_size(data) {
                self.check_shadow(pointer, op)?;
            }
            return Ok(false);
        }
        match kind {
            // What was made for it in another file does not know the globals of this one.
            CallKind::Defined(_) if self.may_touch_elsewhere(call) => Err(touches(self, op)),
            CallKind::Defined(callee) => self.callee(op, callee, data).map(|()| true),
            CallKind::Unknown(id) => Err(undefined(self, op, id)),
            CallKind::Indirect => Err(indirect(self, op)),
            CallKind::Copies { .. } => {
                let what = format!(
                    "the call of {} copies memory that carries a derivative where an exception may leave it",
                    self.callee_name(op)
                );
                Err(self.unsupported(op, what, "copy in a loop"))
            }
            _ => Ok(false),
        }
    }

    /// Refuses a call of a member's that may wait for others, for all that is known.
    fn orders_nobody(&self, op: Op, data: &OpData) -> Step<()> {
        if !self.context.circle.is_shared() || !orders::may_wait(self.module, data) {
            return Ok(());
        }
        let name = self.callee_name(op);
        let call = data.kind.call().map(|call| call.callee);
        let known = match call {
            Some(Callee::Func(id)) => instead(&self.module.functions[id].name),
            _ => None,
        };
        if let Some(instead) = known {
            let what = format!(
                "what the compiler makes a call of {name} in a parallel region: threads may wait for each other there, or end"
            );
            return Err(self.waits(op, what, &[instead]));
        }
        let what = format!(
            "{name} is called in a parallel region, and has no definition here: threads may wait for each other there"
        );
        Err(self.waits(op, what, &[
            "use a lock, a barrier or an atomic operation of OpenMP",
            "or, if no thread waits for another there, say that it is inactive: `void *__enzyme_inactivefn_f = (void *)f;`",
        ]))
    }

    /// Whether a function with derivatives that were made in another file may touch a global that carries a derivative.
    fn may_touch_elsewhere(&self, call: &Call) -> bool {
        let touched = self.facts.activity.touched_elsewhere();
        !self.goes_through(call) && runs_elsewhere(self.module, call) && touched.is_some()
    }

    /// What releases memory releases its shadow, or notes it.
    fn released(&self, op: Op, call: &Call, pointer: Value) -> Step<bool> {
        let forward = self.context.mode == Mode::Forward;
        let asked = forward && !frees_exception(self.module, call) || !forward && self.lists;
        if asked {
            self.check_shadow(pointer, op)?;
        }
        Ok(false)
    }

    /// What an inactive call writes has no derivative: so much of the shadow is cleared.
    fn overwritten_by(
        &self,
        op: Op,
        data: &OpData,
        writes: &[usize],
        written: Written,
    ) -> Step<()> {
        let places = self.overwritten(data, writes, written);
        if places.is_empty() {
            return Ok(());
        }
        if length(&self.case, op, written).is_none() {
            let name = self.callee_name(op);
            let what = format!(
                "{name} overwrites memory that may carry a derivative, and nothing says how much of it"
            );
            return Err(self.refusal(code::UNSUPPORTED, op, what)
                .help("hand it a copy of the memory, or values instead of pointers")
                .help("or, if it is a text or whatever else carries no derivative, mark its argument `enzyme_const`")
                .into());
        }
        places
            .into_iter()
            .try_for_each(|place| match self.context.mode {
                Mode::Forward => self.check_shadow(place, op),
                Mode::Combined | Mode::Split => self.check_shadow_again(place, op),
            })
    }

    /// A pointer in an exception has no shadow where it is caught.
    fn throws_no_shadow(&self, op: Op, call: &Call) -> Step<()> {
        let thrown = thrown(self.module, call).and_then(|i| self.body.ops[op].args.get(i));
        if thrown.is_some_and(|&thrown| self.has_shadow(thrown)) {
            return Err(self.refuse(op, THROWN_POINTER));
        }
        // The library runs the destructor when the exception ends, without a derivative.
        match thrown_object(self.module, self.body, op) {
            Some((object, true)) if self.has_shadow(object) && self.holds_shadowed(object) => {
                Err(self.refuse(op, THROWN_POINTER))
            }
            _ => Ok(()),
        }
    }

    /// Refuses a call by which what varies goes to a function that is not here, and may come back by another.
    fn gives_nothing_away(&self, op: Op, call: &Call) -> Step<()> {
        if self.goes_through(call) || !self.is_given_away(op, call) {
            return Ok(());
        }
        Err(match call_kind(self.module, call) {
            CallKind::Unknown(id) => undefined(self, op, id),
            CallKind::Indirect => indirect(self, op),
            _ => handed_on(self, op),
        })
    }

    /// A callee with a derivative: its arguments, its result, and what is known of its memory.
    fn callee(&self, op: Op, callee: FuncId, data: &OpData) -> Step<()> {
        let function = &self.module.functions[callee];
        // The parameters do not name all that it is given.
        if function.sig.variadic && function.stated == Stated::Nothing {
            return Err(variadic(self, op, callee));
        }
        let given = data.args.iter().take(function.sig.params.len());
        for (&arg, index) in given.zip(0..) {
            if !self.facts.activity.is_looked_at(op, index) {
                self.argument(op, arg)?;
            }
        }
        if self.facts.activity.counts_bits(op) {
            let name = self.callee_name(op);
            let what = format!(
                "{name} makes a number, or another float, of the bits of a float that carries a derivative, or stores some of these by themselves: it is given them in an integer or in memory"
            );
            return Err(self.unsupported(op, what, BITS.instead));
        }
        self.loses_nothing(op, callee, data)?;
        self.returned(op)?;
        self.check_counts(op, callee)?;
        let late = self.schedules.schedule(op) == Schedule::Late;
        match late || self.context.mode == Mode::Forward {
            true => Ok(()),
            false => {
                self.check_replayed(op, callee)?;
                self.check_reread(op, callee)
            }
        }
    }

    /// Memory without a shadow holds no pointer to memory with one that the callee may load.
    fn loses_nothing(&self, op: Op, callee: FuncId, data: &OpData) -> Step<()> {
        let (runtime, call) = (self.context.runtime, (op, callee));
        let (module, facts, known) = (self.module, self.facts, self.summaries);
        let handed = handed(module, facts, known, call, &data.args, runtime);
        let Some(object) = handed.loses else {
            return Ok(());
        };
        let refusal = self.refuse(op, LOST);
        Err(match facts.points.objects[object] {
            Object::Global(global) => self.follow(global, refusal),
            _ => refusal,
        })
    }

    fn returned(&self, op: Op) -> Step<()> {
        let result = self.body.call_result(op);
        let Some(r) = result.filter(|&r| self.is_active(r) && !self.has_shadow(r)) else {
            return Ok(());
        };
        if self.body.ty(r).is_int() {
            let name = self.callee_name(op);
            let what =
                format!("a float that carries a derivative is returned by {name} as an integer");
            let instead = "return the float itself, or leave it in memory";
            return Err(self.unsupported(op, what, instead));
        }
        match self.body.ty(r).is_ptr() {
            true => Err(self.refuse(op, FLOAT_AS_POINTER)),
            false => Ok(()),
        }
    }

    fn argument(&self, op: Op, arg: Value) -> Step<()> {
        let ty = self.body.ty(arg);
        if ty.is_ptr() {
            if self.is_active(arg) {
                return Err(self.refuse(op, FLOAT_AS_POINTER));
            }
            self.check_reach(arg, op)?;
            return match self.pointer(arg) {
                PointerActivity::Inactive => Ok(()),
                _ => self.check_shadow(arg, op),
            };
        }
        if !self.is_active(arg) || ty.is_float() {
            return Ok(());
        }
        let name = self.callee_name(op);
        let what = format!(
            "a float that carries a derivative is passed to {name} within an integer or a struct"
        );
        let instead = "pass the floats themselves, or a pointer to the struct";
        let refusal = self.refusal(code::UNSUPPORTED, op, what).help(instead);
        Err(self.beside_floats(refusal, &[arg]).into())
    }
}
