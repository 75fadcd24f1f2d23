//! Reverse mode: needs, plan, forward sweep, reverse sweep, put together.

use crate::memory::list;
use crate::record::{Env, Recorder};
use crate::residuals::Source;
use crate::reverse::Reverser;
use crate::reverse::member::is_single;
use crate::signature::given;
use crate::tape;
use crate::unit::{Step, Unit};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use tapeless_analysis::{ArgActivity, Circle, RetActivity};
use tapeless_ir::{Body, Builder, OpKind, Packer, Par, Type, Value};
use tapeless_plan::{Kind, Needs, Node, Plan};

/// What the reverse sweep of the unit asks for: a sweep whose residuals come from nowhere.
///
/// # Errors
/// If a callee's derivative must be made first.
pub fn needs(unit: &mut Unit<'_>) -> Step<Needs> {
    let Opened {
        mut b, free, seed, ..
    } = open(unit, Sweep::Reverse);
    add_again(unit, &mut b);
    let mut sweep = Reverser::new(
        unit,
        b,
        Source::Ask(Needs::default()),
        free,
        BTreeMap::new(),
    );
    sweep.run(seed)?;
    Ok(sweep.needs())
}

/// What a function of a derivative does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sweep {
    /// It runs the primal, or ends what that left.
    Other,
    /// It runs backwards from a seed.
    Reverse,
    /// It follows tangents.
    Tangent,
}

/// A function that is begun.
#[derive(Debug)]
pub(crate) struct Opened {
    /// Its body region has its parameters.
    pub b: Builder,
    /// What they stand for.
    pub free: FxHashMap<Node, Value>,
    /// The tangents among them.
    pub tangents: FxHashMap<Value, Value>,
    /// The adjoint of the result.
    pub seed: Option<Value>,
}

/// Begins a function of the derivative.
pub(crate) fn open(unit: &mut Unit<'_>, sweep: Sweep) -> Opened {
    let (sig, with_tangents) = (&unit.function.sig, sweep == Sweep::Tangent);
    let mut types = given(unit.context, sig, with_tangents);
    let seed = crate::signature::seed(unit.context, sig).filter(|_| sweep == Sweep::Reverse);
    types.extend(seed);
    let mut b = Builder::new(&types);
    b.loc = unit.function.loc;
    let formal = b.body.params().to_vec();
    let mut next = formal.iter().copied();
    let (mut free, mut tangents) = (FxHashMap::default(), FxHashMap::default());
    for (&p, activity) in unit.body.params().iter().zip(&unit.context.args) {
        free.extend(next.next().map(|v| ((p, Kind::Primal), v)));
        match activity {
            ArgActivity::Dup => free.extend(next.next().map(|v| ((p, Kind::Shadow), v))),
            ArgActivity::Out if with_tangents => tangents.extend(next.next().map(|v| (p, v))),
            _ => {}
        }
    }
    let given = unit.context.listed.then(|| next.next()).flatten();
    let seed = seed.and_then(|_| next.next());
    let asks = sweep != Sweep::Tangent && unit.sums().ask_size();
    unit.single = asks.then(|| is_single(&mut b));
    unit.list = given.or_else(|| {
        let listed = unit.listed;
        listed.map(|_| list::open(&mut b, listed, false))
    });
    Opened {
        b,
        free,
        tangents,
        seed,
    }
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
    let Opened { b, free, seed, .. } = open(unit, Sweep::Reverse);
    let mut record = Recorder::new(unit, plan, b, env(&free)).seeded(seed);
    let (frame, returned) = record.run()?;
    let mut b = record.b;
    if let Some(end) = unit.never_returns() {
        b.push(OpKind::Control(end), &returned, &[]);
        return Ok(b.finish());
    }
    // Locks are taken the other way round when all have taken theirs.
    if unit.context.circle == Circle::Member && unit.function.orders {
        b.push(OpKind::Par(Par::Barrier), &[], &[]);
    }
    if unit.context.circle == Circle::Member && unit.module.deterministic {
        b.push(OpKind::Par(Par::TurnBack), &[], &[]);
    }
    let mut reverse = Reverser::new(unit, b, Source::Plan(plan), free, frame);
    let ends = reverse.ends();
    let outs = reverse.run(seed)?;
    reverse.leave(&ends);
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
    let Opened { b, free, .. } = open(unit, Sweep::Other);
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
    let Opened {
        mut b, free, seed, ..
    } = open(unit, Sweep::Reverse);
    let packed = tape.map(|ty| tape::param(&mut b, ty));
    add_again(unit, &mut b);
    let frame = tape::read(unit, &mut b, plan, packed, boxed);
    let mut sweep = Reverser::new(unit, b, Source::Plan(plan), free, frame);
    let outs = sweep.run(seed)?;
    let mut b = sweep.b;
    finish(unit, &mut b, &outs);
    Ok(b.finish())
}

/// What makes a tape that tangents were followed from as it was: own memory of the derivative is 0 again.
///
/// # Errors
/// If a callee's derivative must be made first.
pub fn reset(unit: &mut Unit<'_>, plan: &Plan, tape: Option<Type>, boxed: bool) -> Step<Body> {
    let Opened { mut b, free, .. } = open(unit, Sweep::Other);
    let frame = tape::taken(unit, &mut b, plan, tape, boxed);
    let mut sweep = Reverser::new(unit, b, Source::Plan(plan), free, frame);
    sweep.own_memory_only();
    sweep.run(None)?;
    let mut b = sweep.b;
    b.return_(&[]);
    Ok(b.finish())
}
