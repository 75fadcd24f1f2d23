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
//! - Stores need no look: where one member stores no other loads, or the primal has a race. So what is loaded where the member stores, too,
//!   before it waits for others, is one member's alone, wherever it stands.

use crate::Case;
use rustc_hash::{FxHashMap, FxHashSet};
use tapeless_analysis::points::ObjSet;
use tapeless_analysis::values::orders::begins_within;
use tapeless_analysis::values::range::Ranges;
use tapeless_analysis::{Circle, PointerActivity};
use tapeless_ir::ops::{Callee, LoopInfo, Wrap};
use tapeless_ir::{
    Body, Cast, Control, IntBin, Mem, Op, OpKind, Region, Scalar, Type, Value, ValueDef,
};

/// Definitions that are looked through.
const DEPTH: u32 = 12;
/// Of functions with more sums all are taken to meet.
const MOST: usize = 300;
/// What one float has at most, in bytes.
const WORD: i128 = 16;
/// `schedule(static)` without chunks, as OpenMP's run time numbers it.
const STATIC: i64 = 34;

/// Whom a sum meets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meets {
    /// Nobody: others do not know of the memory.
    Own,
    /// Nobody: members take turns.
    InTurn,
    /// Nobody: the member stores there, too, before it waits for others.
    Stored,
    /// Nobody: no two turns of the loop add there.
    Nobody(Op),
    /// Those that have the turns of a loop which are so near.
    Near(Op, u64),
    /// Anybody, for all that is known.
    Anybody(Because),
}

/// Why it is not known whom a sum meets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Because {
    /// It is in a function that members call.
    Callee,
    /// Regions begin within regions, or threads run beside them.
    Within,
    /// The region calls functions that may add, too.
    Calls,
    /// It is in no loop whose turns are shared out.
    Alike,
    /// Its place is not the counter, so many times, behind what is the same for all.
    Place,
    /// Each turn adds to the same place.
    Same,
    /// Another sum may be to the same place.
    Other(Op),
}

/// Whom the sums of loads meet.
#[derive(Debug, Default)]
pub struct Sums {
    /// Whether a team of one has nobody beside it.
    pub may_be_alone: bool,
    loads: FxHashMap<Op, Meets>,
}

/// A load whose adjoint is added where it lies.
struct Load {
    op: Op,
    pointer: Value,
    bytes: u64,
    is_plain: bool,
    is_own: bool,
    is_stored: bool,
}

impl Sums {
    /// Those of a function, of whose ops these take part in the derivative.
    pub fn of(case: Case<'_>, relevant: &FxHashSet<Op>) -> Self {
        if !case.context.circle.is_shared() {
            return Self::default();
        }
        let loads = loads(case, relevant);
        let all = |meets: Meets| loads.iter().map(|load| (load.op, meets)).collect();
        let in_turn = case.module.deterministic;
        let at_start = case.context.circle == Circle::Member && !in_turn;
        let may_be_alone = at_start && !begins_within(case.module);
        let mut found: FxHashMap<Op, Meets> = match (in_turn, at_start) {
            (true, _) => all(Meets::InTurn),
            (_, false) => all(Meets::Anybody(Because::Callee)),
            _ if !may_be_alone => all(Meets::Anybody(Because::Within)),
            _ => {
                let found = Finder::new(case).and_then(|f| f.sums(&loads, relevant));
                found.unwrap_or_else(|| all(Meets::Anybody(Because::Calls)))
            }
        };
        for load in &loads {
            match (load.is_own, load.is_stored && !in_turn) {
                (true, _) => found.insert(load.op, Meets::Own),
                (_, true) => found.insert(load.op, Meets::Stored),
                _ => None,
            };
        }
        Self {
            may_be_alone,
            loads: found,
        }
    }

    /// Whom the sum of a load meets.
    pub fn meets(&self, load: Op) -> Meets {
        let known = self.loads.get(&load).copied();
        known.unwrap_or(Meets::Anybody(Because::Callee))
    }

    /// All of them, in the order of the loads.
    pub fn in_order(&self, body: &Body) -> Vec<(Op, Meets)> {
        let ops = body.op_order().into_iter();
        ops.filter_map(|op| Some((op, *self.loads.get(&op)?)))
            .collect()
    }
}

/// Whether what a load reads is overwritten by the same member before it waits for others.
fn is_stored(case: Case<'_>, load: Op) -> bool {
    let (body, data) = (case.body, &case.body.ops[load]);
    let read = (data.args[0], body.ty(data.results[0]));
    let mut behind = body.regions[data.parent]
        .ops
        .iter()
        .skip_while(|&&op| op != load)
        .skip(1);
    let waits = |op: Op| {
        let inside = body.ops[op]
            .regions
            .iter()
            .flat_map(|&r| body.ops_within(r));
        std::iter::once(op)
            .chain(inside)
            .any(|op| match &body.ops[op].kind {
                OpKind::Par(_) | OpKind::Host(_) | OpKind::Control(Control::Guard { .. }) => true,
                kind => kind.call().is_some(),
            })
    };
    behind
        .find_map(|&op| match &body.ops[op].kind {
            OpKind::Mem(Mem::Store(access)) if access.is_plain() => {
                let (value, pointer) = (body.ops[op].args[0], body.ops[op].args[1]);
                ((pointer, body.ty(value)) == read).then_some(true)
            }
            _ => waits(op).then_some(false),
        })
        .unwrap_or(false)
}

/// The loads whose adjoints are added where they lie.
fn loads(case: Case<'_>, relevant: &FxHashSet<Op>) -> Vec<Load> {
    let ops = case.body.op_order().into_iter();
    let load = |op: Op| {
        let data = &case.body.ops[op];
        let OpKind::Mem(Mem::Load(access)) = data.kind else {
            return None;
        };
        let pointer = data.args[0];
        let adds =
            case.pointer(pointer) != PointerActivity::Inactive && case.is_active(data.results[0]);
        adds.then(|| Load {
            op,
            pointer,
            bytes: case.module.size_of(case.body.ty(data.results[0])),
            is_plain: access.is_plain(),
            is_stored: access.is_plain() && is_stored(case, op),
            is_own: case.facts.points.is_own(pointer),
        })
    };
    ops.filter(|op| relevant.contains(op))
        .filter_map(load)
        .collect()
}

/// An op that adds to shadows in the reverse sweep.
struct Adder {
    op: Op,
    is_load: bool,
    to: ObjSet,
    place: Result<Place, Because>,
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

impl Place {
    /// Whether another is told apart from it by the same counter.
    fn is_like(&self, other: &Self) -> bool {
        (self.loop_, self.base, self.scale) == (other.loop_, other.base, other.scale)
    }
}

/// An integer: so many times the counter of a loop, and what lies between two numbers.
#[derive(Clone, Copy)]
struct Linear {
    turns: i128,
    low: i128,
    high: i128,
}

impl Linear {
    const ZERO: Self = Self {
        turns: 0,
        low: 0,
        high: 0,
    };

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

    fn sums(&self, loads: &[Load], relevant: &FxHashSet<Op>) -> Option<FxHashMap<Op, Meets>> {
        let adders = self.adders(loads, relevant)?;
        let found = adders.iter().filter(|adder| adder.is_load);
        Some(found.map(|one| (one.op, self.met(one, &adders))).collect())
    }

    /// Whom one of several sums meets.
    fn met(&self, one: &Adder, adders: &[Adder]) -> Meets {
        let points = &self.case.facts.points;
        let mut all = match one.place {
            Ok(place) => place,
            Err(why) => return Meets::Anybody(why),
        };
        for other in adders
            .iter()
            .filter(|other| points.sets_overlap(&one.to, &other.to))
        {
            match other.place {
                Ok(place) if place.is_like(&all) => {
                    all.low = all.low.min(place.low);
                    all.high = all.high.max(place.high);
                }
                _ => return Meets::Anybody(Because::Other(other.op)),
            }
        }
        let (wide, step) = (all.high - all.low, all.scale.abs());
        match u64::try_from((wide - 1) / step.max(1)) {
            _ if step == 0 && wide > WORD => Meets::Anybody(Because::Place),
            _ if step == 0 => Meets::Anybody(Because::Same),
            Ok(0) => Meets::Nobody(all.loop_),
            Ok(reach) => Meets::Near(all.loop_, reach),
            Err(_) => Meets::Anybody(Because::Place),
        }
    }

    /// All that adds to memory that others know of; none if a function is called that may.
    fn adders(&self, loads: &[Load], relevant: &FxHashSet<Op>) -> Option<Vec<Adder>> {
        let (case, points) = (self.case, &self.case.facts.points);
        let shared = loads.iter().filter(|load| !load.is_own && !load.is_stored);
        let mut adders: Vec<Adder> = shared
            .map(|load| Adder {
                op: load.op,
                is_load: true,
                to: points.of(load.pointer).clone(),
                place: self.place(load),
            })
            .collect();
        for op in case.body.op_order() {
            let data = &case.body.ops[op];
            match &data.kind {
                _ if !relevant.contains(&op) => {}
                OpKind::Call(_) | OpKind::Host(_) | OpKind::Control(Control::Invoke(_)) => {
                    return None;
                }
                OpKind::Mem(Mem::Copy { .. }) => adders.push(Adder {
                    op,
                    is_load: false,
                    to: points.of(data.args[1]).clone(),
                    place: Err(Because::Place),
                }),
                _ => {}
            }
        }
        (adders.len() <= MOST).then_some(adders)
    }

    /// Where a load reads.
    fn place(&self, load: &Load) -> Result<Place, Because> {
        let body = self.case.body;
        let region = body.ops[load.op].parent;
        let mut around = body.enclosing_loop(region);
        while around.is_some_and(|at| !self.loops.contains_key(&at)) {
            around = around.and_then(|at| body.enclosing_loop(body.ops[at].parent));
        }
        let shared_out = around.and_then(|at| Some((at, *self.loops.get(&at)?)));
        let (loop_, counter) = shared_out.ok_or(Because::Alike)?;
        let found = self.behind(load.pointer, (counter, region));
        let (base, sum) = found.filter(|_| load.is_plain).ok_or(Because::Place)?;
        Ok(Place {
            loop_,
            base,
            scale: sum.turns,
            low: sum.low,
            high: sum.high + i128::from(load.bytes),
        })
    }

    /// A pointer as what is the same for all, and so many bytes.
    fn behind(&self, pointer: Value, here: (Value, Region)) -> Option<(Value, Linear)> {
        let (mut base, mut sum) = (pointer, Linear::ZERO);
        let mut ranges = Ranges::new(self.case.body);
        while !self.is_same_for_all(base, DEPTH) {
            let (kind, args) = self.definition(base)?;
            let OpKind::Scalar(Scalar::PtrAdd {
                offset,
                scales,
                node: false,
                rounds: false,
                ..
            }) = kind
            else {
                return None;
            };
            let by = i128::from(*offset);
            (sum.low, sum.high) = (sum.low + by, sum.high + by);
            for (&index, &scale) in args[1..].iter().zip(scales) {
                let index = self.linear(index, here, &mut ranges, DEPTH)?;
                sum = sum.join(index, scale.into());
            }
            base = args[0];
        }
        Some((base, sum))
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
                ..Linear::ZERO
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
