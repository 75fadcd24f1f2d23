//! Pointers that were loaded from memory without a shadow, though they may lead to memory with one: where that shadow lies
//! is not known.

use super::Solver;
use crate::points::{ObjId, Points};
use crate::values::flow::flows;
use tapeless_ir::{GlobalId, Mem, OpKind, Scalar, Value};

impl Solver<'_> {
    pub(super) fn lost(&mut self) {
        if let Some(carrying) = self.known.carrying(self.context.function) {
            let unfollowed = |found: &[(Value, GlobalId)]| {
                let all = found.iter().copied();
                all.filter(|&(_, g)| !self.module.globals[g].followed)
                    .collect()
            };
            self.found.loaded = unfollowed(&carrying.loaded);
            self.found.copied = unfollowed(&carrying.copied);
            self.found
                .functions
                .extend(carrying.functions.iter().copied());
        }
        while self.lost_round() {}
    }

    fn lost_round(&mut self) -> bool {
        self.changed = false;
        for at in 0..self.order.len() {
            let data = &self.body.ops[self.order[at]];
            match &data.kind {
                OpKind::Mem(Mem::Load(_)) => {
                    let (from, loaded) = (data.args[0], data.results[0]);
                    if self.is_lost(from, loaded) {
                        self.lose(loaded, loaded);
                    }
                    // Nor is it known where the shadow lies of what is loaded there.
                    self.lose_with(from, loaded);
                }
                OpKind::Scalar(Scalar::PtrAdd { .. } | Scalar::Cast(..)) => {
                    self.lose_with(data.args[0], data.results[0]);
                }
                _ => {
                    for (from, to) in flows(self.body, data) {
                        self.lose_with(from, to);
                    }
                }
            }
        }
        self.changed
    }

    /// Whether what was loaded may be a pointer to memory with a shadow that was found in memory without.
    fn is_lost(&self, from: Value, loaded: Value) -> bool {
        let has_shadow = |&o: &ObjId| self.found.shadowed.contains(o);
        let leads = |o: ObjId| {
            let mut contents = self.points.contents(o).iter();
            contents.any(|c| has_shadow(&c) && self.points.of(loaded).contains(c))
        };
        let mut objects = self
            .points
            .of(from)
            .iter()
            .filter(|&o| !self.keeps_shadows(o));
        // The variable's own shadow was given with its address.
        let leads_unseen = || {
            let global = self.found.loaded.get(&loaded);
            let is_unseen = global.is_some_and(|&g| {
                self.points.of(from).contains(Points::UNKNOWN)
                    || self.module.shadow_of_global(g).is_some()
            });
            is_unseen && self.points.of(loaded).iter().any(|o| has_shadow(&o))
        };
        self.body.ty(loaded).is_ptr() && (objects.any(leads) || leads_unseen())
    }

    fn lose_with(&mut self, from: Value, to: Value) {
        if let Some(&origin) = self.found.lost.get(&from)
            && self.body.ty(to).is_ptr()
        {
            self.lose(to, origin);
        }
    }

    fn lose(&mut self, v: Value, origin: Value) {
        let new = !self.found.lost.contains_key(&v);
        self.found.lost.entry(v).or_insert(origin);
        self.changed |= new;
    }
}
