//! What can be reversed as soon as it has run, in the forward sweep: its adjoint is known by then, and the rest never meets it.
//!
//! ```text
//! for (i …) loss += f(x[i]);  return loss / n;      adj loss = seed / n, the same in each iteration
//! ```
//! The adjoint of what an op gives is known where only sums and products with plain numbers stand between that and the function's
//! result. The order in which shadows are added to does not matter; so of what follows the op, nothing may write memory that it
//! uses, or use memory that it writes. Of a loop each iteration is reversed by itself: what it hands on must be sums, and
//! what it writes its own.

use crate::Case;
use crate::own::Variables;
use crate::sums::{adds_only, is_sum};
use rustc_hash::{FxHashMap, FxHashSet};
use tapeless_analysis::points::ObjSet;
use tapeless_analysis::{CallKind, Mode, RetActivity, call_kind};
use tapeless_ir::ops::{Effects, LoopInfo};
use tapeless_ir::{Cast, Control, Mem, Op, OpKind, Region, Scalar, Stated, Value};

/// More steps to a result are not taken.
const LONGEST: usize = 64;

/// How deep what a step multiplies with is computed ahead of its place.
const DEEPEST: usize = 8;

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

/// Loops are reversed from 1 that use so many numbers from outside at most.
const MOST_OUTER: usize = 16;

/// The ops that are reversed early.
pub fn early(case: Case<'_>, variables: &Variables) -> FxHashMap<Op, Early> {
    let (body, context) = (case.body, case.context);
    let is_left = context.kept || context.forward_too || context.advances;
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
    after.any = !is_known;
    walk.region(body.entry(), after);
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
    walk.region(region, after);
    walk.found
}

/// What follows an op, up to the function's end.
#[derive(Clone, Debug, Default)]
struct After {
    /// Memory whose shadow is added to.
    reads: ObjSet,
    /// Memory whose shadow is cleared.
    writes: ObjSet,
    /// It may be any.
    any: bool,
    /// Values with an adjoint, and whether the path gives it.
    known: FxHashMap<Value, bool>,
    path: Vec<Step>,
}

impl After {
    fn reach(&mut self, v: Value, known: bool) {
        let all = self.known.entry(v).or_insert(known);
        *all &= known;
    }

    fn add(&mut self, other: &Touched) {
        self.any |= other.any;
        self.reads.union(&other.reads);
        self.writes.union(&other.writes);
    }
}

/// The memory whose shadow the reverse of an op uses.
#[derive(Clone, Debug, Default)]
struct Touched {
    reads: ObjSet,
    writes: ObjSet,
    any: bool,
}

struct Walk<'a> {
    case: Case<'a>,
    variables: &'a Variables,
    relevant: FxHashSet<Op>,
    found: FxHashMap<Op, Early>,
}

impl Walk<'_> {
    /// Backwards through a region of the function, or of an iteration that is reversed by itself.
    fn region(&mut self, region: Region, mut after: After) -> After {
        let body = self.case.body;
        for &op in body.regions[region].ops.iter().rev() {
            if !self.relevant.contains(&op) {
                continue;
            }
            let data = &body.ops[op];
            match &data.kind {
                OpKind::Scalar(scalar) => self.scalar(op, scalar, &mut after),
                OpKind::Control(Control::If | Control::Switch(_)) => {
                    after = stacker::maybe_grow(1 << 16, 1 << 20, || self.branch(op, after));
                }
                _ => {
                    let touched = self.touched(op, &ObjSet::default());
                    if self.is_early(op, &touched, &after)
                        && let Some(path) = self.path(op, &after)
                    {
                        self.found.insert(op, Early::From(path));
                        self.iteration(op, &after);
                    } else if let Some(result) = self.unit(op, &after) {
                        self.found.insert(op, Early::Unit(result));
                        self.iteration(op, &after);
                    } else {
                        self.inside(op);
                    }
                    self.behind(op, &mut after);
                    after.add(&touched);
                }
            }
        }
        after
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
        stacker::maybe_grow(1 << 16, 1 << 20, || self.region(region, inner));
    }

    /// Backwards through an iteration of which nothing is known.
    fn inside(&mut self, op: Op) {
        let body = self.case.body;
        for &region in &body.ops[op].regions {
            let handed = body
                .terminator(region)
                .map_or(&[][..], |end| &body.ops[end].args);
            let mut inner = After {
                any: true,
                ..After::default()
            };
            let active = handed.iter().filter(|&&v| self.case.is_active(v));
            active.for_each(|&v| inner.reach(v, false));
            stacker::maybe_grow(1 << 16, 1 << 20, || self.region(region, inner));
        }
    }

    /// The one result of a loop that is a sum of what a few numbers from outside make, and of its own memory at most.
    fn unit(&self, op: Op, after: &After) -> Option<usize> {
        let (case, body) = (&self.case, self.case.body);
        let data = &body.ops[op];
        let OpKind::Control(Control::Loop(info)) = &data.kind else {
            return None;
        };
        let mut wanted =
            (0..data.results.len()).filter(|&i| after.known.contains_key(&data.results[i]));
        let result = wanted.next().filter(|_| wanted.next().is_none())?;
        let ty = body.ty(data.results[result]);
        let mut outer = body.free_values(data.regions[0]);
        outer.retain(|&v| case.is_active(v));
        let is_few = (1..=MOST_OUTER).contains(&outer.len()) && !case.context.strong_zero;
        let are_alike = ty.is_float() && ty.lanes() == 1 && outer.iter().all(|&v| body.ty(v) == ty);
        if !is_few || !are_alike || !self.is_simple(op) {
            return None;
        }
        let touched = self.touched(op, &self.variables.own(*case, op));
        let is_alone = !touched.any && touched.reads.is_empty() && touched.writes.is_empty();
        (is_alone && self.iterations_are_apart(op, info, after)).then_some(result)
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

    /// What each arm leaves undone is undone behind the branch; of values around it only what passes unchanged is known.
    fn branch(&mut self, op: Op, after: After) -> After {
        let (body, data) = (self.case.body, &self.case.body.ops[op]);
        let (mut all, mut outer) = (after.clone(), FxHashSet::default());
        for &region in &data.regions {
            let mut inner = after.clone();
            let end = body.terminator(region).filter(|_| body.yields(region));
            let yielded = end.map_or(&[][..], |end| &body.ops[end].args);
            for (&from, &to) in data.results.iter().zip(yielded) {
                if let (Some(&known), true) = (after.known.get(&from), self.case.is_active(to)) {
                    inner.reach(to, known);
                    inner.path.push(Step::Hand { from, to });
                }
            }
            let done = self.region(region, inner);
            all.any |= done.any;
            all.reads.union(&done.reads);
            all.writes.union(&done.writes);
            let is_outer = |v: &Value| {
                !body
                    .def_region(*v)
                    .is_some_and(|r| body.encloses(region, r))
            };
            let new = done
                .known
                .keys()
                .filter(|v| done.known.get(v) != after.known.get(v) || yielded.contains(v));
            outer.extend(new.filter(|v| is_outer(v)).copied());
        }
        for v in outer {
            self.pass(op, v, &mut all);
        }
        all
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
        let known =
            is_sum && after.path.len() < LONGEST && !body.ops[op].results.iter().any(unknown);
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
        let taken: Vec<Value> = data.args.iter().copied().chain(free).collect();
        for v in taken.into_iter().filter(|&v| self.case.is_active(v)) {
            match is_loop {
                true => self.pass(op, v, after),
                false => after.reach(v, false),
            }
        }
    }

    fn is_early(&self, op: Op, touched: &Touched, after: &After) -> bool {
        let data = &self.case.body.ops[op];
        let known = |r: &Value| after.known.get(r) != Some(&false);
        let is_one = match &data.kind {
            OpKind::Control(Control::Loop(info)) => {
                self.iterations_are_apart(op, info, after) && self.is_simple(op)
            }
            OpKind::Call(_) => self.is_whole(op),
            _ => false,
        };
        let meets = |a: &ObjSet, b: &ObjSet| self.meet(a, b);
        is_one
            && data.results.iter().all(known)
            && !touched.any
            && !after.any
            && !meets(&after.writes, &touched.reads)
            && !meets(&after.writes, &touched.writes)
            && !meets(&after.reads, &touched.writes)
    }

    fn meet(&self, a: &ObjSet, b: &ObjSet) -> bool {
        let points = &self.case.facts.points;
        a.iter().any(|x| b.iter().any(|y| points.may_overlap(x, y)))
    }

    /// Whether a call is one of a function whose derivative is made, and gives nothing but a number.
    fn is_whole(&self, op: Op) -> bool {
        let case = &self.case;
        let Some(call) = case.body.ops[op].kind.call() else {
            return false;
        };
        let CallKind::Defined(callee) = call_kind(case.module, call) else {
            return false;
        };
        let by_hand = matches!(
            case.module.functions[callee].stated,
            Stated::Derivative | Stated::Routine
        );
        !by_hand
            && case.call_is_active(op)
            && !case.facts.activity.passes_through_globals(callee)
            && !call.sig.ret.is_some_and(|ty| ty.is_ptr())
    }

    /// The steps to the adjoints of what an op gives, if all that their partials read is there before it.
    fn path(&self, op: Op, after: &After) -> Option<Vec<Step>> {
        let body = self.case.body;
        let given = body.ops[op].results.iter().copied();
        let mut wanted: FxHashSet<Value> = given.filter(|r| after.known.contains_key(r)).collect();
        let mut path = Vec::new();
        for step in after.path.iter().rev() {
            match step {
                Step::Reverse { op: step, .. } => {
                    let data = &body.ops[*step];
                    let on_path = (0..data.args.len()).filter(|&i| wanted.contains(&data.args[i]));
                    let on_path: Vec<usize> = on_path.collect();
                    if on_path.is_empty() {
                        continue;
                    }
                    let reads = read_by_partials(&data.kind, &on_path)?;
                    let reads: Vec<Value> = reads.into_iter().map(|i| data.args[i]).collect();
                    if !reads.iter().all(|&v| self.is_had(v, op, DEEPEST)) {
                        return None;
                    }
                    wanted.extend(data.results.iter().copied());
                    path.push(Step::Reverse { op: *step, reads });
                }
                Step::Hand { from, to } if wanted.contains(to) => {
                    wanted.insert(*from);
                    path.push(step.clone());
                }
                Step::Hand { .. } => {}
            }
        }
        path.reverse();
        (path.len() <= LONGEST).then_some(path)
    }

    fn is_had(&self, v: Value, at: Op, deep: usize) -> bool {
        let (body, order) = (self.case.body, &self.case.facts.order);
        let Some(op) = body.def_op(v) else {
            return true;
        };
        let data = &body.ops[op];
        let parent = body.ops[at].parent;
        let is_around = data.regions.iter().any(|&r| body.encloses(r, parent));
        let is_before = order.position(op) < order.position(at) && !is_around;
        // Nothing that could trap where what stands between would leave.
        let is_cheap = deep > 0
            && matches!(
                data.kind,
                OpKind::Scalar(Scalar::Rule(..) | Scalar::Cast(..))
            );
        is_before || is_cheap && data.args.iter().all(|&arg| self.is_had(arg, at, deep - 1))
    }

    /// Whether a loop holds nothing but arithmetic, branches, loops, plain accesses to memory, and calls that give numbers.
    fn is_simple(&self, op: Op) -> bool {
        let body = self.case.body;
        let inside = body.ops[op]
            .regions
            .iter()
            .flat_map(|&r| body.ops_within(r));
        inside.into_iter().all(|op| match &body.ops[op].kind {
            OpKind::Host(host) => host.effects == Effects::NONE && body.ops[op].results.is_empty(),
            OpKind::Scalar(_) => true,
            OpKind::Mem(mem) => match mem {
                Mem::Load(access) | Mem::Store(access) => access.is_plain(),
                Mem::Copy { .. } | Mem::Set(_) | Mem::Lifetime(_) => true,
                _ => false,
            },
            OpKind::Control(control) => matches!(
                control,
                Control::If
                    | Control::Switch(_)
                    | Control::Loop(_)
                    | Control::Yield
                    | Control::Repeat { .. }
            ),
            OpKind::Call(call) => {
                let gives = call.sig.ret.is_none_or(|ty| ty.is_float() || ty.is_int());
                gives && (!self.relevant.contains(&op) || self.is_whole(op))
            }
        })
    }

    /// Whether iterations hand on nothing but sums that carry an adjoint, and write only what is their own.
    fn iterations_are_apart(&self, op: Op, info: &LoopInfo, after: &After) -> bool {
        let (body, data) = (self.case.body, &self.case.body.ops[op]);
        let region = data.regions[0];
        let Some(end) = body.terminator(region) else {
            return false;
        };
        let OpKind::Control(Control::Repeat { .. }) = body.ops[end].kind else {
            return false;
        };
        let params = &body.regions[region].params;
        let (next, results) = body.ops[end].args[1..].split_at(info.params as usize);
        let active = self.active(params);
        let sums = active
            .iter()
            .all(|&k| is_sum(body, region, params[k], next[k]));
        let given = data.results.iter().zip(results);
        let mut wanted = given.filter(|(r, _)| after.known.contains_key(*r));
        let is_handed = |v: &Value| active.iter().any(|&k| next[k] == *v);
        sums && wanted.all(|(_, v)| is_handed(v)) && self.writes_its_own(op)
    }

    /// Whether a loop writes nothing with a shadow but variables that begin their life in each iteration.
    fn writes_its_own(&self, op: Op) -> bool {
        let own = self.variables.own(self.case, op);
        let touched = self.touched(op, &own);
        !touched.any && touched.writes.is_empty()
    }

    /// Whether an op is a call that may add to shadows of globals, beside those of its arguments.
    fn reads_globals(&self, op: Op) -> bool {
        let case = &self.case;
        let call = case.body.ops[op].kind.call();
        call.filter(|call| call.effects.reads_other)
            .is_some_and(|call| match call_kind(case.module, call) {
                CallKind::Defined(callee) => case.facts.activity.passes_through_globals(callee),
                _ => true,
            })
    }

    /// The memory whose shadow the reverse of an op uses, with all that it holds; none of `own`.
    fn touched(&self, op: Op, own: &ObjSet) -> Touched {
        let (case, body) = (&self.case, self.case.body);
        let inside = body.ops[op]
            .regions
            .iter()
            .flat_map(|&r| body.ops_within(r));
        let mut touched = Touched::default();
        for op in std::iter::once(op).chain(inside) {
            if !self.relevant.contains(&op) {
                continue;
            }
            let effects = case.facts.points.effects(case.module, body, op);
            let loads = matches!(body.ops[op].kind, OpKind::Mem(Mem::Load(_)));
            touched.any |= effects.anywhere
                || effects.writes_other
                || self.reads_globals(op)
                || !effects.frees.is_empty()
                || loads && effects.reads.is_empty();
            touched.reads.union(&effects.reads.without(own));
            touched.writes.union(&effects.writes.without(own));
        }
        touched
    }
}

/// Whether the reverse of an op is that of a rule, or changes the format of a float.
fn has_partials(scalar: &Scalar) -> bool {
    matches!(
        scalar,
        Scalar::Rule(..) | Scalar::Cast(Cast::FpExt | Cast::FpTrunc, _)
    )
}

/// The operands that the partials by some of them read; nothing if one reads the result.
fn read_by_partials(kind: &OpKind, by: &[usize]) -> Option<Vec<usize>> {
    let OpKind::Scalar(Scalar::Rule(id, _)) = kind else {
        return Some(Vec::new());
    };
    let rule = tapeless_rules::rule(*id);
    let partials = by
        .iter()
        .filter_map(|&i| rule.partials().get(i).copied().flatten());
    let mut reads = Vec::new();
    for partial in partials {
        if rule.outputs.len() > 1 || partial.uses_out(0) {
            return None;
        }
        reads.extend((0..rule.partials().len()).filter(|&i| partial.uses_arg(i)));
    }
    Some(reads)
}
