//! Loops whose turns are independent become forks: their derivative is then a fork's, whose reverse sweep a team makes.
//!
//! ```text
//! s = loop (i = a, s = s0; n turns) { …; s += t }
//!     ⇒  cell = s0;  team f.part(enough turns? 0 : 1, cell, …);  s = cell
//! f.part(…)  {  first, behind = this member's of n turns
//!               if (first < behind) { t = loop (k = first, s = 0; behind − first turns) { i = a + k·step; …; s += t };  cell += t }  }
//! ```
//! Which loops may, the plan says ([`tapeless_plan::independent`]). Sums are added to what is shared by an atomic update, once a member.
//! Variables on the stack that are each turn's own are made by each member.

mod handed;
mod part;

use handed::{lead_from_within, read_again, sums_through_memory};
use part::{Part, Variable};
use rustc_hash::FxHashSet;
use tapeless_analysis::Context;
use tapeless_ir::insert::{Place, insert};
use tapeless_ir::outline::outline;
use tapeless_ir::{
    Body, Call, Callee, Control, Effects, FuncId, IntPred, Module, Op, OpKind, ParamAttrs, Type,
    Value,
};
use tapeless_plan::Plan;
use tapeless_plan::independent::Independent;

/// How much a loop has to do before a team of several is asked for: ops, those of loops within it several times.
pub const ENOUGH: i64 = 20_000;
/// How often what a loop holds is taken to run.
const TURNS: i64 = 8;

/// Lets teams share out loops of functions, as plans tell, made callees first; how many of them do now.
///
/// What a turn of such a loop calls stays as it is: it is run by members.
pub fn share_out(module: &mut Module, plans: &[(Context, Plan)], least: i64) -> usize {
    let mut made = 0;
    let mut members = run_by_members(module);
    for (function, loops) in independent(plans) {
        for loop_ in loops {
            if members.contains(&function) {
                continue;
            }
            if let Some(part) = shared_out(module, function, &loop_, least) {
                members.extend(reached(module, part));
                made += 1;
            }
        }
    }
    made
}

/// The loops that may be shared out in all contexts of their functions, callers first.
fn independent(plans: &[(Context, Plan)]) -> Vec<(FuncId, Vec<Independent>)> {
    let mut found: Vec<(FuncId, Vec<Independent>)> = Vec::new();
    for (context, plan) in plans.iter().rev() {
        match found.iter_mut().find(|(id, _)| *id == context.function) {
            Some((_, loops)) => loops.retain(|loop_| plan.independent.contains(loop_)),
            None => found.push((context.function, plan.independent.clone())),
        }
    }
    found
}

/// What members of teams, and threads, run already.
fn run_by_members(module: &Module) -> FxHashSet<FuncId> {
    let bodies = module.functions.values().filter_map(|f| f.body.as_ref());
    let forks = bodies.flat_map(|body| {
        let calls = body.ops.values().filter_map(|data| data.kind.call());
        calls.filter(|call| call.team).map(|call| call.callee)
    });
    let callees: Vec<Callee> = forks.collect();
    let ids = callees.into_iter().filter_map(|callee| match callee {
        Callee::Func(id) => Some(id),
        Callee::Indirect => None,
    });
    ids.flat_map(|id| reached(module, id)).collect()
}

/// A function and all that it calls.
fn reached(module: &Module, from: FuncId) -> FxHashSet<FuncId> {
    let mut all = FxHashSet::from_iter([from]);
    let mut open = vec![from];
    while let Some(id) = open.pop() {
        let body = module.functions[id].body.as_ref();
        let callees = body.into_iter().flat_map(Body::callees);
        open.extend(callees.filter(|&callee| all.insert(callee)));
    }
    all
}

/// What a turn has to do.
fn weight(body: &Body, loop_: Op) -> i64 {
    let region = body.ops[loop_].regions[0];
    let times = |op: Op| {
        let mut times = 1i64;
        let mut at = body.enclosing_loop(body.ops[op].parent);
        while let Some(inner) = at.filter(|&at| at != loop_) {
            times = times.saturating_mul(TURNS);
            at = body.enclosing_loop(body.ops[inner].parent);
        }
        times
    };
    let ops = body.ops_within(region).into_iter();
    ops.fold(1, |sum: i64, op| sum.saturating_add(times(op)))
}

/// How often a loop goes round.
fn count(body: &Body, loop_: Op) -> Option<Value> {
    match &body.ops[loop_].kind {
        OpKind::Control(Control::Loop(info)) => info.count(&body.ops[loop_].args),
        _ => None,
    }
}

fn is_worth_it(body: &Body, op: Op, least: i64) -> bool {
    let turns = count(body, op).and_then(|count| body.as_int(count));
    turns.is_none_or(|turns| turns.saturating_mul(weight(body, op)) >= least)
}

/// Makes a fork of a loop, if it has enough to do; the function that its members run.
fn shared_out(
    module: &mut Module,
    function: FuncId,
    loop_: &Independent,
    least: i64,
) -> Option<FuncId> {
    let op = loop_.op;
    let before = module.functions[function].body.as_ref()?;
    let count = count(before, op).filter(|_| is_worth_it(before, op, least))?;
    let mut body = module.functions[function].body.take()?;
    let whole = alone_in_an_arm(&mut body, op);
    let enough = least / weight(&body, op);
    let asked = asked(&mut body, whole, (count, enough));
    body.forget_lifetimes(body.ops[op].regions[0]);
    lead_from_within(&mut body, op, &loop_.own);
    read_again(&mut body, op, &loop_.read);
    sums_through_memory(module, &mut body, (op, whole));
    let own: Vec<Variable> = loop_
        .own
        .iter()
        .map(|&made| Variable::of(&body, made))
        .collect();
    module.functions[function].body = Some(body);
    let (name, serial) = (&module.functions[function].name, module.functions.len());
    let name = format!("{name}.part.{serial}");
    let made = outline(module, function, whole, &name)?;
    let call = module.functions[function]
        .body
        .as_ref()
        .map(|body| &body.ops[whole]);
    let given = call.map(|data| data.args.to_vec()).unwrap_or_default();
    let mut part = Part::new(module.functions[made].body.take()?);
    for variable in &own {
        let at = given.iter().position(|&v| v == variable.place);
        at.into_iter().for_each(|at| part.make(at, variable));
    }
    part.share_out()?;
    let kept: Vec<usize> = (0..given.len())
        .filter(|at| !part.made.contains(at))
        .collect();
    module.functions[made].body = Some(part.finish(&kept));
    called_by_a_team(module, (function, made), whole, (asked, &kept), loop_);
    Some(made)
}

/// Lets a team make a call, with the number of members that is asked for and those arguments that are kept.
fn called_by_a_team(
    module: &mut Module,
    (caller, made): (FuncId, FuncId),
    call: Op,
    (asked, kept): (Value, &[usize]),
    loop_: &Independent,
) {
    let function = &mut module.functions[made];
    let names = std::mem::take(&mut function.param_names);
    let of = |at: &usize| names.get(*at).cloned().flatten();
    function.param_names = std::iter::once(None).chain(kept.iter().map(of)).collect();
    let bodies = function.body.iter();
    let types = bodies.flat_map(|body| body.params().iter().map(|&v| body.ty(v)));
    function.sig.params = types.collect();
    function.params = vec![ParamAttrs::default(); function.sig.params.len()];
    let team = Call {
        team: true,
        effects: Effects {
            reads_other: loop_.globals,
            writes_other: loop_.globals,
            ..Effects::ANY
        },
        ..Call::of(module, made)
    };
    if let Some(body) = module.functions[caller].body.as_mut() {
        let data = &mut body.ops[call];
        let args = kept.iter().map(|&at| data.args[at]);
        data.args = std::iter::once(asked).chain(args).collect();
        data.kind = OpKind::Call(team);
        let args = data.args.clone();
        let params = module.functions[made].params.iter_mut();
        for (param, arg) in params.zip(&args) {
            param.readonly = loop_.only_read.contains(arg);
        }
    }
}

/// Puts a loop into an arm that is always taken; the op that has the arm.
fn alone_in_an_arm(body: &mut Body, op: Op) -> Op {
    let home = body.ops[op].parent;
    let (whole, arm) = insert(body, Place::Before(op), |b| {
        let arm = b.begin(&[]);
        b.yield_(&[]);
        let otherwise = b.begin(&[]);
        b.yield_(&[]);
        let yes = b.bool(true);
        (b.if_(yes, arm, otherwise), arm)
    });
    body.regions[home].ops.retain(|&known| known != op);
    body.regions[arm].ops.insert(0, op);
    body.ops[op].parent = arm;
    let region = body.ops[op].regions[0];
    let mut places = [op].into_iter().chain(body.ops_within(region));
    let place = places.find_map(|op| body.ops[op].loc);
    body.ops[whole].loc = place;
    whole
}

/// How many members are asked for: as many as there may be where there is enough to do, else one.
fn asked(body: &mut Body, whole: Op, (count, enough): (Value, i64)) -> Value {
    insert(body, Place::Before(whole), |b| {
        let enough = b.int(b.body.ty(count), enough);
        let is_enough = b.icmp(IntPred::Uge, count, enough);
        let (all, one) = (b.int(Type::I32, 0), b.int(Type::I32, 1));
        b.select(is_enough, all, one)
    })
}
