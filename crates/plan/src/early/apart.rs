//! Whether the reverse of an op may run before that of what follows, and that of an iteration before the next one runs.

use super::{After, Touched, Walk};
use crate::case;
use crate::sums::is_sum;
use tapeless_analysis::points::ObjSet;
use tapeless_analysis::values::orders::waits_in;
use tapeless_analysis::{CallKind, call_kind};
use tapeless_ir::ops::LoopInfo;
use tapeless_ir::{Control, Mem, Op, OpKind, Stated, Value};

/// Loops are reversed from 1 that use so many numbers from outside at most.
const MOST_OUTER: usize = 16;

impl Walk<'_> {
    pub(super) fn is_early(&self, op: Op, touched: &Touched, after: &After) -> bool {
        let data = &self.case.body.ops[op];
        let known = |r: &Value| after.known.get(r) != Some(&false);
        let meets = |a: &ObjSet, b: &ObjSet| self.case.facts.points.some_overlap(a, b);
        let may_change_places = data.results.iter().all(known)
            && !touched.any
            && !after.memory.any
            && !meets(&after.memory.writes, &touched.reads)
            && !meets(&after.memory.writes, &touched.writes)
            && !meets(&after.memory.reads, &touched.writes);
        may_change_places
            && match &data.kind {
                OpKind::Control(Control::Loop(info)) => {
                    self.is_simple(op) && self.iterations_are_apart(op, info, after).is_some()
                }
                OpKind::Call(_) => self.is_whole(op),
                _ => false,
            }
    }

    /// The one result of a loop that is a sum of what a few numbers from outside make, and of its own memory at most.
    pub(super) fn unit(&self, op: Op, after: &After) -> Option<usize> {
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
        let touched = self.iterations_are_apart(op, info, after)?;
        touched.reads.is_empty().then_some(result)
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
        let orders = call.beside || waits_in(case.module, call);
        !by_hand
            && !orders
            && case.call_is_active(op)
            && !case.facts.activity.passes_through_globals(callee)
            && !call.sig.ret.is_some_and(|ty| ty.is_ptr())
    }

    /// Whether a loop holds nothing but arithmetic, branches, loops, plain accesses to memory, and calls that give numbers.
    fn is_simple(&self, op: Op) -> bool {
        let body = self.case.body;
        let inside = body.ops[op]
            .regions
            .iter()
            .flat_map(|&r| body.ops_within(r));
        inside.into_iter().all(|op| match &body.ops[op].kind {
            OpKind::Host(host) => case::only_marks(host, &body.ops[op]),
            OpKind::Scalar(_) => true,
            OpKind::Mem(mem) => match mem {
                Mem::Load(access) | Mem::Store(access) => access.is_plain(),
                Mem::Copy { .. } | Mem::Set(_) | Mem::Lifetime(_) => true,
                _ => false,
            },
            OpKind::Control(control) => case::stays_inside(control),
            OpKind::Call(call) => {
                case::gives_a_number(call) && (!self.relevant.contains(&op) || self.is_whole(op))
            }
            OpKind::Par(_) => false,
        })
    }

    /// What iterations touch beside their own, if they hand on nothing but sums that carry an adjoint, and write only what is their own.
    fn iterations_are_apart(&self, op: Op, info: &LoopInfo, after: &After) -> Option<Touched> {
        let (body, data) = (self.case.body, &self.case.body.ops[op]);
        let region = data.regions[0];
        let end = &body.ops[body.terminator(region)?];
        let OpKind::Control(Control::Repeat { .. }) = end.kind else {
            return None;
        };
        let params = &body.regions[region].params;
        let (next, results) = end.args[1..].split_at(info.params as usize);
        let active = self.active(params);
        let are_sums = active
            .iter()
            .all(|&k| is_sum(body, region, params[k], next[k]));
        let given = data.results.iter().zip(results);
        let mut wanted = given.filter(|(r, _)| after.known.contains_key(*r));
        let is_handed = |v: &Value| active.iter().any(|&k| next[k] == *v);
        if !are_sums || !wanted.all(|(_, v)| is_handed(v)) {
            return None;
        }
        let touched = self.touched(op, &self.variables.own(self.case, op));
        (!touched.any && touched.writes.is_empty()).then_some(touched)
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
    pub(super) fn touched(&self, op: Op, own: &ObjSet) -> Touched {
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
