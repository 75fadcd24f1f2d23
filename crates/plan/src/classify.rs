//! What is kept and what is made again: the flow network of what is needed, and its costs.

use crate::cut::{Graph, INFINITE};
use crate::sources::{Source, Sources};
use crate::still::Still;
use crate::undone::Undone;
use crate::why::{self, Why};
use crate::{Case, Item, Kind, Needs, Node, Schedules};
use cranelift_entity::SecondaryMap;
use rustc_hash::{FxHashMap, FxHashSet};
use tapeless_analysis::{ArgActivity, Mode, ObjId, Object};
use tapeless_ir::{Body, Cast, Control, Mem, Op, OpKind, Region, Scalar, Value, ValueDef};

/// How a node is had in the reverse sweep.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// Constants, parameters of the function, shadows without a memory.
    Free,
    /// Made again from its operands.
    Recompute,
    /// Read from its slot.
    Keep,
}

/// Iterations that a loop is taken to have.
pub(crate) const TURNS: u64 = 100;

/// Bytes that are moved, in all, for each place that is remembered because others see what lies there in the end: its pointer, and
/// what it holds.
const REMEMBERED: u64 = 48;

/// What is had of each item.
pub(crate) type Decided = FxHashMap<Item, How>;

/// Classifies items.
#[derive(Debug)]
pub struct Planner<'a> {
    case: Case<'a>,
    still: &'a Still<'a>,
    undone: Undone,
    sources: Sources<'a>,
    /// How often each region runs, by the loops around it.
    weights: SecondaryMap<Region, u64>,
}

impl<'a> Planner<'a> {
    /// A planner of a function.
    pub fn new(
        case: Case<'a>,
        (schedules, still): (&'a Schedules, &'a Still<'a>),
        needs: &Needs,
    ) -> Self {
        let body = case.body;
        let mut weights = SecondaryMap::with_default(1);
        for op in body.op_order() {
            let data = &body.ops[op];
            let times = match data.kind {
                OpKind::Control(Control::Loop(_)) => TURNS,
                _ => 1,
            };
            let weight = u64::saturating_mul(weights[data.parent], times).min(INFINITE / 1024);
            for &region in &data.regions {
                weights[region] = weight;
            }
        }
        let undone = Undone::of(case, schedules);
        Self {
            sources: Sources::of(case, schedules, &undone, needs),
            case,
            still,
            undone,
            weights,
        }
    }

    /// The flow network between roots and needs; see [`crate::cut`].
    pub fn expand(&self, needs: &[Node]) -> Graph {
        let mut graph = Graph::default();
        let mut seen = FxHashSet::default();
        let mut stack: Vec<Item> = needs.iter().copied().map(Item::Node).collect();
        for &need in &stack {
            graph.need(need);
        }
        while let Some(item) = stack.pop() {
            if !seen.insert(item) {
                continue;
            }
            match self.sources.source(item) {
                Source::Free => {}
                Source::Root(_) => {
                    graph.capacity(item, self.cost(item));
                    graph.root(item);
                }
                Source::From(operands) => {
                    graph.capacity(item, self.cost(item));
                    for operand in operands {
                        graph.edge(operand, item);
                        stack.push(operand);
                    }
                }
            }
        }
        graph
    }

    /// How each item that the reverse sweep touches is had, given the kept ones.
    pub(crate) fn decide(&self, needs: &[Node], kept: &FxHashSet<Item>) -> Decided {
        let mut how = FxHashMap::default();
        let mut stack: Vec<Item> = needs.iter().copied().map(Item::Node).collect();
        while let Some(item) = stack.pop() {
            if how.contains_key(&item) {
                continue;
            }
            let choice = match self.sources.source(item) {
                Source::Free => How::Free,
                Source::Root(_) => How::Keep,
                Source::From(_) if kept.contains(&item) => How::Keep,
                Source::From(operands) => {
                    stack.extend(operands);
                    How::Recompute
                }
            };
            how.insert(item, choice);
        }
        how
    }

    /// Why what is kept is kept.
    pub(crate) fn reasons(&self, decided: &Decided) -> FxHashMap<Item, Why> {
        why::reasons(self.case, &self.sources, decided)
    }

    /// Whether others see what a store writes that is undone.
    pub(crate) fn is_seen(&self, store: Op) -> bool {
        self.undone.is_seen(store)
    }

    fn body(&self) -> &'a Body {
        self.case.body
    }

    fn cost(&self, item: Item) -> u64 {
        match item {
            Item::Node(node) => self.cost_of_node(node),
            Item::Old(store) => self.cost_of_old(store),
            Item::Before(_) => INFINITE,
        }
    }

    /// Bytes times the iterations around a store; where others see what it writes, also what it takes to leave that as it is.
    fn cost_of_old(&self, store: Op) -> u64 {
        let data = &self.body().ops[store];
        let weight = self.weights[data.parent];
        let bytes = self.case.module.size_of(self.body().ty(data.args[0]));
        let seen = match self.undone.is_seen(store) {
            true => REMEMBERED.saturating_mul(weight / self.repeats(data.args[1], data.parent)),
            false => 0,
        };
        let kept = bytes.saturating_mul(weight);
        kept.saturating_add(seen).min(INFINITE / 1024)
    }

    /// Bytes times the iterations of the region that defines the value, a loop counted as a hundred. A shadow
    /// pointer that the forward sweep does not know can only be made again.
    fn cost_of_node(&self, (v, kind): Node) -> u64 {
        if kind == Kind::Shadow && self.points_to_fresh(v) {
            return INFINITE;
        }
        let bytes = self.case.module.size_of(self.body().ty(v)).max(1);
        let Some(home) = self.body().def_region(v) else {
            return bytes;
        };
        match self.weights[home] {
            1 => bytes,
            weight => {
                let weight = (weight / self.repeats(v, home)).max(1);
                bytes.saturating_mul(weight).min(INFINITE / 1024)
            }
        }
    }

    /// How often a value is the same in a region, by the loops around that which do not change it.
    fn repeats(&self, v: Value, home: Region) -> u64 {
        let body = self.body();
        let inner = body.enclosing_loop(home);
        let loops = std::iter::successors(inner, |&l| body.enclosing_loop(body.ops[l].parent));
        let still = loops.filter(|&l| !self.still.changes(v, l)).count();
        TURNS.saturating_pow(still as u32)
    }

    fn points_to_fresh(&self, v: Value) -> bool {
        let points = &self.case.facts.points;
        self.case.context.mode == Mode::Split
            && points.of(v).iter().any(|o| match points.objects[o] {
                Object::Alloca(op) => self.is_fresh(self.body().ops[op].results[0]),
                _ => false,
            })
    }

    /// In split mode the shadow of a stack object that holds no pointer is made by the reverse function.
    fn is_fresh(&self, v: Value) -> bool {
        is_fresh_shadow(self.case, v)
    }
}

/// Whether the shadow of the stack object `v` is born in the reverse function: nothing of the forward
/// function may know its address, so every pointer to the object is computed from `v` alone.
pub fn is_fresh_shadow(case: Case<'_>, v: Value) -> bool {
    let (body, points) = (case.body, &case.facts.points);
    let plain = |o| matches!(points.objects[o], Object::Alloca(_)) && !is_kept_address(case, o);
    case.context.mode == Mode::Split
        && points
            .of(v)
            .iter()
            .all(|o| plain(o) && points.contents(o).is_empty())
        && matches!(body.values[v].def, ValueDef::Result(op, _)
            if matches!(body.ops[op].kind, OpKind::Mem(Mem::Alloca { .. }))
                && body.as_int(body.ops[op].args[0]).is_some())
}

/// Whether a pointer to the object may come out of memory, a call, or a region.
fn is_kept_address(case: Case<'_>, o: ObjId) -> bool {
    let (body, points) = (case.body, &case.facts.points);
    let computed = |op: Op| {
        matches!(
            body.ops[op].kind,
            OpKind::Mem(Mem::Alloca { .. })
                | OpKind::Scalar(
                    Scalar::PtrAdd { .. }
                        | Scalar::Select(_)
                        | Scalar::Cast(Cast::BitCast | Cast::AddrSpace, _)
                )
        )
    };
    points.escaped(o)
        || body.values.iter().any(|(v, data)| {
            points.of(v).contains(o) && !matches!(data.def, ValueDef::Result(op, _) if computed(op))
        })
}

/// Whether a parameter of the function has a shadow parameter behind it.
pub fn has_shadow_param(context: &tapeless_analysis::Context, index: usize) -> bool {
    context.args.get(index) == Some(&ArgActivity::Dup)
}
