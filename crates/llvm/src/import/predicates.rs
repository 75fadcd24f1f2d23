//! Types of the predicates that structuring made: a truth value where 0 and 1 are all that flows, else an integer.

use cranelift_entity::SecondaryMap;
use tapeless_cfg::{Carries, End, Item, Repeat, SArg, SVar, Selector, Seq, SeqId, Tree};
use tapeless_ir::Type;

/// Disjoint sets of predicates that flow into each other, each with the largest value that it holds.
pub(crate) struct Predicates {
    parent: SecondaryMap<SVar, Option<SVar>>,
    most: SecondaryMap<SVar, u32>,
}

impl Predicates {
    /// Finds what flows where.
    pub fn new(tree: &Tree) -> Self {
        let mut all = Self {
            parent: SecondaryMap::new(),
            most: SecondaryMap::new(),
        };
        for (id, seq) in tree.seqs.iter() {
            for item in &seq.items {
                all.item(tree, item);
            }
            if let End::Jump(to, args) = &seq.end {
                all.flow(tree, &tree.diverging[*to].params, args);
            }
            debug_assert!(tree.seqs.is_valid(id));
        }
        all
    }

    fn item(&mut self, tree: &Tree, item: &Item) {
        match item {
            Item::Switch { on, arms, results } => {
                if let Selector::Pred(SArg::Var(v)) = on {
                    self.raise(*v, arms.len().saturating_sub(1) as u32);
                }
                for &arm in arms {
                    if let End::Yield(args) = &tree.seqs[arm].end {
                        self.flow(tree, results, args);
                    }
                }
            }
            Item::Loop {
                params,
                body,
                results,
            } => {
                let (vars, inits): (Vec<SVar>, Vec<SArg>) = params.iter().copied().unzip();
                self.flow(tree, &vars, &inits);
                if let End::Repeat {
                    cond,
                    next,
                    results: left,
                } = &seq(tree, *body).end
                {
                    if let Repeat::Pred(SArg::Var(v)) = cond {
                        self.raise(*v, 1);
                    }
                    self.flow(tree, &vars, next);
                    self.flow(tree, results, left);
                }
            }
            Item::Guard { to, args, .. } => self.flow(tree, &tree.diverging[*to].params, args),
            Item::Block(_) | Item::EdgeDefs { .. } => {}
        }
    }

    fn flow(&mut self, tree: &Tree, to: &[SVar], from: &[SArg]) {
        for (&to, from) in to.iter().zip(from) {
            if tree.svars[to] != Carries::Pred {
                continue;
            }
            match from {
                SArg::Int(value) => self.raise(to, *value),
                SArg::Var(from) => self.join(to, *from),
                SArg::Const(_) | SArg::Undef => {}
            }
        }
    }

    fn root(&mut self, mut v: SVar) -> SVar {
        while let Some(parent) = self.parent[v] {
            if let Some(above) = self.parent[parent] {
                self.parent[v] = Some(above);
            }
            v = parent;
        }
        v
    }

    fn raise(&mut self, v: SVar, value: u32) {
        let root = self.root(v);
        self.most[root] = self.most[root].max(value);
    }

    fn join(&mut self, a: SVar, b: SVar) {
        let (a, b) = (self.root(a), self.root(b));
        if a != b {
            self.parent[a] = Some(b);
            self.most[b] = self.most[b].max(self.most[a]);
        }
    }

    /// The type of a predicate.
    pub fn ty(&mut self, v: SVar) -> Type {
        let root = self.root(v);
        if self.most[root] <= 1 {
            Type::I1
        } else {
            Type::I32
        }
    }
}

fn seq(tree: &Tree, id: SeqId) -> &Seq {
    &tree.seqs[id]
}
