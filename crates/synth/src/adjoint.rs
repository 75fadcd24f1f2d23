//! Reverse mode: needs, plan, forward sweep, reverse sweep, put together.

use crate::memory::list;
use crate::record::{Env, Recorder};
use crate::reverse::{Residuals, Reverser};
use crate::signature::params;
use crate::tape;
use crate::unit::{Step, Unit};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use tapeless_analysis::{ArgActivity, RetActivity};
use tapeless_ir::{Body, Builder, OpKind, Packer, Type, Value};
use tapeless_plan::{Kind, Needs, Node, Plan};

/// What the reverse sweep of the unit asks for: a sweep whose residuals come from nowhere.
///
/// # Errors
/// If a callee's derivative must be made first.
pub fn needs(unit: &mut Unit<'_>) -> Step<Needs> {
    let (mut b, free, seed) = open(unit, true);
    add_again(unit, &mut b);
    let mut sweep = Reverser::new(
        unit,
        b,
        Residuals::Ask(Needs::default()),
        free,
        BTreeMap::new(),
    );
    sweep.run(seed)?;
    Ok(sweep.needs())
}

/// A builder whose body region has the derivative's parameters, and what they stand for.
fn open(unit: &mut Unit<'_>, with_seed: bool) -> (Builder, FxHashMap<Node, Value>, Option<Value>) {
    let mut types = params(unit.context, &unit.function.sig);
    let seed = crate::signature::seed(unit.context, &unit.function.sig).filter(|_| with_seed);
    types.extend(seed);
    let mut b = Builder::new(&types);
    b.loc = unit.function.loc;
    let formal = b.body.params().to_vec();
    let mut next = formal.iter().copied();
    let mut free = FxHashMap::default();
    for (&p, activity) in unit.body.params().iter().zip(&unit.context.args) {
        free.extend(next.next().map(|v| ((p, Kind::Primal), v)));
        if *activity == ArgActivity::Dup {
            free.extend(next.next().map(|v| ((p, Kind::Shadow), v)));
        }
    }
    let given = unit.context.listed.then(|| next.next()).flatten();
    let seed = seed.and_then(|_| next.next());
    unit.list = given.or_else(|| {
        let listed = unit.listed;
        listed.map(|_| list::open(&mut b, listed, false))
    });
    (b, free, seed)
}

/// The parameter that says whether the reverse sweep will run again.
fn add_again(unit: &mut Unit<'_>, b: &mut Builder) {
    let entry = b.body.entry();
    let taped = unit.context.taped;
    unit.again = taped.then(|| b.body.add_param(entry, Type::I1));
}

fn env(free: &FxHashMap<Node, Value>) -> Env {
    let mut env = Env::default();
    for (&(v, kind), &to) in free {
        env.bind(v, kind, to);
    }
    env
}

/// Forward and reverse sweep in one function.
///
/// # Errors
/// If a callee's derivative must be made first.
pub fn combined(unit: &mut Unit<'_>, plan: &Plan) -> Step<Body> {
    let (b, free, seed) = open(unit, true);
    let mut record = Recorder::new(unit, plan, b, env(&free));
    let (frame, returned) = record.run()?;
    let mut b = record.b;
    if let Some(end) = unit.never_returns() {
        b.push(OpKind::Control(end), &returned, &[]);
        return Ok(b.finish());
    }
    let mut reverse = Reverser::new(unit, b, Residuals::Plan(plan), free, frame);
    let outs = reverse.run(seed)?;
    let mut b = reverse.b;
    if let (false, Some(listed), Some(list)) = (unit.context.listed, unit.listed, unit.list) {
        list::work_off(&mut b, unit.module, listed, list);
    }
    let mut results: Vec<Value> = returned
        .into_iter()
        .filter(|_| unit.context.primal_ret)
        .collect();
    results.extend(outs);
    finish(unit, &mut b, &results);
    Ok(b.finish())
}

fn finish(unit: &mut Unit<'_>, b: &mut Builder, results: &[Value]) {
    let packed = Packer {
        module: unit.module,
        b,
    }
    .pack(results);
    b.return_(packed.as_slice());
}

/// The augmented forward function of a split derivative. `boxed`: its tape goes through memory.
///
/// # Errors
/// If a callee's derivative must be made first.
pub fn augmented(unit: &mut Unit<'_>, plan: &Plan, boxed: bool) -> Step<Body> {
    let (b, free, _) = open(unit, false);
    let mut record = Recorder::new(unit, plan, b, env(&free));
    let (frame, returned) = record.run()?;
    if let Some(end) = record.unit.never_returns() {
        record.b.push(OpKind::Control(end), &returned, &[]);
        return Ok(record.b.finish());
    }
    let end = record.unit.body.terminator(record.unit.body.entry());
    let mut shadow = None;
    if let (RetActivity::Dup, Some(end)) = (record.unit.context.ret, end) {
        let v = record.unit.body.ops[end].args[0];
        shadow = Some(record.shadow(v, end)?);
    }
    let mut b = record.b;
    let mut results: Vec<Value> = returned
        .into_iter()
        .filter(|_| unit.context.primal_ret)
        .collect();
    results.extend(shadow);
    let tape = tape::written(unit, &mut b, plan, &frame, boxed);
    results.extend(tape);
    finish(unit, &mut b, &results);
    Ok(b.finish())
}

/// The reverse function of a split derivative.
///
/// # Errors
/// If a callee's derivative must be made first.
pub fn reverse(unit: &mut Unit<'_>, plan: &Plan, tape: Option<Type>, boxed: bool) -> Step<Body> {
    let (mut b, free, seed) = open(unit, true);
    let mut packed = None;
    if let Some(ty) = tape {
        let entry = b.body.entry();
        packed = Some(b.body.add_param(entry, ty));
    }
    add_again(unit, &mut b);
    let frame = tape::read(unit, &mut b, plan, packed, boxed);
    let mut sweep = Reverser::new(unit, b, Residuals::Plan(plan), free, frame);
    let outs = sweep.run(seed)?;
    let mut b = sweep.b;
    finish(unit, &mut b, &outs);
    Ok(b.finish())
}
