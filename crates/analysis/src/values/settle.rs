//! Looks at functions, callees first, until nothing new is found.

use super::callee::{CallKind, call_kind};
use super::recursion::Recursion;
use rustc_hash::{FxHashMap, FxHashSet};
use tapeless_ir::{Body, FuncId, Module};

/// Functions, callees first, those together that call one another, and who calls them.
#[derive(Debug, Default)]
pub(crate) struct Calls {
    groups: Vec<Vec<FuncId>>,
    callers: FxHashMap<FuncId, Vec<FuncId>>,
}

impl Calls {
    /// A function and all that it calls, but for those that are known, and for what is reached by these alone.
    pub(crate) fn reached(
        module: &Module,
        from: FuncId,
        recursion: &mut Recursion,
        is_known: impl Fn(FuncId) -> bool,
    ) -> Self {
        let (mut order, mut calls) = (Vec::new(), Self::default());
        let (mut open, mut met) = (vec![from], FxHashSet::default());
        while let Some(id) = open.pop() {
            let Some(body) = &module.functions[id].body else {
                continue;
            };
            if is_known(id) || !met.insert(id) {
                continue;
            }
            order.push(id);
            for callee in callees(module, body) {
                calls.callers.entry(callee).or_default().push(id);
                open.push(callee);
            }
        }
        order.reverse();
        let mut number = |id: &FuncId| recursion.number(module, *id);
        order.sort_by_cached_key(&mut number);
        let groups = order.chunk_by(|one, other| number(one) == number(other));
        calls.groups = groups.map(<[FuncId]>::to_vec).collect();
        calls
    }

    /// All functions.
    pub(crate) fn functions(&self) -> impl Iterator<Item = FuncId> {
        self.groups.iter().flatten().copied()
    }

    /// Adds functions that may call those that are here.
    pub(crate) fn add(&mut self, callers: Self) {
        self.groups.extend(callers.groups);
        for (id, by) in callers.callers {
            self.callers.entry(id).or_default().extend(by);
        }
    }

    /// Looks at each function once all that it calls is settled. Those that call one another are looked at until nothing
    /// new is found: again at the callers of those of which something was. A look is told how often its group was gone
    /// through, and says whether it found anything new.
    pub(crate) fn settle(&self, module: &Module, mut look: impl FnMut(FuncId, &Body, u32) -> bool) {
        for group in &self.groups {
            let mut open: FxHashSet<FuncId> = group.iter().copied().collect();
            let mut turn = 0;
            while !open.is_empty() {
                for id in group {
                    let body = module.functions[*id].body.as_ref();
                    if open.remove(id)
                        && let Some(body) = body
                        && look(*id, body, turn)
                    {
                        let callers = self.callers.get(id).into_iter().flatten();
                        open.extend(callers.filter(|caller| group.contains(caller)));
                    }
                }
                turn += 1;
            }
        }
    }
}

/// The calls of functions that are looked into.
fn callees(module: &Module, body: &Body) -> Vec<FuncId> {
    let ops = body.op_order().into_iter();
    ops.filter_map(|op| body.ops[op].kind.call())
        .filter_map(|call| match call_kind(module, call) {
            CallKind::Defined(id) => Some(id),
            _ => None,
        })
        .collect()
}
