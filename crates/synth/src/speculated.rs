//! Ops that ran though nobody may need them.
//!
//! Optimised code computes ahead of a branch what only its arms read: `q = x / y; if (c) s += q;`. Where y = 0 and c does
//! not hold, the adjoint of q is 0 and its partial is infinite: their product would be no number. (What one side of one
//! `select` alone reads has moved into an arm before: `import/unspeculate`.)
//! So it is with what one arm computes for another, that may not be entered: `if (a) { q = x / y; go = c; } … if (go) s += q;`.

use rustc_hash::{FxHashMap, FxHashSet};
use tapeless_analysis::values::flow::control_flows;
use tapeless_ir::walk::Users;
use tapeless_ir::{Body, Control, Op, OpKind, Region, Scalar, Value};

/// Scalar ops each of whose results is read, if at all, in arms of branches or by a `select`, but not by all arms of one.
pub fn speculated_ops(body: &Body) -> FxHashSet<Op> {
    let mut search = Search::new(body);
    for op in body.op_order().into_iter().rev() {
        let data = &body.ops[op];
        let is_scalar = matches!(data.kind, OpKind::Scalar(_));
        if is_scalar && data.results.iter().all(|&v| search.may_be_dead(v)) {
            search.dead.insert(op);
        }
        // Results around are known before those within, however deep these lie.
        if matches!(data.kind, OpKind::Control(Control::Yield)) {
            data.args
                .iter()
                .for_each(|&v| _ = search.targets_may_be_dead(v));
        }
    }
    search.dead
}

struct Search<'a> {
    body: &'a Body,
    users: Users,
    /// What floats become as they are: results of branches and loops, parameters.
    becomes: FxHashMap<Value, Vec<Value>>,
    /// Ops whose results may be dead.
    dead: FxHashSet<Op>,
    /// What is known of values; a value that comes round to itself is not needed for that.
    known: FxHashMap<Value, bool>,
}

impl<'a> Search<'a> {
    fn new(body: &'a Body) -> Self {
        let mut becomes: FxHashMap<Value, Vec<Value>> = FxHashMap::default();
        for op in body.op_order() {
            let data = &body.ops[op];
            if let OpKind::Control(control) = &data.kind {
                let pairs = control_flows(body, control, data);
                let floats = pairs
                    .into_iter()
                    .filter(|(from, _)| body.ty(*from).is_float());
                floats.for_each(|(from, to)| becomes.entry(from).or_default().push(to));
            }
        }
        Self {
            body,
            users: body.users(),
            becomes,
            dead: FxHashSet::default(),
            known: FxHashMap::default(),
        }
    }

    /// Whether no user of a value certainly needs it.
    fn may_be_dead(&mut self, v: Value) -> bool {
        if let Some(&known) = self.known.get(&v) {
            return known;
        }
        self.known.insert(v, true);
        let passed = self.targets_may_be_dead(v) == Some(true);
        let found = self.no_user_needs(v, passed);
        self.known.insert(v, found);
        found
    }

    /// The same of all that a value becomes; nothing if it becomes nothing else.
    fn targets_may_be_dead(&mut self, v: Value) -> Option<bool> {
        let targets = self.becomes.get(&v).cloned()?;
        let asked: Vec<bool> = targets.into_iter().map(|to| self.may_be_dead(to)).collect();
        Some(!asked.contains(&false))
    }

    /// Whether no user of a value certainly needs it; `passed`: nor does what it becomes.
    fn no_user_needs(&self, v: Value, passed: bool) -> bool {
        let body = self.body;
        let Some(home) = body.def_region(v) else {
            return false;
        };
        let mut arms: FxHashMap<Op, FxHashSet<Region>> = FxHashMap::default();
        let skipped =
            |user: &Op| self.dead.contains(user) || passed && hands_on(&body.ops[*user].kind);
        for &user in self.users[v].iter().filter(|user| !skipped(user)) {
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
}

/// Whether a float is read by such an op for nothing but to be something else from there on.
fn hands_on(kind: &OpKind) -> bool {
    let OpKind::Control(control) = kind else {
        return false;
    };
    matches!(
        control,
        Control::Yield
            | Control::Repeat { .. }
            | Control::Loop(_)
            | Control::Jump(_)
            | Control::Guard { .. }
    )
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
