//! Un-speculation: optimised code has lost its guards.
//!
//! ```text
//! %q = fdiv x, y                      %r = if %c { %q = fdiv x, y
//! %r = select %c, %q, 0        →                   yield %q }
//!                                          else { yield 0 }
//! ```
//!
//! The adjoint of the left form is 0 · ∞ where y = 0; on the right the dead side has none. Ops move into an arm only
//! if nothing else reads them, so no work is repeated. A select of lanes stays as it is.

use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashSet;
use smallvec::{SmallVec, smallvec};
use tapeless_ir::{Body, Control, Op, OpData, OpKind, Region, Scalar, Type, Value};
use tapeless_rules::is_linear;

/// Rewrites every select with a side that is computed for it alone by functions that are not linear.
pub fn run(body: &mut Body) {
    let order = body.op_order();
    let mut users = body.users();
    let mut position: SecondaryMap<Op, usize> = SecondaryMap::new();
    for (at, &op) in order.iter().enumerate() {
        position[op] = at;
    }
    // Later selects first: what they move may hold earlier ones.
    for &op in order.iter().rev() {
        if is_scalar_select(body, op) {
            rewrite(body, &mut users, &position, op);
        }
    }
    // Regions still list what has moved out of them.
    let regions: Vec<Region> = body.regions.keys().collect();
    for region in regions {
        let mut ops = std::mem::take(&mut body.regions[region].ops);
        ops.retain(|&op| body.ops[op].parent == region);
        body.regions[region].ops = ops;
    }
}

fn is_scalar_select(body: &Body, op: Op) -> bool {
    let data = &body.ops[op];
    matches!(data.kind, OpKind::Scalar(Scalar::Select(_))) && body.ty(data.args[0]) == Type::I1
}

fn rewrite(
    body: &mut Body,
    users: &mut SecondaryMap<Value, SmallVec<[Op; 2]>>,
    position: &SecondaryMap<Op, usize>,
    select: Op,
) {
    let args = body.ops[select].args.clone();
    let sides = [
        side(body, users, select, args[1]),
        side(body, users, select, args[2]),
    ];
    if args[1] == args[2] || !sides.iter().flatten().any(|&op| is_curved(body, op)) {
        return;
    }
    let arms: SmallVec<[Region; 2]> = sides.iter().map(|_| body.region(&[])).collect();
    for (&arm, side) in arms.iter().zip(&sides) {
        let mut moved: Vec<Op> = side.iter().copied().collect();
        moved.sort_unstable_by_key(|&op| position[op]);
        for op in moved {
            body.ops[op].parent = arm;
            body.regions[arm].ops.push(op);
        }
    }
    for (&arm, &value) in arms.iter().zip(&args[1..]) {
        body.regions[arm].owner = Some(select);
        let end = end_arm(body, arm, value, select);
        users[value].retain(|user| *user != select);
        users[value].push(end);
    }
    let data = &mut body.ops[select];
    data.kind = OpKind::Control(Control::If);
    data.args.truncate(1);
    data.regions = arms;
    data.origin = None;
}

fn end_arm(body: &mut Body, arm: Region, value: Value, select: Op) -> Op {
    let end = body.ops.push(OpData {
        kind: OpKind::Control(Control::Yield),
        args: smallvec![value],
        results: SmallVec::new(),
        regions: SmallVec::new(),
        origin: None,
        loc: body.ops[select].loc,
        parent: arm,
    });
    body.regions[arm].ops.push(end);
    end
}

/// The pure ops of the select's region whose results reach nothing but this side.
fn side(
    body: &Body,
    users: &SecondaryMap<Value, SmallVec<[Op; 2]>>,
    select: Op,
    value: Value,
) -> FxHashSet<Op> {
    let mut found = FxHashSet::default();
    if body.ops[select]
        .args
        .iter()
        .filter(|&&arg| arg == value)
        .count()
        > 1
    {
        return found;
    }
    let mut work = vec![value];
    while let Some(read) = work.pop() {
        let Some(op) = body.def_op(read) else {
            continue;
        };
        let data = &body.ops[op];
        let within = |&user: &Op| found.contains(&user) || (user == select && read == value);
        let movable =
            data.parent == body.ops[select].parent && matches!(data.kind, OpKind::Scalar(_));
        if movable
            && !found.contains(&op)
            && data.results.len() == 1
            && users[read].iter().all(within)
        {
            found.insert(op);
            work.extend(&data.args);
        }
    }
    found
}

/// Whether the adjoint of an op can be something else than 0 where its result's is 0.
fn is_curved(body: &Body, op: Op) -> bool {
    body.ops[op]
        .kind
        .rule()
        .is_some_and(|rule| !is_linear(rule))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tapeless_ir::{Builder, FastMath};
    use tapeless_rules::id;

    /// `c ? x / y : 0`, with the quotient read once more if `shared`.
    fn guarded_quotient(shared: bool) -> (Body, Op) {
        let mut b = Builder::new(&[Type::I1, Type::F64, Type::F64]);
        let (c, x, y) = (b.body.params()[0], b.body.params()[1], b.body.params()[2]);
        let quotient = b.rule(id::fdiv, FastMath::default(), &[x, y]);
        let twice = b.rule(id::fadd, FastMath::default(), &[quotient, quotient]);
        let zero = b.zero(Type::F64);
        let chosen = b.select(c, twice, zero);
        let result = if shared {
            b.rule(id::fadd, FastMath::default(), &[chosen, quotient])
        } else {
            chosen
        };
        let select = b.body.def_op(chosen).expect("a select defines its result");
        b.return_(&[result]);
        (b.finish(), select)
    }

    #[test]
    fn what_feeds_one_side_moves_into_its_arm() {
        let (mut body, select) = guarded_quotient(false);
        run(&mut body);
        let data = &body.ops[select];
        assert_eq!(data.kind, OpKind::Control(Control::If));
        assert_eq!(body.regions[data.regions[0]].ops.len(), 3);
        assert_eq!(body.regions[data.regions[1]].ops.len(), 1);
        assert_eq!(body.regions[body.entry()].ops.len(), 2);
    }

    #[test]
    fn what_others_read_stays() {
        let (mut body, select) = guarded_quotient(true);
        run(&mut body);
        assert!(matches!(
            body.ops[select].kind,
            OpKind::Scalar(Scalar::Select(_))
        ));
    }
}
