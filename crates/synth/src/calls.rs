//! Calls: which derivative of the callee, and when it runs.

use crate::float::Packer;
use crate::reverse::Reverser;
use crate::signature::{Derived, forward_results, outs};
use crate::unit::{Step, Stop, Unit};
use tapeless_analysis::activity::reachable;
use tapeless_analysis::{
    ArgActivity, CallKind, Context, Mode, ObjSet, PointerActivity, RetActivity, call_kind,
};
use tapeless_diag::{Diagnostic, code};
use tapeless_ir::ops::Call;
use tapeless_ir::{Builder, Callee, Control, Effects, FastMath, FuncId, Op, OpData, OpKind, Value};
use tapeless_rules::effects::Written;

/// When a call's parts run.
#[derive(Clone, Debug)]
pub enum Schedule {
    /// It has no derivative: the primal call, once, in the forward sweep.
    Plain,
    /// It changes no memory: the primal call forward, the combined adjoint at reverse time.
    Late(Derived),
    /// Augmented call forward, reverse call at reverse time, joined by a tape.
    Split(Derived),
}

/// The call of an op, if it is one.
pub fn call_of(unit: &Unit<'_>, op: Op) -> Option<Call> {
    match &unit.body.ops[op].kind {
        OpKind::Call(call) | OpKind::Control(Control::Invoke(call)) => Some(call.clone()),
        _ => None,
    }
}

/// The result of a call or invoke.
pub fn result_of(unit: &Unit<'_>, op: Op) -> Option<Value> {
    let data = &unit.body.ops[op];
    match &data.kind {
        OpKind::Control(_) => unit.body.regions[data.regions[0]].params.first().copied(),
        _ => data.results.first().copied(),
    }
}

/// Whether the call takes part in the derivative.
pub fn is_active(unit: &Unit<'_>, op: Op) -> bool {
    let Some(call) = call_of(unit, op) else {
        return false;
    };
    let (facts, data) = (unit.facts, &unit.body.ops[op]);
    if let (OpKind::Control(_), CallKind::Inactive { writes, .. }) =
        (&data.kind, call_kind(unit.module, &call))
    {
        return !overwritten(unit, data, &writes).is_empty();
    }
    facts
        .activity
        .call_is_active(unit.module, &facts.points, &call, data, result_of(unit, op))
}

/// When the parts of a call run, and which derivative of the callee it takes.
///
/// # Errors
/// If the callee has no derivative, or its derivative must be made first.
pub fn schedule(unit: &Unit<'_>, op: Op) -> Step<Schedule> {
    let Some(call) = call_of(unit, op) else {
        return Ok(Schedule::Plain);
    };
    if !is_active(unit, op) {
        return Ok(Schedule::Plain);
    }
    let callee = match call_kind(unit.module, &call) {
        CallKind::Defined(id) => id,
        CallKind::Unknown(id) => return Err(undefined(unit, op, id)),
        CallKind::Indirect => return Err(unit.unsupported(op, "an active call through a pointer")),
        CallKind::Inactive { .. } if matches!(unit.body.ops[op].kind, OpKind::Control(_)) => {
            return Err(unit.unsupported(op, "an active call that may throw"));
        }
        CallKind::Inactive { .. } | CallKind::Alloc { .. } | CallKind::Free { .. } => {
            return Ok(Schedule::Plain);
        }
        CallKind::Copies { .. } => {
            return Err(unit.unsupported(op, "a library call that copies active memory"));
        }
    };
    let late = can_run_late(unit, op, &call);
    let mode = if late { Mode::Combined } else { Mode::Split };
    let context = context(unit, op, callee, mode)?;
    let derived = unit
        .derived
        .get(&context)
        .cloned()
        .ok_or(Stop::Missing(context))?;
    Ok(if late {
        Schedule::Late(derived)
    } else {
        Schedule::Split(derived)
    })
}

fn undefined(unit: &Unit<'_>, op: Op, id: FuncId) -> Stop {
    let name = unit.module.functions[id].shown_name();
    Diagnostic::error(
        code::UNDEFINED,
        format!("the call to `{name}` is active, but `{name}` has no definition here"),
    )
    .at(unit
        .place(op)
        .or_else(|| unit.module.location(unit.function.loc)))
    .because(
        None,
        format!("while differentiating `{}`", unit.function.shown_name()),
    )
    .help(format!(
        "define `{name}` in this file, or build with link-time optimisation"
    ))
    .help("or pass it nothing that carries a derivative (`enzyme_const`)")
    .into()
}

/// The callee writes nothing that others see, and what it reads is unchanged until the reverse sweep.
fn can_run_late(unit: &Unit<'_>, op: Op, call: &Call) -> bool {
    let result_is_pointer = call.sig.ret.is_some_and(|ty| ty.is_ptr());
    !call.effects.writes()
        && !result_is_pointer
        && (!call.effects.reads() || is_unspoiled(unit, op, &all_reached(unit, op)))
}

fn all_reached(unit: &Unit<'_>, op: Op) -> ObjSet {
    let points = &unit.facts.points;
    let mut set = ObjSet::default();
    for &arg in &unit.body.ops[op].args {
        set.union(&reachable(points, points.of(arg)));
    }
    set
}

fn is_unspoiled(unit: &Unit<'_>, op: Op, objects: &ObjSet) -> bool {
    unit.writes.are_stable(
        unit.module,
        unit.body,
        unit.facts,
        unit.context,
        op,
        objects,
    )
}

/// The context of a callee.
fn context(unit: &Unit<'_>, op: Op, callee: FuncId, mode: Mode) -> Step<Context> {
    let data = &unit.body.ops[op];
    let function = &unit.module.functions[callee];
    let mut args = Vec::new();
    let (mut stable, mut floats) = (Vec::new(), Vec::new());
    for &arg in data.args.iter().take(function.sig.params.len()) {
        args.push(arg_activity(unit, op, arg)?);
        let points = &unit.facts.points;
        floats.push(unit.facts.types.uniform(points, arg));
        let reached = reachable(points, points.of(arg));
        stable.push(
            mode == Mode::Split && unit.body.ty(arg).is_ptr() && is_unspoiled(unit, op, &reached),
        );
    }
    let result = result_of(unit, op);
    let ret = match result {
        Some(r) if unit.has_shadow(r) => RetActivity::Dup,
        Some(r) if unit.is_active(r) => RetActivity::Active,
        _ => RetActivity::Const,
    };
    let primal_ret = result.is_some() && mode != Mode::Combined;
    Ok(Context {
        function: callee,
        mode,
        args,
        ret,
        primal_ret,
        stable,
        floats,
    })
}

fn arg_activity(unit: &Unit<'_>, op: Op, arg: Value) -> Step<ArgActivity> {
    let ty = unit.body.ty(arg);
    if ty.is_ptr() {
        return match unit.pointer(arg) {
            PointerActivity::Inactive => Ok(ArgActivity::Const),
            PointerActivity::Active => Ok(ArgActivity::Dup),
            PointerActivity::Mixed => Err(unit.unsupported(
                op,
                "a call is given a pointer that is active on one path and inactive on another",
            )),
        };
    }
    match (unit.is_active(arg), ty.is_float()) {
        (false, _) => Ok(ArgActivity::Const),
        (true, true) => Ok(ArgActivity::Out),
        (true, false) => {
            Err(unit.unsupported(op, "an active value is passed as an integer or aggregate"))
        }
    }
}

impl Reverser<'_, '_> {
    pub(crate) fn call(&mut self, op: Op, data: &OpData) -> Step<()> {
        let Some(call) = call_of(self.unit, op) else {
            return Ok(());
        };
        match call_kind(self.unit.module, &call) {
            CallKind::Alloc { .. } => return self.allocation(op, data),
            CallKind::Inactive {
                writes, written, ..
            } => return self.overwritten(op, data, &writes, written),
            _ => {}
        }
        match schedule(self.unit, op)? {
            Schedule::Plain => Ok(()),
            Schedule::Late(derived) => self.reverse_call(op, data, &derived, derived.forward),
            Schedule::Split(derived) => match derived.reverse {
                Some(function) => self.reverse_call(op, data, &derived, function),
                None => Ok(()),
            },
        }
    }

    /// What an inactive call wrote has no adjoint.
    fn overwritten(
        &mut self,
        op: Op,
        data: &OpData,
        writes: &[usize],
        written: Written,
    ) -> Step<()> {
        let places = overwritten(self.unit, data, writes);
        if places.is_empty() {
            return Ok(());
        }
        let mut read = Vec::new();
        for v in length(self.unit, op, written)? {
            read.push(self.primal(v, op)?);
        }
        let bytes = crate::written::bytes(&mut self.b, written, &read);
        for place in places {
            let shadow = self.shadow(place, op)?;
            let mixed = self.unit.pointer(place) == PointerActivity::Mixed;
            crate::written::clear(&mut self.b, shadow, bytes, mixed);
        }
        Ok(())
    }

    /// adj of the `out` arguments += reverse(arguments, shadows, adj of the result, tape)
    fn reverse_call(
        &mut self,
        op: Op,
        data: &OpData,
        derived: &Derived,
        function: FuncId,
    ) -> Step<()> {
        let mut args = Vec::new();
        for (&a, activity) in data.args.iter().zip(&derived.context.args) {
            args.push(self.primal(a, op)?);
            if *activity == ArgActivity::Dup {
                args.push(self.shadow(a, op)?);
            }
        }
        let primal = self.unit.module.functions[derived.context.function]
            .sig
            .clone();
        if let Some(ty) = crate::signature::seed(&derived.context, &primal) {
            let seed = data.results.first().and_then(|&r| self.take(r));
            args.push(seed.unwrap_or_else(|| self.b.zero(ty)));
        }
        if let (Mode::Split, Some(ty)) = (derived.context.mode, derived.tape) {
            args.push(self.tape(op, ty));
        }
        let results = emit(self.unit, &mut self.b, function, &args);
        let outs = data
            .args
            .iter()
            .zip(&derived.context.args)
            .filter(|(_, a)| **a == ArgActivity::Out);
        for ((&a, _), adjoint) in outs.zip(results) {
            self.add(a, adjoint, self.flags);
        }
        if derived.context.ret == RetActivity::Dup {
            self.allocation(op, data)?;
        }
        Ok(())
    }
}

/// The pointers to shadowed memory among those that a library call writes through.
pub fn overwritten(unit: &Unit<'_>, data: &OpData, writes: &[usize]) -> Vec<Value> {
    let given = writes.iter().filter_map(|&i| data.args.get(i).copied());
    given.filter(|&a| unit.has_shadow(a)).collect()
}

/// The values that the number of bytes written depends on.
///
/// # Errors
/// If nothing that the program sees says how many they are.
pub fn length(unit: &Unit<'_>, op: Op, written: Written) -> Step<Vec<Value>> {
    let data = &unit.body.ops[op];
    let read = crate::written::reads(written).and_then(|(arg, result)| {
        let arg = arg.map(|i| data.args.get(i).copied());
        let result = result.then(|| result_of(unit, op));
        arg.into_iter()
            .chain(result)
            .collect::<Option<Vec<Value>>>()
    });
    let what = "a library call that overwrites active memory, nobody can tell how much of it";
    read.ok_or_else(|| unit.unsupported(op, what))
}

/// The context of a callee in forward mode.
///
/// # Errors
/// As [`schedule`].
pub fn tangent(unit: &Unit<'_>, op: Op) -> Step<Option<Derived>> {
    let Some(call) = call_of(unit, op) else {
        return Ok(None);
    };
    if !is_active(unit, op) {
        return Ok(None);
    }
    let callee = match call_kind(unit.module, &call) {
        CallKind::Defined(id) => id,
        CallKind::Unknown(id) => return Err(undefined(unit, op, id)),
        CallKind::Indirect => return Err(unit.unsupported(op, "an active call through a pointer")),
        _ => return Ok(None),
    };
    let context = context(unit, op, callee, Mode::Forward)?;
    unit.derived
        .get(&context)
        .cloned()
        .map(Some)
        .ok_or(Stop::Missing(context))
}

/// Emits a call to a synthesised function and unpacks its results.
pub fn emit(unit: &mut Unit<'_>, b: &mut Builder, function: FuncId, args: &[Value]) -> Vec<Value> {
    let sig = unit.module.functions[function].sig.clone();
    let results: Vec<_> = sig.ret.into_iter().collect();
    let call = Call {
        callee: Callee::Func(function),
        sig,
        effects: Effects::ANY,
        flags: FastMath::default(),
    };
    let op = b.push(OpKind::Call(call), args, &results);
    let packed = b.body.ops[op].results.first().copied();
    let types = result_types(unit, function);
    Packer {
        module: unit.module,
        b,
    }
    .unpack(packed, &types)
}

/// What the results of a synthesised function unpack to.
fn result_types(unit: &Unit<'_>, function: FuncId) -> Vec<tapeless_ir::Type> {
    let found = unit
        .derived
        .values()
        .find(|d| d.forward == function || d.reverse == Some(function));
    let Some(derived) = found else {
        return Vec::new();
    };
    let primal = &unit.module.functions[derived.context.function].sig;
    if derived.reverse == Some(function) {
        outs(&derived.context, primal)
    } else {
        forward_results(&derived.context, primal, derived.tape)
    }
}
