//! Completes switches and loops: decides which results and parameters need a name.

use super::{ALWAYS, Binder, OpenOp};
use crate::draft::{Op, OpKind};
use crate::tree::{End, Item, SArg, SVar, Selector};
use cranelift_entity::EntityRef;
use rustc_hash::FxHashMap;

impl Binder<'_> {
    pub(super) fn finish(&mut self, op: Op) {
        let Some(open) = self.open.pop() else { return };
        let draft = &self.draft.ops[op];
        let item = match draft.kind {
            OpKind::Loop(_) => self.finish_loop(op, open),
            OpKind::Term(block) => self.finish_switch(op, Selector::Term(block), open.locals),
            OpKind::Route(_) => self.finish_switch(op, Selector::Pred(open.selector), open.locals),
        };
        self.tree.seqs[draft.seq].items.push(item);
    }

    fn finish_switch(&mut self, op: Op, on: Selector, locals: usize) -> Item {
        let arms = self.draft.ops[op].arms.clone();
        let mut columns: Vec<Vec<SArg>> = vec![Vec::new(); self.draft.ops[op].results.len()];
        for &arm in &arms {
            if let End::Yield(values) = &self.tree.seqs[arm].end {
                for (column, &value) in columns.iter_mut().zip(values) {
                    column.push(self.resolve(value));
                }
            }
        }
        let (results, kept) = self.bind_results(op, &columns, locals);
        for &arm in &arms {
            if let End::Yield(values) = &mut self.tree.seqs[arm].end {
                retain(values, &kept);
            }
        }
        Item::Switch { on, arms, results }
    }

    fn finish_loop(&mut self, op: Op, open: OpenOp) -> Item {
        let body = self.draft.ops[op].arms[0];
        let mut end = std::mem::take(&mut self.tree.seqs[body].end);
        let mut params = open.params;
        let mut results = Vec::new();
        if let End::Repeat {
            next,
            results: last,
            ..
        } = &mut end
        {
            let kept: Vec<bool> = params
                .iter()
                .zip(&*next)
                .map(|(&(p, init), &n)| self.varies(p, init, n))
                .collect();
            retain(&mut params, &kept);
            retain(next, &kept);
            let columns: Vec<Vec<SArg>> = last
                .iter()
                .map(|&value| vec![self.resolve(value)])
                .collect();
            let (names, kept) = self.bind_results(op, &columns, open.locals);
            retain(last, &kept);
            results = names;
        }
        self.tree.seqs[body].end = end;
        Item::Loop {
            params,
            body,
            results,
        }
    }

    /// A parameter that is passed on unchanged, or never read again, is what it was at first.
    fn varies(&mut self, param: SVar, init: SArg, next: SArg) -> bool {
        let next = self.resolve(next);
        let varies = next != SArg::Var(param) && next != init && next != SArg::Undef;
        if !varies {
            self.constant[param] = Some(init);
        }
        varies
    }

    /// Names the results that differ and binds the others to what they are. A column is what the arms yield.
    fn bind_results(
        &mut self,
        op: Op,
        columns: &[Vec<SArg>],
        locals: usize,
    ) -> (Vec<SVar>, Vec<bool>) {
        let mut names = Vec::new();
        let mut kept = Vec::with_capacity(columns.len());
        let mut known: FxHashMap<&[SArg], SVar> = FxHashMap::default();
        for (&key, column) in self.draft.ops[op].results.iter().zip(columns) {
            let known_before = names.len();
            let arg = common(column, locals).unwrap_or_else(|| {
                SArg::Var(*known.entry(column).or_insert_with(|| {
                    let name = self.tree.svars.push(self.keys.carries[key]);
                    names.push(name);
                    name
                }))
            });
            kept.push(names.len() > known_before);
            let epoch = if self.keys.is_value(key) {
                ALWAYS
            } else {
                self.epoch
            };
            self.bind(key, arg, epoch);
        }
        (names, kept)
    }
}

/// The value that all arms yield, if it is one and visible outside. An arm that leaves it undefined agrees.
fn common(column: &[SArg], locals: usize) -> Option<SArg> {
    let mut defined = column.iter().copied().filter(|&value| value != SArg::Undef);
    let Some(first) = defined.next() else {
        return Some(SArg::Undef);
    };
    let local = matches!(first, SArg::Var(v) if v.index() >= locals);
    (!local && defined.all(|value| value == first)).then_some(first)
}

fn retain<T>(list: &mut Vec<T>, kept: &[bool]) {
    let mut kept = kept.iter();
    list.retain(|_| kept.next() == Some(&true));
}
