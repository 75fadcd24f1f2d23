//! What a loop chose is made again behind it.
//!
//! ```text
//! loop (i, m) { x = load a + i               loop (i, m, ever, i*) { …                  }
//!               m' = x > m ? x : m }    →    m' = if ever { load a + i* } else { m at first }
//! ```
//!
//! The adjoint of a running maximum goes to one iteration: the last that changed it. The loop remembers what that one counted, and
//! carries no derivative any more: nothing is kept of its iterations, and none is reversed. So for every float that an iteration
//! either leaves as it is or replaces by something that does not depend on it: the nearest hit of a ray, the best of a search.

mod made;

use rustc_hash::FxHashMap;
use tapeless_ir::{Body, Control, Mem, Op, OpData, OpKind, Region, Scalar, Type, Value, ValueDef};
use tapeless_rules::id;

/// Selects and branches, one in another, that are looked through.
const DEPTH: u32 = 16;
/// Ops that are made again at most.
const MOST: usize = 64;

/// Rewrites every loop that chooses.
pub fn run(body: &mut Body) {
    let is_loop = |op: &Op| matches!(body.ops[*op].kind, OpKind::Control(Control::Loop(_)));
    let loops: Vec<Op> = body.op_order().into_iter().filter(is_loop).collect();
    // Inner ones first: what they chose may be chosen again further out.
    for op in loops.into_iter().rev() {
        for index in 0..params(body, op) {
            if let Some(choice) = Choice::of(body, op, index) {
                choice.rewrite(body);
            }
        }
    }
}

fn params(body: &Body, op: Op) -> usize {
    match &body.ops[op].kind {
        OpKind::Control(Control::Loop(info)) => info.params as usize,
        _ => 0,
    }
}

/// A float that a loop carries and replaces as a whole.
#[derive(Debug)]
struct Choice {
    loop_: Op,
    region: Region,
    param: Value,
    init: Value,
    /// What it is in the next iteration.
    next: Value,
    /// What replaces it.
    leaf: Value,
    /// The ops that make that, in order.
    slice: Vec<Op>,
    /// What they read of the loop that is no float: it is remembered.
    counted: Vec<Value>,
}

impl Choice {
    fn of(body: &Body, loop_: Op, index: usize) -> Option<Self> {
        let region = body.ops[loop_].regions[0];
        let param = body.regions[region].params[index];
        let next = body.next(region, index as u32)?;
        if !body.ty(param).is_float() || next == param || !is_repeatable(body, region) {
            return None;
        }
        let Leaf::Is(leaf) = leaf_of(body, (region, param), next, DEPTH)? else {
            return None;
        };
        let mut choice = Self {
            loop_,
            region,
            param,
            init: body.ops[loop_].args[index],
            next,
            leaf,
            slice: Vec::new(),
            counted: Vec::new(),
        };
        let used = choice.follow(body)? && choice.is_handed_out(body) && choice.only_compares(body);
        used.then_some(choice)
    }

    /// Finds what makes the leaf; `None` if that cannot be made again behind the loop.
    fn follow(&mut self, body: &Body) -> Option<bool> {
        let mut work = vec![self.leaf];
        while let Some(v) = work.pop() {
            let Some(home) = body.def_region(v) else {
                continue;
            };
            if !body.encloses(self.region, home) || self.counted.contains(&v) {
                continue;
            }
            match body.values[v].def {
                ValueDef::Result(op, _) if is_simple(&body.ops[op]) => {
                    if !self.slice.contains(&op) {
                        self.slice.push(op);
                        work.extend(&body.ops[op].args);
                    }
                }
                _ if home == self.region && !body.ty(v).is_float() => self.counted.push(v),
                _ => return None,
            }
            if self.slice.len() > MOST {
                return None;
            }
        }
        let order: FxHashMap<Op, usize> =
            body.ops_within(self.region).into_iter().zip(0..).collect();
        self.slice.sort_by_key(|op| order.get(op));
        Some(!self.slice.is_empty())
    }

    /// Whether the loop's results have what it chose, and nothing older.
    fn is_handed_out(&self, body: &Body) -> bool {
        let results = self.results(body);
        results.contains(&self.next) && !results.contains(&self.param)
    }

    /// What the last iteration hands to the outside.
    fn results<'b>(&self, body: &'b Body) -> &'b [Value] {
        let end = body.terminator(self.region);
        end.map_or(&[], |end| {
            &body.ops[end].args[1 + params(body, self.loop_)..]
        })
    }

    /// Whether the loop does nothing with the float but compare it and hand it on.
    fn only_compares(&self, body: &Body) -> bool {
        let reads = |op: &Op| body.ops[*op].args.contains(&self.param);
        let mut ops = body.ops_within(self.region).into_iter().filter(reads);
        ops.all(|op| {
            let data = &body.ops[op];
            let is_next = || data.results.contains(&self.next);
            match &data.kind {
                OpKind::Scalar(Scalar::Fcmp(..) | Scalar::Select(_)) => true,
                OpKind::Scalar(Scalar::Rule(..)) => is_next(),
                OpKind::Control(Control::Yield | Control::Repeat { .. }) => true,
                _ => false,
            }
        })
    }
}

/// Whether an iteration does nothing but compute.
fn is_repeatable(body: &Body, region: Region) -> bool {
    body.ops_within(region).into_iter().all(|op| {
        let data = &body.ops[op];
        let control = matches!(
            data.kind,
            OpKind::Control(
                Control::If
                    | Control::Switch(_)
                    | Control::Loop(_)
                    | Control::Yield
                    | Control::Repeat { .. }
            )
        );
        control || is_simple(data)
    })
}

fn is_simple(data: &OpData) -> bool {
    match &data.kind {
        OpKind::Scalar(_) => true,
        OpKind::Mem(Mem::Load(access)) => access.is_plain(),
        _ => false,
    }
}

/// What a value may be other than the parameter; `None` if that cannot be told, or is more than one thing.
fn leaf_of(body: &Body, of: (Region, Value), v: Value, depth: u32) -> Option<Leaf> {
    let ((region, param), depth) = (of, depth.checked_sub(1)?);
    if v == param {
        return Some(Leaf::Same);
    }
    let Some(op) = body
        .def_op(v)
        .filter(|&op| body.encloses(region, body.ops[op].parent))
    else {
        return Some(Leaf::Is(v));
    };
    let data = &body.ops[op];
    if is_select(body, data) {
        let sides = [data.args[1], data.args[2]].map(|side| leaf_of(body, of, side, depth));
        return sides[0]?.or(sides[1]?);
    }
    if matches!(data.kind, OpKind::Control(Control::If)) {
        let i = data.results.iter().position(|&r| r == v)?;
        return data.regions.iter().try_fold(Leaf::Same, |all, &arm| {
            let end = &body.ops[body.terminator(arm)?];
            let is_yield = matches!(end.kind, OpKind::Control(Control::Yield));
            let side = is_yield.then(|| end.args[i])?;
            all.or(leaf_of(body, of, side, depth)?)
        });
    }
    Some(Leaf::Is(extreme(data, param).unwrap_or(v)))
}

/// What is in the place of the parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Leaf {
    Same,
    Is(Value),
}

impl Leaf {
    fn or(self, other: Self) -> Option<Self> {
        match (self, other) {
            (Self::Same, leaf) | (leaf, Self::Same) => Some(leaf),
            _ => (self == other).then_some(self),
        }
    }
}

fn is_select(body: &Body, data: &OpData) -> bool {
    matches!(data.kind, OpKind::Scalar(Scalar::Select(_))) && body.ty(data.args[0]) == Type::I1
}

/// Of the larger or the smaller of a value and something: that.
fn extreme(data: &OpData, v: Value) -> Option<Value> {
    let OpKind::Scalar(Scalar::Rule(rule, _)) = &data.kind else {
        return None;
    };
    match (*rule == id::fmax || *rule == id::fmin, data.args.as_slice()) {
        (true, &[a, b]) if a == v && b != v => Some(b),
        (true, &[a, b]) if b == v && a != v => Some(a),
        _ => None,
    }
}
