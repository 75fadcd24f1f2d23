//! The rules of a tree: scoping, arity, each block once.

use std::collections::HashSet;
use tapeless_cfg::{BlockId, Cfg, End, Item, Region, Repeat, SArg, SVar, Selector, SeqId, Tree};

/// What is visible on the way down, undone on the way up.
struct Checker<'a> {
    cfg: &'a Cfg,
    tree: &'a Tree,
    visible: HashSet<SVar>,
    defined: HashSet<SVar>,
    blocks: HashSet<BlockId>,
    reads: HashSet<SVar>,
}

/// Panics if the tree breaks a rule. Returns how many results and parameters nobody reads.
pub fn check(cfg: &Cfg, tree: &Tree) -> usize {
    let mut checker = Checker {
        cfg,
        tree,
        visible: HashSet::new(),
        defined: HashSet::new(),
        blocks: HashSet::new(),
        reads: HashSet::new(),
    };
    checker.region(&tree.body);
    tree.diverging
        .values()
        .for_each(|region| checker.region(region));
    let mut reachable = HashSet::new();
    let mut stack = vec![cfg.entry];
    while let Some(block) = stack.pop() {
        if reachable.insert(block) {
            stack.extend(cfg.blocks[block].term.edges().iter().map(|e| e.to));
        }
    }
    assert_eq!(
        checker.blocks, reachable,
        "all reachable blocks are in the tree"
    );
    checker.idle()
}

impl Checker<'_> {
    fn region(&mut self, region: &Region) {
        self.visible.clear();
        self.define(&region.params);
        self.seq(region.seq, None, None);
    }

    fn define(&mut self, names: &[SVar]) {
        for &name in names {
            assert!(self.defined.insert(name), "{name} is defined twice");
            self.visible.insert(name);
        }
    }

    fn read(&mut self, args: &[SArg]) {
        for &arg in args {
            if let SArg::Var(v) = arg {
                assert!(self.visible.contains(&v), "{v} is out of scope");
                self.reads.insert(v);
            }
        }
    }

    /// `results`: how many an arm yields; `params`: how many a loop carries.
    fn seq(&mut self, seq: SeqId, results: Option<usize>, params: Option<usize>) {
        let before = self.visible.clone();
        let seq = &self.tree.seqs[seq];
        for item in &seq.items {
            self.item(item);
        }
        match &seq.end {
            End::Yield(values) => {
                assert!(params.is_none());
                assert_eq!(Some(values.len()), results);
                self.read(values);
            }
            End::Repeat {
                cond,
                next,
                results: last,
            } => {
                assert_eq!((Some(next.len()), Some(last.len())), (params, results));
                match cond {
                    Repeat::Pred(arg) => self.read(&[*arg]),
                    Repeat::Term { block, .. } => {
                        let last = seq
                            .items
                            .iter()
                            .rev()
                            .find(|i| !matches!(i, Item::Guard { .. }));
                        assert_eq!(last, Some(&Item::Block(*block)));
                    }
                }
                self.read(next);
                self.read(last);
            }
            End::Return(values) => {
                assert!(results.is_none());
                self.read(values);
            }
            End::Jump(to, args) => {
                assert_eq!(args.len(), self.tree.diverging[*to].params.len());
                self.read(args);
            }
            End::Diverge(_) | End::Unreachable => {}
        }
        self.visible = before;
    }

    fn item(&mut self, item: &Item) {
        match item {
            Item::Block(block) => {
                assert!(self.blocks.insert(*block), "{block} occurs twice");
                let boundary = &self.tree.blocks[*block];
                assert_eq!(boundary.uses.len(), self.cfg.blocks[*block].uses.len());
                assert!(
                    !boundary.uses.contains(&SArg::Undef),
                    "{block} reads what is not defined"
                );
                self.read(&boundary.params);
                self.read(&boundary.uses);
                self.define(&boundary.defs);
            }
            Item::EdgeDefs { defs, .. } => self.define(defs),
            Item::Switch { on, arms, results } => {
                if let Selector::Pred(arg) = on {
                    self.read(&[*arg]);
                }
                arms.iter()
                    .for_each(|&arm| self.seq(arm, Some(results.len()), None));
                self.define(results);
            }
            Item::Loop {
                params,
                body,
                results,
            } => {
                let before = self.visible.clone();
                for &(param, init) in params {
                    self.read(&[init]);
                    assert!(self.defined.insert(param));
                }
                self.visible.extend(params.iter().map(|&(param, _)| param));
                self.seq(*body, Some(results.len()), Some(params.len()));
                self.visible = before;
                self.define(results);
            }
            Item::Guard { to, args, defs, .. } => {
                assert_eq!(args.len(), self.tree.diverging[*to].params.len());
                let before = self.visible.clone();
                self.define(defs);
                self.read(args);
                self.visible = before;
            }
        }
    }

    fn idle(&self) -> usize {
        let results = self
            .tree
            .seqs
            .values()
            .flat_map(|seq| &seq.items)
            .map(|item| match item {
                Item::Switch { results, .. } | Item::Loop { results, .. } => {
                    results.iter().filter(|r| !self.reads.contains(r)).count()
                }
                _ => 0,
            });
        results.sum()
    }
}
