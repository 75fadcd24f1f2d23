//! Executes the draft symbolically, once: every assignment becomes a name, every region end names what it yields.

mod results;

use crate::cfg::{Arg, BlockId, Cfg};
use crate::diverge::Split;
use crate::draft::{Draft, DraftEnd, Op, OpKind};
use crate::graph::{EdgeId, Graph, Origin};
use crate::phis::{Key, Keys};
use crate::scope::{Event, assignments};
use crate::tree::{Boundary, DivergeId, End, Item, Region, Repeat, SArg, SVar, Seq, SeqId, Tree};
use cranelift_entity::{PrimaryMap, SecondaryMap};

/// Bindings of values hold everywhere in their scope, those of pending variables in one epoch: from an edge to the
/// block that consumes them.
type Binding = Option<(SArg, u32)>;

const ALWAYS: u32 = 0;

pub(crate) struct Binder<'a> {
    pub cfg: &'a Cfg,
    pub graph: &'a Graph,
    pub keys: &'a mut Keys,
    pub draft: &'a Draft,
    pub split: &'a Split,
    needs: &'a SecondaryMap<DivergeId, Vec<Key>>,
    pub tree: Tree,
    bound: SecondaryMap<Key, Binding>,
    undo: Vec<(Key, Binding)>,
    epoch: u32,
    epochs: u32,
    /// Parameters of loops that turned out not to change.
    constant: SecondaryMap<SVar, Option<SArg>>,
    scopes: Vec<(usize, u32)>,
    open: Vec<OpenOp>,
}

/// A switch or loop being written.
struct OpenOp {
    /// Names from here on are local to it.
    locals: usize,
    selector: SArg,
    params: Vec<(SVar, SArg)>,
}

impl<'a> Binder<'a> {
    pub fn new(
        cfg: &'a Cfg,
        graph: &'a Graph,
        keys: &'a mut Keys,
        draft: &'a Draft,
        split: &'a Split,
        needs: &'a SecondaryMap<DivergeId, Vec<Key>>,
    ) -> Self {
        let seqs = draft.seqs.values().map(|_| Seq::default()).collect();
        Binder {
            cfg,
            graph,
            keys,
            draft,
            split,
            needs,
            tree: Tree {
                body: Region {
                    params: Vec::new(),
                    seq: SeqId::from_u32(0),
                },
                diverging: PrimaryMap::new(),
                seqs,
                svars: PrimaryMap::new(),
                blocks: SecondaryMap::new(),
            },
            bound: SecondaryMap::new(),
            undo: Vec::new(),
            epoch: 1,
            epochs: 1,
            constant: SecondaryMap::new(),
            scopes: Vec::new(),
            open: Vec::new(),
        }
    }

    /// Writes the region whose walk is `events`. `pending` are assigned by edges into it, `needs` are values.
    pub fn region(
        &mut self,
        seq: SeqId,
        pending: &[Key],
        needs: &[Key],
        events: &[Event],
    ) -> Region {
        let mark = self.enter();
        self.new_epoch();
        let mut params = Vec::new();
        let start = self.epoch;
        for (&key, epoch) in pending
            .iter()
            .map(|k| (k, start))
            .chain(needs.iter().map(|k| (k, ALWAYS)))
        {
            let param = self.name(key);
            params.push(param);
            self.bind(key, SArg::Var(param), epoch);
        }
        events.iter().for_each(|&event| self.event(event));
        self.exit(mark);
        Region { params, seq }
    }

    fn event(&mut self, event: Event) {
        match event {
            Event::Enter(seq) => self.begin(seq),
            Event::Block(seq, block) => self.block(seq, block),
            Event::Edge(seq, edge) => self.take(seq, edge),
            Event::Guard(seq, edge) => self.guard(seq, edge),
            Event::Start(op) => self.start(op),
            Event::Finish(op) => self.finish(op),
            Event::Leave(seq) => self.end(seq),
        }
    }

    fn name(&mut self, key: Key) -> SVar {
        self.tree.svars.push(self.keys.carries[key])
    }

    fn bind(&mut self, key: Key, arg: SArg, epoch: u32) {
        self.undo.push((key, self.bound[key]));
        self.bound[key] = Some((arg, epoch));
    }

    fn read(&self, key: Key) -> SArg {
        match self.bound[key] {
            Some((arg, epoch)) if epoch == ALWAYS || epoch == self.epoch => self.resolve(arg),
            _ => SArg::Undef,
        }
    }

    fn resolve(&self, arg: SArg) -> SArg {
        resolve(&self.constant, arg)
    }

    fn read_arg(&mut self, arg: Arg) -> SArg {
        match self.keys.resolve(arg) {
            Arg::Const(c) => SArg::Const(c),
            Arg::Var(v) => {
                let key = self.keys.value(v);
                self.read(key)
            }
        }
    }

    fn read_all(&self, keys: &[Key]) -> Vec<SArg> {
        keys.iter().map(|&key| self.read(key)).collect()
    }

    fn new_epoch(&mut self) {
        self.epochs += 1;
        self.epoch = self.epochs;
    }

    fn enter(&self) -> (usize, u32) {
        (self.undo.len(), self.epoch)
    }

    fn exit(&mut self, (mark, epoch): (usize, u32)) {
        for (key, before) in self.undo.drain(mark..).rev() {
            self.bound[key] = before;
        }
        self.epoch = epoch;
    }

    fn begin(&mut self, seq: SeqId) {
        self.scopes.push(self.enter());
        let Some(op) = self.draft.seqs[seq].owner else {
            return;
        };
        if let (OpKind::Loop(_), Some(open)) = (self.draft.ops[op].kind, self.open.last()) {
            let params: Vec<SVar> = open.params.iter().map(|&(param, _)| param).collect();
            for (&key, param) in self.draft.ops[op].params.iter().zip(params) {
                self.bind(key, SArg::Var(param), self.epoch);
            }
        }
    }

    /// A block's entry consumes what is pending; its definitions follow.
    fn block(&mut self, seq: SeqId, block: BlockId) {
        let data = &self.cfg.blocks[block];
        let mut boundary = Boundary::default();
        let pending: Vec<SArg> = self.keys.pending[block]
            .iter()
            .map(|key| key.map_or(SArg::Undef, |key| self.read(key)))
            .collect();
        self.new_epoch();
        for ((slot, &v), arg) in data.params.iter().enumerate().zip(pending) {
            if self.keys.pending[block][slot].is_some() {
                let key = self.keys.value(v);
                self.bind(key, arg, ALWAYS);
            }
            let arg = self.read_arg(Arg::Var(v));
            boundary.params.push(arg);
        }
        for &v in &data.uses {
            let arg = self.read_arg(Arg::Var(v));
            boundary.uses.push(arg);
        }
        boundary.defs = self.define(&data.defs);
        self.tree.blocks[block] = boundary;
        self.tree.seqs[seq].items.push(Item::Block(block));
    }

    fn define(&mut self, vars: &[crate::cfg::Var]) -> Vec<SVar> {
        let mut names = Vec::with_capacity(vars.len());
        for &v in vars {
            let key = self.keys.value(v);
            let name = self.name(key);
            self.bind(key, SArg::Var(name), ALWAYS);
            names.push(name);
        }
        names
    }

    /// Assigns what an edge assigns; returns the names of what it defines.
    fn assign(&mut self, edge: EdgeId) -> Option<(BlockId, u32, Vec<SVar>)> {
        let mut defined = None;
        if let Origin::Arm(block, arm) = self.graph.edges[edge].origin {
            let names = self.define(&self.cfg.blocks[block].term.edges()[arm as usize].defs);
            defined = Some((block, arm, names));
        }
        let assigned: Vec<(Key, SArg)> = assignments(self.cfg, self.graph, self.keys, edge)
            .into_iter()
            .map(|(key, arg)| (key, self.read_arg(arg)))
            .collect();
        if self.graph.edges[edge].origin != Origin::Synthetic {
            self.new_epoch();
        }
        for (key, arg) in assigned {
            self.bind(key, arg, self.epoch);
        }
        for &(key, value) in &self.graph.edges[edge].sets {
            self.bind(key, SArg::Int(value), self.epoch);
        }
        defined
    }

    fn take(&mut self, seq: SeqId, edge: EdgeId) {
        if let Some((block, arm, defs)) = self.assign(edge)
            && !defs.is_empty()
        {
            self.tree.seqs[seq]
                .items
                .push(Item::EdgeDefs { block, arm, defs });
        }
    }

    /// The arguments of a jump into a diverging region, once its edge is assigned.
    fn jump_args(&mut self, edge: EdgeId) -> Option<(DivergeId, Vec<SArg>)> {
        let id = *self.split.head_of.get(&self.graph.edges[edge].to)?;
        let mut args = self.read_all(&self.split.heads[id].keys);
        args.extend(self.read_all(&self.needs[id]));
        Some((id, args))
    }

    fn guard(&mut self, seq: SeqId, edge: EdgeId) {
        let mark = self.enter();
        let assigned = self.assign(edge);
        if let (Some((block, arm, defs)), Some((to, args))) = (assigned, self.jump_args(edge)) {
            self.tree.seqs[seq].items.push(Item::Guard {
                block,
                arm,
                to,
                args,
                defs,
            });
        }
        self.exit(mark);
    }

    fn start(&mut self, op: Op) {
        let selector = match self.draft.ops[op].kind {
            OpKind::Route(key) => self.read(key),
            _ => SArg::Undef,
        };
        let locals = self.tree.svars.len();
        let inits = self.read_all(&self.draft.ops[op].params);
        let names: Vec<SVar> = self.draft.ops[op]
            .params
            .iter()
            .map(|&key| self.tree.svars.push(self.keys.carries[key]))
            .collect();
        self.open.push(OpenOp {
            locals,
            selector,
            params: names.into_iter().zip(inits).collect(),
        });
    }

    fn end(&mut self, seq: SeqId) {
        let owner = self.draft.seqs[seq].owner;
        let end = match (
            self.draft.seqs[seq].end,
            owner.map(|op| (op, self.draft.ops[op].kind)),
        ) {
            (DraftEnd::Fall, None) => End::Return(self.read_all(&self.keys.returns)),
            (DraftEnd::Fall, Some((op, OpKind::Loop(repeat)))) => End::Repeat {
                cond: Repeat::Pred(self.read(repeat)),
                next: self.read_all(&self.draft.ops[op].params),
                results: self.read_all(&self.draft.ops[op].results),
            },
            (DraftEnd::Fall, Some((op, _))) => {
                End::Yield(self.read_all(&self.draft.ops[op].results))
            }
            (DraftEnd::Latch { repeat, exit }, owner) => {
                self.latch(owner.map(|(op, _)| op), repeat, exit)
            }
            (DraftEnd::Jump(edge), _) => {
                self.take(seq, edge);
                self.jump_args(edge)
                    .map_or(End::Unreachable, |(to, args)| End::Jump(to, args))
            }
            (DraftEnd::Diverge(block), _) => End::Diverge(block),
            (DraftEnd::Unreachable, _) => End::Unreachable,
        };
        self.tree.seqs[seq].end = end;
        if let Some(scope) = self.scopes.pop() {
            self.exit(scope);
        }
    }

    fn latch(&mut self, owner: Option<Op>, repeat: EdgeId, exit: EdgeId) -> End {
        let (Some(op), Origin::Arm(block, arm)) = (owner, self.graph.edges[repeat].origin) else {
            return End::Unreachable;
        };
        let mark = self.enter();
        self.assign(repeat);
        let next = self.read_all(&self.draft.ops[op].params);
        self.exit(mark);
        self.assign(exit);
        let results = self.read_all(&self.draft.ops[op].results);
        End::Repeat {
            cond: Repeat::Term { block, arm },
            next,
            results,
        }
    }

    /// Replaces the loop parameters that do not change, everywhere.
    pub fn into_tree(mut self) -> Tree {
        let constant = self.constant;
        self.tree.rename(|arg| resolve(&constant, arg));
        self.tree
    }
}

fn resolve(constant: &SecondaryMap<SVar, Option<SArg>>, mut arg: SArg) -> SArg {
    while let SArg::Var(v) = arg {
        match constant[v] {
            Some(is) => arg = is,
            None => break,
        }
    }
    arg
}
