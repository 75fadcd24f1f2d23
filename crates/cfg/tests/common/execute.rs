//! Two abstract machines, for graphs and for trees. Both record each visited block with the values that it reads; the
//! values are numbers made from the block and how often it was visited; so are the arms that terminators take.

use super::graphs::mix;
use std::collections::HashMap;
use tapeless_cfg::{
    Arg, BlockId, Carries, Cfg, DivergeId, Edge, End, Item, Repeat, SArg, SVar, Selector, SeqId,
    Term, Tree, Var,
};

/// A visit, or an end.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    Visit(BlockId, Vec<u64>),
    Return(Vec<u64>),
    Diverge(BlockId),
}

/// What blocks compute and decide: the same for both machines.
struct Oracle {
    seed: u64,
    visits: HashMap<BlockId, u64>,
}

impl Oracle {
    fn visit(&mut self, block: BlockId) {
        *self.visits.entry(block).or_default() += 1;
    }

    fn number(&self, block: BlockId, salt: u64) -> u64 {
        let visit = self.visits.get(&block).copied().unwrap_or(0);
        mix(self.seed ^ mix(u64::from(block.as_u32()) ^ mix(visit ^ mix(salt))))
    }

    fn arm(&self, block: BlockId, arms: usize) -> usize {
        (self.number(block, 999) % arms as u64) as usize
    }

    /// The value of `v`, which `block` or an edge out of it defines.
    fn value(&self, block: BlockId, v: Var) -> u64 {
        self.number(block, 1000 + u64::from(v.as_u32()))
    }
}

fn free(v: Var) -> u64 {
    mix(u64::from(v.as_u32()) + 77)
}

fn constant(c: u32) -> u64 {
    mix(u64::from(c) + 7777)
}

/// Executes a graph for a number of visits.
pub fn run_cfg(cfg: &Cfg, seed: u64, visits: usize) -> Vec<Step> {
    let mut oracle = Oracle {
        seed,
        visits: HashMap::new(),
    };
    let mut env: HashMap<Var, u64> = HashMap::new();
    let mut trace = Vec::new();
    let mut block = cfg.entry;
    while trace.len() < visits {
        let data = &cfg.blocks[block];
        oracle.visit(block);
        let read =
            |env: &HashMap<Var, u64>, v: Var| env.get(&v).copied().unwrap_or_else(|| free(v));
        let arg = |env: &HashMap<Var, u64>, a: &Arg| match *a {
            Arg::Var(v) => read(env, v),
            Arg::Const(c) => constant(c),
        };
        trace.push(Step::Visit(
            block,
            data.uses.iter().map(|&v| read(&env, v)).collect(),
        ));
        env.extend(data.defs.iter().map(|&v| (v, oracle.value(block, v))));
        let edges = data.term.edges();
        match &data.term {
            Term::Return { values } => {
                trace.push(Step::Return(values.iter().map(|a| arg(&env, a)).collect()));
                break;
            }
            Term::Diverge => {
                trace.push(Step::Diverge(block));
                break;
            }
            Term::Goto(_) | Term::Branch { .. } => {
                let Edge { to, args, defs } = &edges[oracle.arm(block, edges.len())];
                env.extend(defs.iter().map(|&v| (v, oracle.value(block, v))));
                let values: Vec<u64> = args.iter().map(|a| arg(&env, a)).collect();
                env.extend(cfg.blocks[*to].params.iter().copied().zip(values));
                block = *to;
            }
        }
    }
    trace
}

/// A place in the tree: which sequence, which item is next.
struct Frame {
    seq: SeqId,
    next: usize,
    results: Vec<SVar>,
    params: Vec<SVar>,
}

struct Machine<'a> {
    cfg: &'a Cfg,
    tree: &'a Tree,
    oracle: Oracle,
    env: HashMap<SVar, u64>,
    frames: Vec<Frame>,
    trace: Vec<Step>,
}

const UNDEF: u64 = u64::MAX;

/// Executes a tree for a number of visits.
pub fn run_tree(cfg: &Cfg, tree: &Tree, seed: u64, visits: usize) -> Vec<Step> {
    let oracle = Oracle {
        seed,
        visits: HashMap::new(),
    };
    let mut machine = Machine {
        cfg,
        tree,
        oracle,
        env: HashMap::new(),
        frames: Vec::new(),
        trace: Vec::new(),
    };
    for &param in &tree.body.params {
        let Carries::Var(v) = tree.svars[param] else {
            panic!("a body parameter is a free variable")
        };
        machine.env.insert(param, free(v));
    }
    machine.enter(tree.body.seq, &[], &[]);
    while machine.trace.len() < visits {
        let Some(frame) = machine.frames.last_mut() else {
            break;
        };
        let seq = &tree.seqs[frame.seq];
        frame.next += 1;
        match seq.items.get(frame.next - 1) {
            Some(item) => machine.item(item),
            None => machine.end(&seq.end),
        }
    }
    machine.trace
}

impl Machine<'_> {
    fn enter(&mut self, seq: SeqId, results: &[SVar], params: &[SVar]) {
        self.frames.push(Frame {
            seq,
            next: 0,
            results: results.to_vec(),
            params: params.to_vec(),
        });
    }

    fn read(&self, arg: SArg) -> u64 {
        match arg {
            SArg::Var(v) => *self
                .env
                .get(&v)
                .unwrap_or_else(|| panic!("{v} is read before it is defined")),
            SArg::Const(c) => constant(c),
            SArg::Int(i) => u64::from(i),
            SArg::Undef => UNDEF,
        }
    }

    fn read_all(&self, args: &[SArg]) -> Vec<u64> {
        args.iter().map(|&arg| self.read(arg)).collect()
    }

    fn write(&mut self, names: &[SVar], values: Vec<u64>) {
        assert_eq!(names.len(), values.len());
        self.env.extend(names.iter().copied().zip(values));
    }

    fn arm(&self, block: BlockId) -> usize {
        self.oracle
            .arm(block, self.cfg.blocks[block].term.edges().len())
    }

    fn define(&mut self, block: BlockId, vars: &[Var], names: &[SVar]) {
        let values = vars.iter().map(|&v| self.oracle.value(block, v)).collect();
        self.write(names, values);
    }

    fn define_on(&mut self, block: BlockId, arm: u32, names: &[SVar]) {
        let cfg = self.cfg;
        self.define(
            block,
            &cfg.blocks[block].term.edges()[arm as usize].defs,
            names,
        );
    }

    fn item(&mut self, item: &Item) {
        match item {
            Item::Block(block) => {
                let boundary = &self.tree.blocks[*block];
                self.oracle.visit(*block);
                self.trace
                    .push(Step::Visit(*block, self.read_all(&boundary.uses)));
                let cfg = self.cfg;
                self.define(*block, &cfg.blocks[*block].defs, &boundary.defs);
            }
            Item::EdgeDefs { block, arm, defs } => self.define_on(*block, *arm, defs),
            Item::Switch { on, arms, results } => {
                let arm = match on {
                    Selector::Term(block) => self.arm(*block),
                    Selector::Pred(arg) => self.read(*arg) as usize,
                };
                self.enter(arms[arm], results, &[]);
            }
            Item::Loop {
                params,
                body,
                results,
            } => {
                let (names, inits): (Vec<SVar>, Vec<SArg>) = params.iter().copied().unzip();
                self.write(&names, self.read_all(&inits));
                self.enter(*body, results, &names);
            }
            Item::Guard {
                block,
                arm,
                to,
                args,
                defs,
            } => {
                if self.arm(*block) == *arm as usize {
                    self.define_on(*block, *arm, defs);
                    self.jump(*to, args);
                }
            }
        }
    }

    fn jump(&mut self, to: DivergeId, args: &[SArg]) {
        let region = &self.tree.diverging[to];
        let values = self.read_all(args);
        // The region is closed: it sees its parameters only.
        self.env.clear();
        self.frames.clear();
        self.write(&region.params, values);
        self.enter(region.seq, &[], &[]);
    }

    fn leave(&mut self, values: &[SArg]) {
        let values = self.read_all(values);
        if let Some(frame) = self.frames.pop() {
            self.write(&frame.results, values);
        }
    }

    fn end(&mut self, end: &End) {
        match end {
            End::Yield(values) => self.leave(values),
            End::Return(values) => {
                assert_eq!(self.frames.len(), 1, "a return inside a region");
                self.trace.push(Step::Return(self.read_all(values)));
                self.frames.clear();
            }
            End::Repeat {
                cond,
                next,
                results,
            } => {
                let again = match *cond {
                    Repeat::Term { block, arm } => self.arm(block) == arm as usize,
                    Repeat::Pred(arg) => self.read(arg) == 1,
                };
                if !again {
                    return self.leave(results);
                }
                let values = self.read_all(next);
                if let Some(frame) = self.frames.last_mut() {
                    frame.next = 0;
                    let params = frame.params.clone();
                    self.write(&params, values);
                }
            }
            End::Diverge(block) => {
                self.trace.push(Step::Diverge(*block));
                self.frames.clear();
            }
            End::Jump(to, args) => self.jump(*to, args),
            End::Unreachable => panic!("control came to an unreachable end"),
        }
    }
}
