//! What can be reversed as soon as it has run, in the forward sweep: its adjoint is known by then, and the rest never meets it.
//!
//! ```text
//! for (i …) loss += f(x[i]);  return loss / n;      adj loss = seed / n, the same in each iteration
//! ```
//! The adjoint of what an op gives is known where only sums and products with plain numbers stand between that and the function's
//! result. The order in which shadows are added to does not matter; so of what follows the op, nothing may write memory that it
//! uses, or use memory that it writes. Of a loop each iteration is reversed by itself: what it hands on must be sums, and
//! what it writes its own.
//!
//! Here are the walk from the function's end and what it knows there; `path` leads from a known adjoint to another, `apart` tells
//! whether reverses may change places.

mod apart;
mod path;

use crate::Case;
use crate::own::Variables;
use crate::sums::adds_only;
use path::has_partials;
use rustc_hash::{FxHashMap, FxHashSet};
use tapeless_analysis::points::ObjSet;
use tapeless_analysis::{Mode, RetActivity};
use tapeless_ir::{Control, Op, OpKind, Region, Scalar, Value};

/// One step from the adjoint of the function's result to that of what it is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// The reverse of an op, for the operands that are on the path.
    Reverse {
        /// The op.
        op: Op,
        /// The values that the partials read.
        reads: Vec<Value>,
    },
    /// What one value has is that of another.
    Hand {
        /// The result of a branch or a loop.
        from: Value,
        /// What it takes on.
        to: Value,
    },
}

/// From which adjoints an op is reversed early.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Early {
    /// From those of what it gives, as the steps from the function's result, or from what an iteration hands on, lead to them.
    From(Vec<Step>),
    /// A loop, from 1 for the result of this index: what that gives is multiplied when the adjoint is known.
    Unit(usize),
}

/// The ops that are reversed early.
pub fn early(case: Case<'_>, variables: &Variables) -> FxHashMap<Op, Early> {
    let (body, context) = (case.body, case.context);
    // Members take turns in the reverse sweep alone.
    let turns = case.module.deterministic && context.circle.is_shared();
    let is_left = context.kept || context.forward_too || context.advances || turns;
    let Some(end) = body.terminator(body.entry()) else {
        return FxHashMap::default();
    };
    if context.mode == Mode::Forward || is_left {
        return FxHashMap::default();
    }
    let mut walk = Walk {
        case,
        variables,
        relevant: case.relevant_ops(),
        found: FxHashMap::default(),
    };
    let mut after = After::default();
    // The adjoint is known where it comes with the call.
    let is_known = context.mode == Mode::Combined && context.ret == RetActivity::Active;
    if let Some(&returned) = body.ops[end].args.first() {
        after.known.insert(returned, is_known);
    }
    after.memory.any = !is_known;
    walk.region(body.entry(), &mut after);
    walk.found
}

/// The same within an iteration that runs again: the adjoints of all that it hands on are known then.
pub fn early_within(case: Case<'_>, variables: &Variables, loop_: Op) -> FxHashMap<Op, Early> {
    let body = case.body;
    let mut walk = Walk {
        case,
        variables,
        relevant: case.relevant_ops(),
        found: FxHashMap::default(),
    };
    let region = body.ops[loop_].regions[0];
    let handed = body
        .terminator(region)
        .map_or(&[][..], |end| &body.ops[end].args);
    let mut after = After::default();
    let active = handed.iter().filter(|&&v| case.is_active(v));
    active.for_each(|&v| after.reach(v, true));
    walk.region(region, &mut after);
    walk.found
}

/// What follows an op, up to the function's end.
#[derive(Debug, Default)]
struct After {
    memory: Touched,
    /// Values with an adjoint, and whether the path gives it.
    known: FxHashMap<Value, bool>,
    /// All that were reached, as they were before: what an arm finds is taken back behind it.
    reached: Vec<(Value, Option<bool>)>,
    path: Vec<Step>,
}

impl After {
    fn reach(&mut self, v: Value, known: bool) {
        let before = self.known.get(&v).copied();
        self.reached.push((v, before));
        self.known.insert(v, known && before != Some(false));
    }

    /// Takes back all that was reached, and all steps, behind a point; the values that were reached.
    fn back_to(&mut self, (reached, steps): (usize, usize)) -> Vec<Value> {
        self.path.truncate(steps);
        let mut values = Vec::new();
        for (v, before) in self.reached.drain(reached..).rev() {
            values.push(v);
            match before {
                Some(before) => self.known.insert(v, before),
                None => self.known.remove(&v),
            };
        }
        values
    }
}

/// The memory whose shadow the reverse of some ops uses.
#[derive(Clone, Debug, Default)]
struct Touched {
    /// Where it is added to.
    reads: ObjSet,
    /// Where it is cleared.
    writes: ObjSet,
    /// It may be any.
    any: bool,
}

impl Touched {
    fn add(&mut self, other: &Self) {
        self.any |= other.any;
        self.reads.union(&other.reads);
        self.writes.union(&other.writes);
    }
}

struct Walk<'a> {
    case: Case<'a>,
    variables: &'a Variables,
    relevant: FxHashSet<Op>,
    found: FxHashMap<Op, Early>,
}

impl Walk<'_> {
    /// Backwards through a region of the function, or of an iteration that is reversed by itself.
    fn region(&mut self, region: Region, after: &mut After) {
        let body = self.case.body;
        for &op in body.regions[region].ops.iter().rev() {
            if !self.relevant.contains(&op) {
                continue;
            }
            let data = &body.ops[op];
            match &data.kind {
                OpKind::Scalar(scalar) => self.scalar(op, scalar, after),
                OpKind::Control(Control::If | Control::Switch(_)) => {
                    stacker::maybe_grow(1 << 16, 1 << 20, || self.branch(op, after));
                }
                _ => {
                    let touched = self.touched(op, &ObjSet::default());
                    if self.is_early(op, &touched, after)
                        && let Some(path) = self.path(op, after)
                    {
                        self.found.insert(op, Early::From(path));
                        self.iteration(op, after);
                    } else if let Some(result) = self.unit(op, after) {
                        self.found.insert(op, Early::Unit(result));
                        self.iteration(op, after);
                    } else {
                        self.inside(op);
                    }
                    self.behind(op, after);
                    after.memory.add(&touched);
                }
            }
        }
    }

    /// Backwards through an iteration that is reversed by itself, from the sums that it hands on.
    fn iteration(&mut self, op: Op, after: &After) {
        let (body, data) = (self.case.body, &self.case.body.ops[op]);
        let Some(&region) = data.regions.first() else {
            return;
        };
        let Some(end) = body.terminator(region) else {
            return;
        };
        let handed = &body.ops[end].args;
        let handed = &handed[handed.len() - data.results.len()..];
        let mut inner = After::default();
        for (r, &v) in data.results.iter().zip(handed) {
            if after.known.contains_key(r) {
                inner.known.insert(v, true);
            }
        }
        stacker::maybe_grow(1 << 16, 1 << 20, || self.region(region, &mut inner));
    }

    /// Backwards through an iteration of which nothing is known.
    fn inside(&mut self, op: Op) {
        let body = self.case.body;
        for &region in &body.ops[op].regions {
            let handed = body
                .terminator(region)
                .map_or(&[][..], |end| &body.ops[end].args);
            let mut inner = After::default();
            inner.memory.any = true;
            let active = handed.iter().filter(|&&v| self.case.is_active(v));
            active.for_each(|&v| inner.reach(v, false));
            stacker::maybe_grow(1 << 16, 1 << 20, || self.region(region, &mut inner));
        }
    }

    fn scalar(&self, op: Op, scalar: &Scalar, after: &mut After) {
        let data = &self.case.body.ops[op];
        let Some(&known) = data.results.iter().find_map(|r| after.known.get(r)) else {
            return;
        };
        let known = known && has_partials(scalar);
        if known {
            let reads = Vec::new();
            after.path.push(Step::Reverse { op, reads });
        }
        let active = self.active(&data.args).into_iter();
        active.for_each(|i| after.reach(data.args[i], known));
    }

    fn active(&self, values: &[Value]) -> Vec<usize> {
        let is_active = |&i: &usize| self.case.is_active(values[i]);
        (0..values.len()).filter(is_active).collect()
    }

    /// What each arm finds is taken back behind it; of the values around that it reaches, only what passes unchanged is known.
    fn branch(&mut self, op: Op, after: &mut After) {
        let (body, data) = (self.case.body, &self.case.body.ops[op]);
        let (behind, mut all) = (after.memory.clone(), after.memory.clone());
        let mut outer = FxHashSet::default();
        for &region in &data.regions {
            let point = (after.reached.len(), after.path.len());
            after.memory = behind.clone();
            let end = body.terminator(region).filter(|_| body.yields(region));
            let yielded = end.map_or(&[][..], |end| &body.ops[end].args);
            for (&from, &to) in data.results.iter().zip(yielded) {
                if let (Some(&known), true) = (after.known.get(&from), self.case.is_active(to)) {
                    after.reach(to, known);
                    after.path.push(Step::Hand { from, to });
                }
            }
            self.region(region, after);
            all.add(&after.memory);
            let inside = |v: &Value| {
                let home = body.def_region(*v);
                home.is_some_and(|home| body.encloses(region, home))
            };
            outer.extend(after.back_to(point).into_iter().filter(|v| !inside(v)));
        }
        after.memory = all;
        outer.into_iter().for_each(|v| self.pass(op, v, after));
    }

    /// The adjoint of a value that an op takes in: that of the op's result, if it only adds to it.
    fn pass(&self, op: Op, v: Value, after: &mut After) {
        let body = self.case.body;
        let mut sums = FxHashSet::from_iter([v]);
        let is_known = |r: &Value| after.known.get(r) == Some(&true);
        let results = body.ops[op].results.iter().copied();
        let results: Vec<Value> = results.filter(is_known).collect();
        let is_sum = !results.is_empty() && adds_only(body, op, &mut sums);
        let unknown = |r: &Value| sums.contains(r) && after.known.get(r) == Some(&false);
        let known = is_sum && !body.ops[op].results.iter().any(unknown);
        if known {
            let results = results.into_iter().filter(|r| sums.contains(r));
            let steps = results.map(|from| Step::Hand { from, to: v });
            after.path.extend(steps);
        }
        after.reach(v, known);
    }

    /// What is known in front of a loop, a call, or an access to memory.
    fn behind(&self, op: Op, after: &mut After) {
        let (body, data) = (self.case.body, &self.case.body.ops[op]);
        let free = data.regions.iter().flat_map(|&r| body.free_values(r));
        let is_loop = matches!(data.kind, OpKind::Control(Control::Loop(_)));
        let taken: FxHashSet<Value> = data.args.iter().copied().chain(free).collect();
        for v in taken.into_iter().filter(|&v| self.case.is_active(v)) {
            match is_loop {
                true => self.pass(op, v, after),
                false => after.reach(v, false),
            }
        }
    }
}
