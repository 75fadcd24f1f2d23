//! Which phis matter, and the keys under which values travel.
//!
//! A phi is two variables: the *pending* one, assigned on edges and consumed at its block's entry, and the phi
//! itself, defined there. So phis may be swapped, and no pending variable lives through a block.

use crate::cfg::{Arg, BlockId, Cfg, Term, Var};
use crate::tree::Carries;
use cranelift_entity::{PrimaryMap, SecondaryMap, entity_impl};
use rustc_hash::FxHashMap;

/// A variable of the draft: a value, a pending phi, a pending return value or a predicate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Key(u32);
entity_impl!(Key, "k");

/// The variables of a graph.
pub(crate) struct Keys {
    /// What each stands for.
    pub carries: PrimaryMap<Key, Carries>,
    values: FxHashMap<Var, Key>,
    /// Pending variables of each block's parameters; `None` for a phi that nothing uses or that is a copy.
    pub pending: SecondaryMap<BlockId, Vec<Option<Key>>>,
    /// Pending variables of the return values.
    pub returns: Vec<Key>,
    /// The block that consumes a pending phi.
    pub consumer: SecondaryMap<Key, Option<BlockId>>,
    copies: FxHashMap<Var, Arg>,
}

impl Keys {
    /// Finds the phis that are copies, then those that are used.
    pub fn new(cfg: &Cfg, blocks: &[BlockId]) -> Self {
        let mut keys = Keys {
            carries: PrimaryMap::new(),
            values: FxHashMap::default(),
            pending: SecondaryMap::new(),
            returns: Vec::new(),
            consumer: SecondaryMap::new(),
            copies: FxHashMap::default(),
        };
        for i in 0..cfg.return_count(blocks) {
            let key = keys.carries.push(Carries::Return(i as u32));
            keys.returns.push(key);
        }
        let mut phis = Phis::new(cfg, blocks);
        keys.find_copies(&mut phis);
        keys.find_used(cfg, blocks, &phis);
        keys
    }

    /// What an argument is when copies are looked through.
    pub fn resolve(&self, mut arg: Arg) -> Arg {
        while let Arg::Var(v) = arg {
            match self.copies.get(&v) {
                Some(&of) => arg = of,
                None => break,
            }
        }
        arg
    }

    /// The key of a value.
    pub fn value(&mut self, v: Var) -> Key {
        *self
            .values
            .entry(v)
            .or_insert_with(|| self.carries.push(Carries::Var(v)))
    }

    /// Whether this is a value, not something pending.
    pub fn is_value(&self, key: Key) -> bool {
        matches!(self.carries[key], Carries::Var(_)) && self.consumer[key].is_none()
    }

    /// A new predicate.
    pub fn predicate(&mut self) -> Key {
        self.carries.push(Carries::Pred)
    }

    /// φ(x, x, φ) = x, to a fixed point.
    fn find_copies(&mut self, phis: &mut Phis) {
        let mut work: Vec<usize> = (0..phis.list.len()).rev().collect();
        while let Some(index) = work.pop() {
            let phi = &phis.list[index];
            if self.copies.contains_key(&phi.var) {
                continue;
            }
            let mut others = phi
                .args
                .iter()
                .map(|&a| self.resolve(a))
                .filter(|&a| a != Arg::Var(phi.var));
            if let Some(first) = others.next()
                && others.all(|a| a == first)
            {
                self.copies.insert(phi.var, first);
                let users = std::mem::take(&mut phis.list[index].users);
                work.extend(&users);
                if let Arg::Var(v) = first
                    && let Some(&source) = phis.index.get(&v)
                {
                    phis.list[source].users.extend(users);
                }
            }
        }
        // Each copy points straight to its source, so that `resolve` takes one step.
        let direct: Vec<_> = self
            .copies
            .keys()
            .map(|&v| (v, self.resolve(Arg::Var(v))))
            .collect();
        self.copies.extend(direct);
    }

    /// A phi is used if a block, a return or a used phi reads it.
    fn find_used(&mut self, cfg: &Cfg, blocks: &[BlockId], phis: &Phis) {
        let mut work: Vec<Arg> = Vec::new();
        for &block in blocks {
            let data = &cfg.blocks[block];
            self.pending[block] = vec![None; data.params.len()];
            work.extend(data.uses.iter().map(|&v| Arg::Var(v)));
            if let Term::Return { values } = &data.term {
                work.extend(values);
            }
        }
        while let Some(arg) = work.pop() {
            let Arg::Var(v) = self.resolve(arg) else {
                continue;
            };
            let Some(phi) = phis.index.get(&v).map(|&i| &phis.list[i]) else {
                continue;
            };
            if self.pending[phi.block][phi.slot].is_none() {
                let key = self.carries.push(Carries::Var(v));
                self.consumer[key] = Some(phi.block);
                self.pending[phi.block][phi.slot] = Some(key);
                work.extend(&phi.args);
            }
        }
    }
}

struct Phi {
    var: Var,
    block: BlockId,
    slot: usize,
    /// One per incoming edge from a reachable block.
    args: Vec<Arg>,
    /// Phis that have this one as an argument.
    users: Vec<usize>,
}

struct Phis {
    list: Vec<Phi>,
    index: FxHashMap<Var, usize>,
}

impl Phis {
    fn new(cfg: &Cfg, blocks: &[BlockId]) -> Self {
        let mut phis = Phis {
            list: Vec::new(),
            index: FxHashMap::default(),
        };
        for &block in blocks {
            for (slot, &var) in cfg.blocks[block].params.iter().enumerate() {
                phis.index.insert(var, phis.list.len());
                phis.list.push(Phi {
                    var,
                    block,
                    slot,
                    args: Vec::new(),
                    users: Vec::new(),
                });
            }
        }
        for edge in blocks.iter().flat_map(|&b| cfg.blocks[b].term.edges()) {
            for (param, &arg) in cfg.blocks[edge.to].params.iter().zip(&edge.args) {
                let phi = phis.index[param];
                phis.list[phi].args.push(arg);
                if let Arg::Var(v) = arg
                    && let Some(&source) = phis.index.get(&v)
                {
                    phis.list[source].users.push(phi);
                }
            }
        }
        phis
    }
}
