//! Where a needed value can come from: for free, from other values, or only from being kept.

use crate::cut::{Graph, INFINITE};
use crate::still::Still;
use crate::{Case, Kind, Node, Schedules};
use cranelift_entity::SecondaryMap;
use rustc_hash::{FxHashMap, FxHashSet};
use tapeless_analysis::{ArgActivity, Mode, ObjId, Object, PointerActivity};
use tapeless_ir::{
    Body, Call, Callee, Cast, Control, Mem, Op, OpData, OpKind, Region, Scalar, Value, ValueDef,
};
use tapeless_rules::Cost;

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

/// Ops of an `if` that may be run again as a whole.
const LARGEST_IF: usize = 24;

/// Classifies nodes.
#[derive(Debug)]
pub struct Planner<'a> {
    case: Case<'a>,
    schedules: &'a Schedules,
    still: &'a Still<'a>,
    /// How often each region runs, by the loops around it.
    weights: SecondaryMap<Region, u64>,
}

enum Source {
    Free,
    From(Vec<Node>),
    Root,
}

impl<'a> Planner<'a> {
    /// A planner of a function.
    pub fn new(case: Case<'a>, (schedules, still): (&'a Schedules, &'a Still<'a>)) -> Self {
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
        Self {
            case,
            schedules,
            still,
            weights,
        }
    }

    /// The flow network between roots and needs; see [`crate::cut`].
    pub fn expand(&self, needs: &[Node]) -> Graph {
        let mut graph = Graph::default();
        let mut seen = FxHashSet::default();
        let mut stack: Vec<Node> = needs.to_vec();
        for &need in needs {
            graph.need(need);
        }
        while let Some(node) = stack.pop() {
            if !seen.insert(node) {
                continue;
            }
            match self.source(node) {
                Source::Free => {}
                Source::Root => {
                    graph.capacity(node, self.cost(node));
                    graph.root(node);
                }
                Source::From(operands) => {
                    graph.capacity(node, self.cost(node));
                    for operand in operands {
                        graph.edge(operand, node);
                        stack.push(operand);
                    }
                }
            }
        }
        graph
    }

    /// How each node that the reverse sweep touches is had, given the kept ones.
    pub fn decide(&self, needs: &[Node], kept: &FxHashSet<Node>) -> FxHashMap<Node, How> {
        let mut how = FxHashMap::default();
        let mut stack: Vec<Node> = needs.to_vec();
        while let Some(node) = stack.pop() {
            if how.contains_key(&node) {
                continue;
            }
            let choice = match self.source(node) {
                Source::Free => How::Free,
                Source::Root => How::Keep,
                Source::From(_) if kept.contains(&node) => How::Keep,
                Source::From(operands) => {
                    stack.extend(operands);
                    How::Recompute
                }
            };
            how.insert(node, choice);
        }
        how
    }

    fn body(&self) -> &'a Body {
        self.case.body
    }

    /// Bytes times the iterations of the region that defines the value, a loop counted as a hundred. A shadow
    /// pointer that the forward sweep does not know can only be made again.
    fn cost(&self, (v, kind): Node) -> u64 {
        if kind == Kind::Shadow && self.points_to_fresh(v) {
            return INFINITE;
        }
        let bytes = self.case.module.size_of(self.body().ty(v)).max(1);
        let weight = self
            .body()
            .def_region(v)
            .map_or(1, |region| self.weights[region]);
        match weight {
            1 => bytes,
            _ => {
                let weight = (weight / self.repeats(v)).max(1);
                bytes.saturating_mul(weight).min(INFINITE / 1024)
            }
        }
    }

    /// How often a value is the same, by the loops around it that do not change it.
    fn repeats(&self, v: Value) -> u64 {
        let body = self.body();
        let home = body.def_region(v);
        let inner = home.and_then(|home| body.enclosing_loop(home));
        let loops = std::iter::successors(inner, |&l| body.enclosing_loop(body.ops[l].parent));
        let still = loops.filter(|&l| !self.still.changes(v, l)).count();
        TURNS.saturating_pow(still as u32)
    }

    fn source(&self, (v, kind): Node) -> Source {
        let (body, schedules) = (self.body(), self.schedules);
        let home = body.def_region(v);
        // What an iteration made is there where it is reversed by itself.
        let is_turn = home.is_some_and(|home| schedules.turn(body, home).is_some());
        if is_turn && !schedules.begins_again(body, v) {
            return Source::Free;
        }
        match &self.body().values[v].def {
            ValueDef::Const(_) => Source::Free,
            ValueDef::Param(region, index) => self.param(*region, *index, kind),
            ValueDef::Result(op, _) => match kind {
                Kind::Primal => self.primal(*op),
                Kind::Shadow => self.shadow(v, *op),
            },
        }
    }

    fn param(&self, region: Region, index: u32, kind: Kind) -> Source {
        let body = self.body();
        let Some(owner) = body.regions[region].owner else {
            return Source::Free;
        };
        let data = &body.ops[owner];
        let OpKind::Control(Control::Loop(info)) = &data.kind else {
            return Source::Root;
        };
        match info.step(&data.args, index) {
            Some(step) => Source::From(vec![
                (data.args[index as usize], kind),
                (step, Kind::Primal),
            ]),
            None => Source::Root,
        }
    }

    fn primal(&self, op: Op) -> Source {
        let data = &self.body().ops[op];
        match &data.kind {
            OpKind::Scalar(_) if self.is_cheap(data) => Source::From(all_primal(data)),
            OpKind::Mem(Mem::Load(_)) if self.is_stable(op) => Source::From(all_primal(data)),
            OpKind::Call(call) if self.can_repeat(op, call) => Source::From(all_primal(data)),
            OpKind::Control(Control::If) if self.can_rerun(op) => {
                let mut from = all_primal(data);
                for &region in &data.regions {
                    from.extend(
                        self.body()
                            .free_values(region)
                            .into_iter()
                            .map(|v| (v, Kind::Primal)),
                    );
                }
                Source::From(from)
            }
            _ => Source::Root,
        }
    }

    fn is_stable(&self, load: Op) -> bool {
        let i = &self.case;
        i.writes
            .is_stable(i.module, i.body, i.facts, i.context, load)
    }

    /// Whether the user wants a call repeated rather than its result kept, and it can be: it depends on its arguments, and
    /// on memory behind them that stays as it is.
    fn can_repeat(&self, op: Op, call: &Call) -> bool {
        let i = &self.case;
        let wanted = matches!(call.callee, Callee::Func(id) if i.module.functions[id].recomputed);
        if !wanted || call.effects.writes() || call.effects.reads_other {
            return false;
        }
        let args = &i.body.ops[op].args;
        let read = args.iter().filter(|_| call.effects.reads_args);
        read.map(|&arg| i.facts.points.of(arg)).all(|objects| {
            let reached = i.facts.points.reachable(objects);
            i.changed(op, &reached).is_none()
        })
    }

    fn is_cheap(&self, data: &OpData) -> bool {
        match &data.kind {
            OpKind::Scalar(Scalar::Rule(id, _)) => tapeless_rules::rule(*id).cost == Cost::Cheap,
            OpKind::Scalar(Scalar::Freeze) => false,
            OpKind::Scalar(_) => true,
            _ => false,
        }
    }

    /// Whether an `if` is small and pure, so that all of it may be run again.
    fn can_rerun(&self, op: Op) -> bool {
        let body = self.body();
        let mut inner: Vec<Op> = Vec::new();
        let mut open = body.ops[op].regions.to_vec();
        while let Some(region) = open.pop() {
            for &op in &body.regions[region].ops {
                if inner.len() == LARGEST_IF {
                    return false;
                }
                inner.push(op);
                open.extend(&body.ops[op].regions);
            }
        }
        inner.iter().all(|&inner| match &body.ops[inner].kind {
            OpKind::Scalar(_) => self.is_cheap(&body.ops[inner]),
            OpKind::Mem(Mem::Load(_)) => self.is_stable(inner),
            OpKind::Control(Control::If | Control::Yield) => true,
            _ => false,
        })
    }

    fn shadow(&self, v: Value, op: Op) -> Source {
        let facts = self.case.facts;
        if facts.activity.pointer(&facts.points, v) == PointerActivity::Inactive {
            return Source::Free;
        }
        let data = &self.body().ops[op];
        let shadow_of = |v: Value| (v, Kind::Shadow);
        match &data.kind {
            OpKind::Scalar(Scalar::PtrAdd { .. }) => {
                let mut from = vec![shadow_of(data.args[0])];
                from.extend(data.args[1..].iter().map(|&i| (i, Kind::Primal)));
                Source::From(from)
            }
            OpKind::Scalar(Scalar::Select(_)) => Source::From(vec![
                (data.args[0], Kind::Primal),
                shadow_of(data.args[1]),
                shadow_of(data.args[2]),
            ]),
            OpKind::Scalar(Scalar::Cast(
                Cast::BitCast | Cast::AddrSpace | Cast::PtrToInt | Cast::IntToPtr,
                _,
            )) => Source::From(vec![shadow_of(data.args[0])]),
            OpKind::Mem(Mem::Load(_)) if self.is_stable(op) => {
                let mixed = || facts.activity.pointer(&facts.points, v) == PointerActivity::Mixed;
                let compared = self.case.context.runtime && mixed();
                let same = compared.then_some((v, Kind::Primal));
                Source::From(same.into_iter().chain([shadow_of(data.args[0])]).collect())
            }
            OpKind::Mem(Mem::Alloca { .. }) if self.is_fresh(v) => Source::Free,
            _ => Source::Root,
        }
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

fn all_primal(data: &OpData) -> Vec<Node> {
    data.args.iter().map(|&a| (a, Kind::Primal)).collect()
}

/// Whether a parameter of the function has a shadow parameter behind it.
pub fn has_shadow_param(context: &tapeless_analysis::Context, index: usize) -> bool {
    context.args.get(index) == Some(&ArgActivity::Dup)
}
