//! Calls of functions whose bodies say what they do with pointers.

use super::solve::Solver;
use super::summary::{Root, Summary};
use super::{LEVELS, ObjSet, Object, Points};
use rustc_hash::FxHashMap;
use std::collections::hash_map::Entry;
use tapeless_ir::{Op, OpData, Value};

impl Solver<'_> {
    /// What the callee stored is found here, and what it returned.
    pub(super) fn known_call(
        &mut self,
        op: Op,
        summary: &Summary,
        result: Option<Value>,
        data: &OpData,
    ) {
        let mut known: FxHashMap<Root, ObjSet> = FxHashMap::default();
        let roots = summary.stored.iter().flat_map(|&(into, what)| [into, what]);
        for root in roots {
            if let Entry::Vacant(entry) = known.entry(root) {
                entry.insert(self.objects_of(op, data, summary, root));
            }
        }
        for stored in summary.stored.chunk_by(|a, b| a.0 == b.0) {
            let mut what = ObjSet::default();
            for (_, root) in stored {
                what.union(&known[root]);
            }
            let mut into = known[&stored[0].0].clone();
            if stored[0].0 == Root::Outside {
                self.add_globals(&mut into);
            }
            self.store(&into, &what);
        }
        let Some(result) = result else { return };
        for &root in &summary.returned {
            let objects = self.objects_of(op, data, summary, root);
            self.add(result, &objects);
        }
    }

    /// What memory that a callee knows of is here. What it made is found through its result, or through other memory,
    /// or both.
    pub(super) fn objects_of(
        &mut self,
        op: Op,
        data: &OpData,
        summary: &Summary,
        root: Root,
    ) -> ObjSet {
        let mut set = ObjSet::default();
        match root {
            Root::Param(i, level) => {
                let Some(&arg) = data.args.get(i as usize) else {
                    return set;
                };
                set = self.points.of(arg).clone();
                for _ in 0..level {
                    set = self.loaded(&set);
                }
                if level == LEVELS - 1 {
                    self.close(&mut set);
                }
            }
            Root::Made => {
                if summary.hands_out() {
                    set.insert(self.object(Object::Handed(op)));
                }
                if summary.returned.contains(&Root::Made) {
                    let inside = summary.returns_inside;
                    let by = if inside { Object::Handed } else { Object::Call };
                    set.insert(self.object(by(op)));
                }
                for made in set.iter() {
                    self.points.from_known[made] = true;
                }
            }
            Root::Outside => {
                set.insert(Points::UNKNOWN);
            }
        }
        set
    }

    fn add_globals(&self, set: &mut ObjSet) {
        for (object, what) in self.points.objects.iter() {
            if matches!(what, Object::Global(_)) {
                set.insert(object);
            }
        }
    }
}
