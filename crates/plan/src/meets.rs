//! Which sums of adjoints of a loop that members share out meet nobody else's.
//!
//! ```text
//! #pragma omp parallel for
//! for (i = …) y[i] = x[i] * z[i - 1] * z[i + 1]     x'[i]: nobody else is there; z'[i ± 1]: who has the turns near by is
//! ```
//!
//! Each member has turns that follow one another, and no two have the same. So what is added `c·i + k` bytes behind a place that is the
//! same for all, with k within c bytes, is added by one member alone; where k reaches further, by those with turns near by, which are
//! a member's own but for the first and the last of its part.
//!
//! # What must hold
//!
//! - All that adds to that memory in the region does so in the one loop, behind the same place and by the same steps: then no two phases of
//!   the region, and no other code of it, have to be told apart.
//! - The loop runs once in the region: for one part of it, or for each that is handed out.
//! - Nobody else runs meanwhile: no region begins within another, and no thread beside them.
//! - Stores need no look: where one member stores no other loads, or the primal has a race.

use crate::Case;
use rustc_hash::{FxHashMap, FxHashSet};
use tapeless_analysis::points::ObjSet;
use tapeless_analysis::values::orders::begins_within;
use tapeless_analysis::values::range::Ranges;
use tapeless_analysis::{Circle, PointerActivity};
use tapeless_ir::ops::{Callee, LoopInfo, Wrap};
use tapeless_ir::{Cast, Control, IntBin, Mem, Op, OpKind, Region, Scalar, Type, Value, ValueDef};

/// Definitions that are looked through.
const DEPTH: u32 = 12;
/// Of functions with more sums all are taken to meet.
const MOST: usize = 300;
/// `schedule(static)` without chunks, as OpenMP's run time numbers it.
const STATIC: i64 = 34;

/// Whom a sum meets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meets {
    /// Nobody.
    Nobody,
    /// Those that have the turns of a loop which are so near.
    Near(Op, u64),
    /// Anybody, for all that is known.
    Anybody,
}

/// Whom the sums of loads meet.
#[derive(Debug, Default)]
pub struct Sums {
    /// Whether a team of one has nobody beside it.
    pub may_be_alone: bool,
    loads: FxHashMap<Op, Meets>,
}

impl Sums {
    /// Those of a function, of whose ops these take part in the derivative.
    pub fn of(case: Case<'_>, relevant: &FxHashSet<Op>) -> Self {
        let shared = case.context.circle == Circle::Member && !case.module.deterministic;
        if !shared || begins_within(case.module) {
            return Self::default();
        }
        let found = Finder::new(case).and_then(|finder| finder.sums(relevant));
        Self {
            may_be_alone: true,
            loads: found.unwrap_or_default(),
        }
    }

    /// Whom the sum of a load meets.
    pub fn meets(&self, load: Op) -> Meets {
        self.loads.get(&load).copied().unwrap_or(Meets::Anybody)
    }
}

/// An op that adds to shadows in the reverse sweep.
struct Adder {
    op: Op,
    to: ObjSet,
    place: Option<Place>,
}

/// Bytes behind what is the same for all: so many for each turn of a loop, and from a least to a greatest, that not included.
#[derive(Clone, Copy)]
struct Place {
    loop_: Op,
    base: Value,
    scale: i128,
    low: i128,
    high: i128,
}

/// An integer: so many times the counter of a loop, and what lies between two numbers.
#[derive(Clone, Copy)]
struct Linear {
    turns: i128,
    low: i128,
    high: i128,
}

impl Linear {
    fn join(self, other: Self, by: i128) -> Self {
        let other = other.times(by);
        Self {
            turns: self.turns + other.turns,
            low: self.low + other.low,
            high: self.high + other.high,
        }
    }

    fn times(self, by: i128) -> Self {
        let ends = [self.low * by, self.high * by];
        Self {
            turns: self.turns * by,
            low: ends[0].min(ends[1]),
            high: ends[0].max(ends[1]),
        }
    }
}

/// Where the run time leaves the first and the last turn of a member's part.
struct Bounds {
    first: Value,
    last: Value,
    handed_out: bool,
}

struct Finder<'a> {
    case: Case<'a>,
    /// The loops whose turns are shared out, each with the parameter that counts them.
    loops: FxHashMap<Op, Value>,
    /// Memory that the region writes.
    written: ObjSet,
}

impl<'a> Finder<'a> {
    fn new(case: Case<'a>) -> Option<Self> {
        let mut written = ObjSet::default();
        for op in case.body.op_order() {
            if matches!(case.body.ops[op].kind, OpKind::Par(_)) {
                continue;
            }
            let effects = case.facts.points.effects(case.module, case.body, op);
            if effects.anywhere || effects.writes_other {
                return None;
            }
            written.union(&effects.writes);
            written.union(&effects.frees);
        }
        let mut finder = Self {
            case,
            loops: FxHashMap::default(),
            written,
        };
        finder.loops = finder.shared_out();
        (!finder.loops.is_empty()).then_some(finder)
    }

    /// The loops whose turns are shared out.
    fn shared_out(&self) -> FxHashMap<Op, Value> {
        let body = self.case.body;
        let bounds: Vec<Bounds> = body
            .op_order()
            .into_iter()
            .filter_map(|op| self.bounds(op))
            .collect();
        let loops = body.op_order().into_iter();
        loops
            .filter_map(|op| {
                let OpKind::Control(Control::Loop(info)) = &body.ops[op].kind else {
                    return None;
                };
                let known = bounds.iter().find_map(|b| self.counter(op, info, b))?;
                Some((op, known))
            })
            .collect()
    }

    /// What a call of the run time says of a member's part, where nothing else says something later.
    fn bounds(&self, op: Op) -> Option<Bounds> {
        let (body, data) = (self.case.body, &self.case.body.ops[op]);
        let Callee::Func(id) = data.kind.call()?.callee else {
            return None;
        };
        let name = &self.case.module.functions[id].name;
        let int = |i: usize| body.as_int(*data.args.get(i)?);
        let (handed_out, first) = match name {
            _ if name.starts_with("__kmpc_dispatch_next_") => (true, 3),
            _ if name.starts_with("__kmpc_for_static_init_") => {
                ((int(2)?, int(7)?) == (STATIC, 1)).then_some((false, 4))?
            }
            _ => return None,
        };
        let found = Bounds {
            first: *data.args.get(first)?,
            last: *data.args.get(first + 1)?,
            handed_out,
        };
        let once = handed_out || body.enclosing_loop(data.parent).is_none();
        (once && self.says_all(op, &found)).then_some(found)
    }

    /// Whether what is stored there otherwise is stored before, or a last turn that is earlier.
    fn says_all(&self, call: Op, bounds: &Bounds) -> bool {
        let (body, points) = (self.case.body, &self.case.facts.points);
        let slots = [bounds.first, bounds.last].map(|v| points.of(v));
        let own = slots
            .iter()
            .all(|slot| slot.iter().all(|o| points.is_local(o)) && !slot.is_empty());
        let mut is_before = true;
        own && body.op_order().into_iter().all(|op| {
            is_before &= op != call;
            let effects = points.effects(self.case.module, body, op);
            let writes = |slot: &&ObjSet| effects.writes.iter().any(|o| slot.contains(o));
            let data = &body.ops[op];
            match data.kind {
                OpKind::Mem(Mem::Store(_)) if slots.iter().any(writes) => {
                    is_before
                        || data.args[1] == bounds.last && self.is_at_most(data.args[0], bounds.last)
                }
                OpKind::Mem(Mem::Lifetime(_) | Mem::Alloca { .. }) => true,
                _ if op == call => true,
                OpKind::Call(_) => !slots.iter().any(writes) || self.is_same_call(op, call),
                _ => !slots.iter().any(writes),
            }
        })
    }

    fn is_same_call(&self, one: Op, other: Op) -> bool {
        let ops = &self.case.body.ops;
        let callee = |op: Op| ops[op].kind.call().map(|call| call.callee);
        callee(one) == callee(other) && ops[one].args[2..] == ops[other].args[2..]
    }

    /// Whether a value is what lies in a place, or less.
    fn is_at_most(&self, v: Value, place: Value) -> bool {
        let v = self.unextended(v);
        match self.definition(v) {
            Some((OpKind::Mem(Mem::Load(_)), args)) => args[0] == place,
            Some((OpKind::Scalar(Scalar::Int(IntBin::SMin | IntBin::UMin, _)), args)) => {
                args.iter().any(|&arg| self.is_at_most(arg, place))
            }
            _ => false,
        }
    }

    fn is_loaded(&self, v: Value, place: Value) -> bool {
        let made = self.definition(self.unextended(v));
        matches!(made, Some((OpKind::Mem(Mem::Load(_)), args)) if args[0] == place)
    }

    fn definition(&self, v: Value) -> Option<(&'a OpKind, &'a [Value])> {
        let data = &self.case.body.ops[self.case.body.def_op(v)?];
        Some((&data.kind, &data.args))
    }

    fn unextended(&self, v: Value) -> Value {
        match self.definition(v) {
            Some((OpKind::Scalar(Scalar::Cast(Cast::SExt | Cast::ZExt, _)), args)) => args[0],
            _ => v,
        }
    }

    /// The parameter of a loop that counts the turns of a member's part.
    fn counter(&self, op: Op, info: &LoopInfo, bounds: &Bounds) -> Option<Value> {
        let (body, data) = (self.case.body, &self.case.body.ops[op]);
        let around = body.enclosing_loop(data.parent);
        let once = match around {
            None => true,
            Some(parts) => {
                bounds.handed_out && body.enclosing_loop(body.ops[parts].parent).is_none()
            }
        };
        let params = info.params as usize;
        let count = data.args.get(params).filter(|_| info.counted && once)?;
        let Some((OpKind::Scalar(Scalar::Int(IntBin::Sub, _)), ends)) =
            self.definition(self.unextended(*count))
        else {
            return None;
        };
        let ends_there =
            self.is_at_most(ends[0], bounds.last) && self.is_loaded(ends[1], bounds.first);
        let steps = info.stepped.iter().zip(&data.args[params + 1..]);
        let counts = |&(&k, step): &(&u32, &Value)| {
            body.as_int(*step) == Some(1) && self.is_loaded(data.args[k as usize], bounds.first)
        };
        let (&k, _) = steps.into_iter().find(counts).filter(|_| ends_there)?;
        body.regions[data.regions[0]]
            .params
            .get(k as usize)
            .copied()
    }

    fn sums(&self, relevant: &FxHashSet<Op>) -> Option<FxHashMap<Op, Meets>> {
        let adders = self.adders(relevant)?;
        let points = &self.case.facts.points;
        let mut sums = FxHashMap::default();
        for one in &adders {
            let Some(mut all) = one.place else { continue };
            let mut others = adders
                .iter()
                .filter(|other| points.sets_overlap(&one.to, &other.to));
            let fits = others.all(|other| {
                other.place.is_some_and(|place| {
                    all.low = all.low.min(place.low);
                    all.high = all.high.max(place.high);
                    (place.loop_, place.base, place.scale) == (all.loop_, all.base, all.scale)
                })
            });
            let (wide, step) = (all.high - all.low, all.scale.abs());
            if fits && step > 0 {
                let reach = u64::try_from((wide - 1) / step).ok()?;
                let meets = match reach {
                    0 => Meets::Nobody,
                    _ => Meets::Near(all.loop_, reach),
                };
                sums.insert(one.op, meets);
            }
        }
        Some(sums)
    }

    /// All that adds to memory that others know of; none if a function is called that may.
    fn adders(&self, relevant: &FxHashSet<Op>) -> Option<Vec<Adder>> {
        let (case, points) = (self.case, &self.case.facts.points);
        let mut adders = Vec::new();
        for op in case.body.op_order() {
            let data = &case.body.ops[op];
            if !relevant.contains(&op) {
                continue;
            }
            match &data.kind {
                OpKind::Call(_) | OpKind::Host(_) | OpKind::Control(Control::Invoke(_)) => {
                    return None;
                }
                OpKind::Mem(Mem::Load(access))
                    if case.pointer(data.args[0]) != PointerActivity::Inactive =>
                {
                    let to = points.of(data.args[0]);
                    let own = !to.is_empty()
                        && to
                            .iter()
                            .all(|o| points.is_local(o) && !points.is_kept_outside(o));
                    if !own && case.is_active(data.results[0]) {
                        let bytes = case.module.size_of(case.body.ty(data.results[0]));
                        adders.push(Adder {
                            op,
                            to: to.clone(),
                            place: self
                                .place(op, data.args[0], bytes)
                                .filter(|_| access.is_plain()),
                        });
                    }
                }
                OpKind::Mem(Mem::Copy { .. }) => adders.push(Adder {
                    op,
                    to: points.of(data.args[1]).clone(),
                    place: None,
                }),
                _ => {}
            }
        }
        (adders.len() <= MOST).then_some(adders)
    }

    /// Where an access of so many bytes lies.
    fn place(&self, op: Op, pointer: Value, bytes: u64) -> Option<Place> {
        let body = self.case.body;
        let region = body.ops[op].parent;
        let mut around = body.enclosing_loop(region);
        while around.is_some_and(|at| !self.loops.contains_key(&at)) {
            around = around.and_then(|at| body.enclosing_loop(body.ops[at].parent));
        }
        let loop_ = around?;
        let counter = *self.loops.get(&loop_)?;
        let mut sum = Linear {
            turns: 0,
            low: 0,
            high: 0,
        };
        let mut base = pointer;
        let mut ranges = Ranges::new(body);
        while !self.is_same_for_all(base, DEPTH) {
            let (
                OpKind::Scalar(Scalar::PtrAdd {
                    offset,
                    scales,
                    node: false,
                    rounds: false,
                    ..
                }),
                args,
            ) = self.definition(base)?
            else {
                return None;
            };
            let by = i128::from(*offset);
            (sum.low, sum.high) = (sum.low + by, sum.high + by);
            for (&index, &scale) in args[1..].iter().zip(scales) {
                let index = self.linear(index, (counter, region), &mut ranges, DEPTH)?;
                sum = sum.join(index, scale.into());
            }
            base = args[0];
        }
        Some(Place {
            loop_,
            base,
            scale: sum.turns,
            low: sum.low,
            high: sum.high + i128::from(bytes),
        })
    }

    /// An integer by the counter of a loop.
    fn linear(
        &self,
        v: Value,
        (counter, region): (Value, Region),
        ranges: &mut Ranges<'_>,
        depth: u32,
    ) -> Option<Linear> {
        if v == counter {
            return Some(Linear {
                turns: 1,
                low: 0,
                high: 0,
            });
        }
        let here = (counter, region);
        self.by_parts(v, here, ranges, depth).or_else(|| {
            let range = ranges.at(v, region, DEPTH);
            let most = 1 << 40;
            (range.lo > -most && range.hi < most).then(|| Linear {
                turns: 0,
                low: range.lo.into(),
                high: range.hi.into(),
            })
        })
    }

    /// The same of what it is made of.
    fn by_parts(
        &self,
        v: Value,
        here: (Value, Region),
        ranges: &mut Ranges<'_>,
        depth: u32,
    ) -> Option<Linear> {
        let depth = depth.checked_sub(1)?;
        let (kind, args) = self.definition(v)?;
        let mut part = |v: Value| self.linear(v, here, ranges, depth);
        match kind {
            OpKind::Scalar(Scalar::Cast(Cast::SExt, _)) => part(args[0]),
            OpKind::Scalar(Scalar::Cast(Cast::ZExt, wrap)) if wrap.exact => part(args[0]),
            OpKind::Scalar(Scalar::Int(op, wrap)) if is_exact(*op, *wrap, self.case.body.ty(v)) => {
                let by = self.case.body.as_int(args[1]).map(i128::from);
                match (op, by) {
                    (IntBin::Mul, Some(by)) => Some(part(args[0])?.times(by)),
                    (IntBin::Shl, Some(by @ 0..32)) => Some(part(args[0])?.times(1 << by)),
                    (IntBin::Add | IntBin::Or, _) => Some(part(args[0])?.join(part(args[1])?, 1)),
                    (IntBin::Sub, _) => Some(part(args[0])?.join(part(args[1])?, -1)),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// Whether a value is the same for all members, wherever they are.
    fn is_same_for_all(&self, v: Value, depth: u32) -> bool {
        let (body, points) = (self.case.body, &self.case.facts.points);
        let Some(depth) = depth.checked_sub(1) else {
            return false;
        };
        let op = match body.values[v].def {
            ValueDef::Const(_) => return true,
            ValueDef::Param(region, _) => return region == body.entry(),
            ValueDef::Result(op, _) => op,
        };
        let data = &body.ops[op];
        let args = || {
            data.args
                .iter()
                .all(|&arg| self.is_same_for_all(arg, depth))
        };
        match &data.kind {
            OpKind::Mem(Mem::Load(access)) => {
                let from = points.of(data.args[0]);
                let still = !from.is_empty()
                    && from
                        .iter()
                        .all(|o| !self.written.contains(o) && !points.is_local(o));
                access.is_plain() && still && args()
            }
            OpKind::Scalar(_) => args(),
            _ => false,
        }
    }
}

/// Whether what is computed is what it is in the integers.
fn is_exact(op: IntBin, wrap: Wrap, ty: Type) -> bool {
    match op {
        IntBin::Or => wrap.exact,
        _ => wrap.nsw || ty == Type::I64,
    }
}
