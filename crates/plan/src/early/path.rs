//! The way from adjoints that are known to those of what an op gives.

use super::{After, Step, Walk};
use rustc_hash::FxHashSet;
use tapeless_ir::{Cast, Op, OpKind, Scalar, Value};

/// More steps to a result are not taken.
const LONGEST: usize = 64;

/// How deep what a step multiplies with is computed ahead of its place.
const DEEPEST: usize = 8;

impl Walk<'_> {
    /// The steps to the adjoints of what an op gives, if all that their partials read is there before it.
    pub(super) fn path(&self, op: Op, after: &After) -> Option<Vec<Step>> {
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
}

/// Whether the reverse of an op is that of a rule, or changes the format of a float.
pub(super) fn has_partials(scalar: &Scalar) -> bool {
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
