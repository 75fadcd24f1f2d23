//! Finds which variables each switch must yield and each loop must carry.
//!
//! A value climbs from its definition out of every region that its uses are not in. A pending variable follows its
//! edge: out of regions up to where it is consumed, or up to the end of the body of the loop that the edge repeats.

use crate::cfg::{Arg, BlockId, Cfg, Term, Var};
use crate::diverge::Split;
use crate::draft::{Draft, DraftEnd, DraftItem, Op, OpKind, Span};
use crate::graph::{EdgeId, Graph, Origin};
use crate::phis::{Key, Keys};
use crate::tree::{DivergeId, SeqId};
use cranelift_entity::{PrimaryMap, SecondaryMap};
use rustc_hash::FxHashSet;

/// A step of the depth-first walk of a tree. The position in the walk is the step's time.
#[derive(Clone, Copy)]
pub(crate) enum Event {
    Enter(SeqId),
    Block(SeqId, BlockId),
    Edge(SeqId, EdgeId),
    Guard(SeqId, EdgeId),
    Start(Op),
    Finish(Op),
    Leave(SeqId),
}

/// Walks the tree under `root`, appending to `events`, and notes the span of everything.
pub(crate) fn walk(draft: &mut Draft, root: SeqId, events: &mut Vec<Event>) {
    enum Todo {
        Seq(SeqId),
        Items(SeqId, usize),
        Finish(Op),
    }
    let mut stack = vec![Todo::Seq(root)];
    while let Some(todo) = stack.pop() {
        let now = events.len() as u32;
        match todo {
            Todo::Seq(seq) => {
                draft.seqs[seq].span.first = now;
                events.push(Event::Enter(seq));
                stack.push(Todo::Items(seq, 0));
            }
            Todo::Finish(op) => {
                draft.ops[op].span.last = now;
                events.push(Event::Finish(op));
            }
            Todo::Items(seq, next) => {
                let Some(&item) = draft.seqs[seq].items.get(next) else {
                    draft.seqs[seq].span.last = now;
                    events.push(Event::Leave(seq));
                    continue;
                };
                stack.push(Todo::Items(seq, next + 1));
                events.push(match item {
                    DraftItem::Block(block) => Event::Block(seq, block),
                    DraftItem::Edge(edge) => Event::Edge(seq, edge),
                    DraftItem::Guard(edge) => Event::Guard(seq, edge),
                    DraftItem::Op(op) => {
                        draft.ops[op].span.first = now;
                        stack.push(Todo::Finish(op));
                        stack.extend(draft.ops[op].arms.iter().rev().map(|&arm| Todo::Seq(arm)));
                        Event::Start(op)
                    }
                });
            }
        }
    }
}

/// What each region needs from outside beside what its edges assign.
pub(crate) struct Needs {
    pub body: Vec<Key>,
    pub heads: SecondaryMap<DivergeId, Vec<Key>>,
}

pub(crate) struct Scopes<'a> {
    pub cfg: &'a Cfg,
    pub graph: &'a Graph,
    pub keys: &'a mut Keys,
    pub draft: &'a mut Draft,
    pub split: &'a Split,
    pub events: &'a [Event],
    /// When each block is executed.
    times: SecondaryMap<BlockId, u32>,
    /// Where each value is visible so far: at first where it is defined.
    visible: SecondaryMap<Key, Option<SeqId>>,
    results: FxHashSet<(Op, Key)>,
    params: FxHashSet<(Op, Key)>,
    /// Of the region at hand.
    root: Span,
    needed: Vec<Key>,
    needed_set: FxHashSet<Key>,
    heads: SecondaryMap<DivergeId, Vec<Key>>,
}

impl<'a> Scopes<'a> {
    pub fn new(
        cfg: &'a Cfg,
        graph: &'a Graph,
        keys: &'a mut Keys,
        draft: &'a mut Draft,
        split: &'a Split,
        events: &'a [Event],
    ) -> Self {
        Scopes {
            cfg,
            graph,
            keys,
            draft,
            split,
            events,
            times: SecondaryMap::new(),
            visible: SecondaryMap::new(),
            results: FxHashSet::default(),
            params: FxHashSet::default(),
            root: Span::default(),
            needed: Vec::new(),
            needed_set: FxHashSet::default(),
            heads: SecondaryMap::new(),
        }
    }

    /// Fills in the results and parameters of all ops; `roots` are the diverging regions' sequences, then the body's.
    pub fn run(mut self, roots: &PrimaryMap<DivergeId, SeqId>, body: SeqId) -> Needs {
        for (time, &event) in self.events.iter().enumerate() {
            self.define(time as u32, event);
        }
        // A region jumps to later regions only, whose needs are its own.
        let order: Vec<DivergeId> = self.split.heads.keys().rev().collect();
        for id in order {
            let needs = self.region(self.draft.seqs[roots[id]].span);
            self.heads[id] = needs;
        }
        let body = self.region(self.draft.seqs[body].span);
        Needs {
            body,
            heads: self.heads,
        }
    }

    fn define(&mut self, time: u32, event: Event) {
        match event {
            Event::Block(seq, block) => {
                self.times[block] = time;
                let data = &self.cfg.blocks[block];
                for &v in data.params.iter().chain(&data.defs) {
                    let key = self.keys.value(v);
                    self.visible[key] = Some(seq);
                }
            }
            Event::Edge(seq, edge) | Event::Guard(seq, edge) => self.define_on(seq, edge),
            Event::Leave(seq) => {
                if let DraftEnd::Jump(edge) = self.draft.seqs[seq].end {
                    self.define_on(seq, edge);
                }
            }
            _ => {}
        }
    }

    fn define_on(&mut self, seq: SeqId, edge: EdgeId) {
        if let Origin::Arm(block, arm) = self.graph.edges[edge].origin {
            for &v in &self.cfg.blocks[block].term.edges()[arm as usize].defs {
                let key = self.keys.value(v);
                self.visible[key] = Some(seq);
            }
        }
    }

    fn region(&mut self, root: Span) -> Vec<Key> {
        self.root = root;
        self.needed_set.clear();
        for time in root.first..=root.last {
            match self.events[time as usize] {
                Event::Block(_, block) => {
                    for &v in &self.cfg.blocks[block].uses {
                        self.read(Arg::Var(v), time);
                    }
                }
                Event::Edge(seq, edge) => self.edge(seq, edge, time),
                Event::Guard(_, edge) => self.jump(edge, time),
                Event::Leave(seq) => match self.draft.seqs[seq].end {
                    DraftEnd::Jump(edge) => self.jump(edge, time),
                    DraftEnd::Latch { repeat, exit } => {
                        self.edge(seq, repeat, time);
                        self.edge(seq, exit, time);
                    }
                    _ => {}
                },
                _ => {}
            }
        }
        std::mem::take(&mut self.needed)
    }

    fn read(&mut self, arg: Arg, time: u32) {
        if let Arg::Var(v) = self.keys.resolve(arg) {
            self.read_var(v, time);
        }
    }

    fn read_var(&mut self, v: Var, time: u32) {
        let key = self.keys.value(v);
        self.read_key(key, time);
    }

    fn read_key(&mut self, key: Key, time: u32) {
        let home =
            self.visible[key].filter(|&seq| self.root.contains(self.draft.seqs[seq].span.first));
        let Some(mut seq) = home else {
            if self.needed_set.insert(key) {
                self.needed.push(key);
            }
            return;
        };
        while !self.draft.seqs[seq].span.contains(time) {
            let Some(op) = self.draft.seqs[seq].owner else {
                break;
            };
            self.result(op, key);
            seq = self.draft.ops[op].seq;
        }
        self.visible[key] = Some(seq);
    }

    /// An edge to a diverging region reads its arguments and what the region needs.
    fn jump(&mut self, edge: EdgeId, time: u32) {
        self.arguments(edge, time);
        if let Some(&id) = self.split.head_of.get(&self.graph.edges[edge].to) {
            for key in self.heads[id].clone() {
                self.read_key(key, time);
            }
        }
    }

    /// Reads the live arguments of an edge and returns what it assigns.
    fn arguments(&mut self, edge: EdgeId, time: u32) -> Vec<Key> {
        let cfg = self.cfg;
        let assigned = assignments(cfg, self.graph, self.keys, edge);
        for &(_, arg) in &assigned {
            self.read(arg, time);
        }
        assigned.into_iter().map(|(key, _)| key).collect()
    }

    fn edge(&mut self, seq: SeqId, edge: EdgeId, time: u32) {
        let pending = self.arguments(edge, time);
        let sets = &self.graph.edges[edge].sets;
        let repeats = sets.iter().enumerate().find_map(|(i, &(key, value))| {
            let op = self.draft.consumer[key].filter(|_| value == 1)?;
            matches!(self.draft.ops[op].kind, OpKind::Loop(_)).then_some((i, op))
        });
        // What was set before the edge became a back edge is consumed in the next iteration.
        let (carried, forward) = sets.split_at(repeats.map_or(0, |(i, _)| i));
        for &(key, _) in forward {
            self.forward(key, seq, time);
        }
        for key in carried.iter().map(|&(key, _)| key).chain(pending) {
            match repeats {
                Some((_, op)) => self.carry(key, seq, op),
                None => self.forward(key, seq, time),
            }
        }
    }

    /// Yields a pending variable up to the end of the body of `target`, which then carries it.
    fn carry(&mut self, key: Key, mut seq: SeqId, target: Op) {
        while let Some(op) = self.draft.seqs[seq].owner {
            if op == target {
                if self.params.insert((op, key)) {
                    self.draft.ops[op].params.push(key);
                }
                return;
            }
            if !self.result(op, key) {
                return;
            }
            seq = self.draft.ops[op].seq;
        }
    }

    /// Yields a pending variable up to where it is consumed.
    fn forward(&mut self, key: Key, mut seq: SeqId, mut after: u32) {
        let target = self.consumed(key);
        while !(self.draft.seqs[seq].span.contains(target) && target >= after) {
            let Some(op) = self.draft.seqs[seq].owner else {
                return;
            };
            if !self.result(op, key) {
                return;
            }
            after = self.draft.ops[op].span.last;
            seq = self.draft.ops[op].seq;
        }
    }

    fn consumed(&self, key: Key) -> u32 {
        match (self.draft.consumer[key], self.keys.consumer[key]) {
            (Some(op), _) => match self.draft.ops[op].kind {
                OpKind::Loop(_) => self.draft.seqs[self.draft.ops[op].arms[0]].span.last,
                _ => self.draft.ops[op].span.first,
            },
            (None, Some(block)) => self.times[block],
            (None, None) => self.root.last,
        }
    }

    /// Lets a switch or a loop yield a variable; false if it did already.
    fn result(&mut self, op: Op, key: Key) -> bool {
        let new = self.results.insert((op, key));
        if new {
            self.draft.ops[op].results.push(key);
        }
        new
    }
}

/// What an edge assigns: the live parameters of its target, or the return values.
pub(crate) fn assignments(cfg: &Cfg, graph: &Graph, keys: &Keys, edge: EdgeId) -> Vec<(Key, Arg)> {
    match graph.edges[edge].origin {
        Origin::Synthetic => Vec::new(),
        Origin::Arm(block, arm) => {
            let edge = &cfg.blocks[block].term.edges()[arm as usize];
            let live = keys.pending[edge.to].iter().zip(&edge.args);
            live.filter_map(|(key, &arg)| key.map(|key| (key, arg)))
                .collect()
        }
        Origin::Return(block) => match &cfg.blocks[block].term {
            Term::Return { values } => keys
                .returns
                .iter()
                .copied()
                .zip(values.iter().copied())
                .collect(),
            _ => Vec::new(),
        },
    }
}
