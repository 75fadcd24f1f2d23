//! Where an item can come from: for free, from other items, or only from being kept.

use crate::classify::is_fresh_shadow;
use crate::undone::Undone;
use crate::why::Cause;
use crate::{Case, Item, Kind, Last, Needs, Node, Schedules};
use rustc_hash::FxHashMap;
use std::collections::BinaryHeap;
use tapeless_analysis::PointerActivity;
use tapeless_analysis::lifetimes::stable::Spoiled;
use tapeless_ir::{
    Call, Callee, Cast, Control, Mem, Op, OpData, OpKind, Region, Scalar, Value, ValueDef,
};
use tapeless_rules::Cost;

/// Ops of an `if` that may be run again as a whole.
const LARGEST_IF: usize = 24;

/// Where an item comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// It is there.
    Free,
    /// It is made of these.
    From(Vec<Item>),
    /// It can only be kept.
    Root(Cause),
}

/// Where the items of a function come from.
#[derive(Debug)]
pub(crate) struct Sources<'a> {
    case: Case<'a>,
    schedules: &'a Schedules,
    /// Loads that can be repeated in front of stores which are undone.
    again: FxHashMap<Op, Vec<Op>>,
}

impl<'a> Sources<'a> {
    /// Those of a function whose reverse sweep asks for `needs`.
    pub fn of(case: Case<'a>, schedules: &'a Schedules, undone: &Undone, needs: &Needs) -> Self {
        let mut sources = Self {
            case,
            schedules,
            again: FxHashMap::default(),
        };
        if undone.stores().next().is_some() {
            sources.follow(undone, needs);
        }
        sources
    }

    /// Where an item comes from.
    pub fn source(&self, item: Item) -> Source {
        match item {
            Item::Node(node) => self.of_node(node),
            Item::Old(store) => Source::Root(Cause::Old(store)),
            Item::Before(store) => {
                let pointer = self.case.body.ops[store].args[1];
                Source::From(vec![Item::Old(store), Item::Node((pointer, Kind::Primal))])
            }
        }
    }

    /// Finds the loads that can be repeated if stores are undone: from what asks for them, which is known of a value when
    /// all that may be made of it was looked at.
    fn follow(&mut self, undone: &Undone, needs: &Needs) {
        let body = self.case.body;
        let mut last = Last::default();
        let mut open = BinaryHeap::new();
        let stores = undone.stores().map(|store| {
            let node = (body.ops[store].args[1], Kind::Primal);
            (node, Some(store))
        });
        let asked = needs.nodes.iter();
        let asked = asked.map(|&node| (node, needs.last.of(node)));
        for (node, at) in stores.chain(asked).collect::<Vec<_>>() {
            self.ask(&mut last, &mut open, node, at);
        }
        while let Some((_, kind, v)) = open.pop() {
            let node = (v, kind);
            let at = last.of(node);
            if let (Kind::Primal, ValueDef::Result(op, _)) = (kind, &body.values[v].def)
                && matches!(body.ops[*op].kind, OpKind::Mem(Mem::Load(_)))
                && self.spoiled(*op).is_some()
                && let Some(stores) = undone.before(self.case, *op, at)
            {
                self.again.insert(*op, stores);
            }
            let Source::From(items) = self.of_node(node) else {
                continue;
            };
            for item in items {
                if let Item::Node(operand) = item {
                    self.ask(&mut last, &mut open, operand, at);
                }
            }
        }
    }

    /// Notes that a node is asked for at an op, and that it has to be looked at.
    fn ask(
        &self,
        last: &mut Last,
        open: &mut BinaryHeap<(u32, Kind, Value)>,
        node: Node,
        at: Option<Op>,
    ) {
        let (body, order) = (self.case.body, &self.case.facts.order);
        let made = match body.values[node.0].def {
            ValueDef::Result(op, _) => Some(op),
            ValueDef::Param(region, _) => body.regions[region].owner,
            ValueDef::Const(_) => None,
        };
        if let Some(made) = made
            && last.note(self.case, node, at)
        {
            open.push((order.position(made), node.1, node.0));
        }
    }

    fn of_node(&self, (v, kind): Node) -> Source {
        let (body, schedules) = (self.case.body, self.schedules);
        let home = body.def_region(v);
        // What an iteration made is there where it is reversed by itself.
        let is_turn = home.is_some_and(|home| schedules.turn(body, home).is_some());
        if is_turn && !schedules.begins_again(body, v) {
            return Source::Free;
        }
        match &self.case.body.values[v].def {
            ValueDef::Const(_) => Source::Free,
            ValueDef::Param(region, index) => self.param(*region, *index, kind),
            ValueDef::Result(op, _) => match kind {
                Kind::Primal => self.primal(*op),
                Kind::Shadow => self.shadow(v, *op),
            },
        }
    }

    fn param(&self, region: Region, index: u32, kind: Kind) -> Source {
        let body = self.case.body;
        let Some(owner) = body.regions[region].owner else {
            return Source::Free;
        };
        let data = &body.ops[owner];
        let OpKind::Control(Control::Loop(info)) = &data.kind else {
            return Source::Root(Cause::Once(owner));
        };
        match info.step(&data.args, index) {
            Some(step) => from([(data.args[index as usize], kind), (step, Kind::Primal)]),
            None => Source::Root(Cause::Carried(owner)),
        }
    }

    fn primal(&self, op: Op) -> Source {
        let data = &self.case.body.ops[op];
        match &data.kind {
            OpKind::Scalar(_) if self.is_cheap(data) => from(all_primal(data)),
            OpKind::Scalar(Scalar::Rule(..)) => Source::Root(Cause::Costly(op)),
            OpKind::Mem(Mem::Load(_)) => match (self.spoiled(op), self.again.get(&op)) {
                (None, _) => from(all_primal(data)),
                (Some(spoiled), None) => Source::Root(Cause::Spoiled(op, spoiled)),
                (Some(_), Some(stores)) => {
                    let before = stores.iter().copied().map(Item::Before);
                    Source::From(all_primal(data).map(Item::Node).chain(before).collect())
                }
            },
            OpKind::Call(call) if self.can_repeat(op, call) => from(all_primal(data)),
            OpKind::Control(Control::If) => match self.not_rerun(op) {
                Some(cause) => Source::Root(cause),
                None => {
                    let regions = data.regions.iter();
                    let free = regions.flat_map(|&region| self.case.body.free_values(region));
                    from(all_primal(data).chain(free.map(|v| (v, Kind::Primal))))
                }
            },
            _ => Source::Root(Cause::Once(op)),
        }
    }

    /// Why an item cannot be made again unless stores are undone.
    pub fn cause(&self, item: Item) -> Option<Cause> {
        match (item, self.source(item)) {
            (_, Source::Root(cause)) => Some(cause),
            (Item::Node((v, Kind::Primal)), _) => {
                let load = self.case.body.def_op(v);
                let load = load.filter(|load| self.again.contains_key(load))?;
                let spoiled = self.spoiled(load);
                spoiled.map(|spoiled| Cause::Spoiled(load, spoiled))
            }
            _ => None,
        }
    }

    /// Why a load cannot be repeated.
    fn spoiled(&self, load: Op) -> Option<Spoiled> {
        let i = &self.case;
        i.writes.spoiled(i.module, i.body, i.facts, i.context, load)
    }

    /// Whether the user wants a call repeated rather than its result kept, and it can be.
    fn can_repeat(&self, op: Op, call: &Call) -> bool {
        let functions = &self.case.module.functions;
        let wanted = matches!(call.callee, Callee::Func(id) if functions[id].recomputed);
        wanted && self.is_repeatable(op, call)
    }

    /// Whether a call depends on its arguments alone, and on memory behind them that stays as it is.
    pub fn is_repeatable(&self, op: Op, call: &Call) -> bool {
        let i = &self.case;
        if call.effects.writes() || call.effects.reads_other {
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

    /// Why an `if` cannot be run again as a whole: it is small and pure if it can.
    fn not_rerun(&self, op: Op) -> Option<Cause> {
        let body = self.case.body;
        let mut inner: Vec<Op> = Vec::new();
        let mut open = body.ops[op].regions.to_vec();
        while let Some(region) = open.pop() {
            for &inside in &body.regions[region].ops {
                if inner.len() == LARGEST_IF {
                    return Some(Cause::Once(op));
                }
                inner.push(inside);
                open.extend(&body.ops[inside].regions);
            }
        }
        inner.into_iter().find_map(|inner| {
            let data = &body.ops[inner];
            match &data.kind {
                OpKind::Scalar(_) if self.is_cheap(data) => None,
                OpKind::Scalar(Scalar::Rule(..)) => Some(Cause::Costly(inner)),
                OpKind::Mem(Mem::Load(_)) => {
                    let spoiled = self.spoiled(inner);
                    spoiled.map(|spoiled| Cause::Spoiled(inner, spoiled))
                }
                OpKind::Control(Control::If | Control::Yield) => None,
                OpKind::Control(Control::Loop(_)) => Some(Cause::Once(inner)),
                _ => Some(Cause::Once(op)),
            }
        })
    }

    fn shadow(&self, v: Value, op: Op) -> Source {
        let facts = self.case.facts;
        if facts.activity.pointer(&facts.points, v) == PointerActivity::Inactive {
            return Source::Free;
        }
        let data = &self.case.body.ops[op];
        let shadow_of = |v: Value| (v, Kind::Shadow);
        match &data.kind {
            OpKind::Scalar(Scalar::PtrAdd { .. }) => {
                let indices = data.args[1..].iter().map(|&i| (i, Kind::Primal));
                from(std::iter::once(shadow_of(data.args[0])).chain(indices))
            }
            OpKind::Scalar(Scalar::Select(_)) => from([
                (data.args[0], Kind::Primal),
                shadow_of(data.args[1]),
                shadow_of(data.args[2]),
            ]),
            OpKind::Scalar(Scalar::Cast(
                Cast::BitCast | Cast::AddrSpace | Cast::PtrToInt | Cast::IntToPtr,
                _,
            )) => from([shadow_of(data.args[0])]),
            OpKind::Mem(Mem::Load(_)) => {
                if let Some(spoiled) = self.spoiled(op) {
                    return Source::Root(Cause::Spoiled(op, spoiled));
                }
                let mixed = || facts.activity.pointer(&facts.points, v) == PointerActivity::Mixed;
                let compared = self.case.context.runtime && mixed();
                let same = compared.then_some((v, Kind::Primal));
                from(same.into_iter().chain([shadow_of(data.args[0])]))
            }
            OpKind::Mem(Mem::Alloca { .. }) if is_fresh_shadow(self.case, v) => Source::Free,
            _ => Source::Root(Cause::Once(op)),
        }
    }
}

fn all_primal(data: &OpData) -> impl Iterator<Item = Node> + '_ {
    data.args.iter().map(|&a| (a, Kind::Primal))
}

fn from(nodes: impl IntoIterator<Item = Node>) -> Source {
    Source::From(nodes.into_iter().map(Item::Node).collect())
}
