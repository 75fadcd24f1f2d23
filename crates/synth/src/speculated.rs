//! Ops that ran though nobody may need them.
//!
//! Optimised code computes ahead of a branch what only its arms read: `q = x / y; if (c) s += q;`. Where y = 0 and c does
//! not hold, the adjoint of q is 0 and its partial is infinite: their product would be no number. (What one side of one
//! `select` alone reads has moved into an arm before: `import/unspeculate`.)

use rustc_hash::{FxHashMap, FxHashSet};
use tapeless_ir::{Body, Control, Op, OpKind, Region, Scalar, Value};

/// Scalar ops each of whose results is read, if at all, in arms of branches or by a `select`, but not by all arms of one.
pub fn speculated_ops(body: &Body) -> FxHashSet<Op> {
    let users = body.users();
    let mut found = FxHashSet::default();
    for op in body.op_order().into_iter().rev() {
        let data = &body.ops[op];
        let is_scalar = matches!(data.kind, OpKind::Scalar(_));
        if is_scalar
            && data
                .results
                .iter()
                .all(|v| may_be_dead(body, &found, *v, &users[*v]))
        {
            found.insert(op);
        }
    }
    found
}

/// Whether no user of a value certainly needs it.
fn may_be_dead(body: &Body, dead: &FxHashSet<Op>, v: Value, users: &[Op]) -> bool {
    let Some(home) = body.def_region(v) else {
        return false;
    };
    let mut arms: FxHashMap<Op, FxHashSet<Region>> = FxHashMap::default();
    for &user in users.iter().filter(|user| !dead.contains(user)) {
        match branch(body, home, body.ops[user].parent) {
            Some((op, arm)) => {
                if body.ops[user].parent == arm && !picks(body, user, v) {
                    arms.entry(op).or_default().insert(arm);
                }
            }
            None if picks(body, user, v) => {}
            None => return false,
        }
    }
    arms.iter()
        .all(|(&op, arms)| arms.len() < body.ops[op].regions.len())
}

/// The outermost branch between two regions, with its arm that leads to the inner one.
fn branch(body: &Body, outer: Region, inner: Region) -> Option<(Op, Region)> {
    let (mut at, mut found) = (inner, None);
    while at != outer {
        let op = body.regions[at].owner?;
        if !matches!(body.ops[op].kind, OpKind::Control(Control::Loop(_))) {
            found = Some((op, at));
        }
        at = body.ops[op].parent;
    }
    found
}

/// Whether an op is a `select` that may take another value.
fn picks(body: &Body, user: Op, v: Value) -> bool {
    let data = &body.ops[user];
    let is_select = matches!(data.kind, OpKind::Scalar(Scalar::Select(_)));
    is_select && data.args[1] != data.args[2] && data.args[0] != v
}
