//! Which objects are known outside the function.

use super::solve::Solver;
use super::{ObjId, ObjSet, Object};
use crate::values::callee::{CallKind, asks_size, call_kind, hinted, is_by_user};
use tapeless_ir::{Call, Callee, Control, Module, OpKind, Par, Value};

impl Solver<'_> {
    /// An object has escaped once its address was stored outside or handed to a call.
    pub(super) fn escape(&mut self) {
        let (mut passed, mut kept) = (ObjSet::default(), ObjSet::default());
        for &op in &self.order {
            let data = &self.body.ops[op];
            match &data.kind {
                OpKind::Control(Control::Return) => self.add_pointees(&data.args, &mut kept),
                OpKind::Par(Par::Share) => self.add_pointees(&data.args[..1], &mut kept),
                OpKind::Host(_) => self.add_pointees(&data.args, &mut passed),
                OpKind::Call(c) | OpKind::Control(Control::Invoke(c)) => {
                    let keeps_nothing = match call_kind(self.module, c) {
                        CallKind::Free { .. } | CallKind::Alloc { .. } => {
                            !is_by_user(self.module, c)
                        }
                        CallKind::Copies { .. } => true,
                        _ => false,
                    };
                    if c.beside || begins(self.module, c) {
                        self.add_pointees(&data.args, &mut kept);
                    }
                    let asks = hinted(self.module, c).is_some() || asks_size(self.module, c);
                    if !keeps_nothing && !asks {
                        self.add_pointees(&data.args, &mut passed);
                    }
                }
                _ => {}
            }
        }
        for (object, what) in self.points.objects.iter() {
            let own = matches!(what, Object::Alloca(_)) || self.points.is_made(object);
            if !own && !matches!(what, Object::Handed(_)) {
                kept.union(&self.points.contents[object]);
            }
        }
        self.close(&mut kept);
        passed.union(&kept);
        self.close(&mut passed);
        passed.iter().for_each(|o| self.points.escaped[o] = true);
        kept.iter().for_each(|o| self.points.kept_outside[o] = true);
    }

    fn add_pointees(&self, values: &[Value], to: &mut ObjSet) {
        for &v in values {
            to.union(&self.points.of[v]);
        }
    }

    /// Adds all that pointers in the objects lead to.
    pub(super) fn close(&self, set: &mut ObjSet) {
        let mut open: Vec<ObjId> = set.iter().collect();
        while let Some(object) = open.pop() {
            let new = self.points.contents[object].without(set);
            open.extend(new.iter());
            set.union(&new);
        }
    }
}

/// Whether threads may go on with what a call was given when it has come back.
fn begins(module: &Module, call: &Call) -> bool {
    matches!(call.callee, Callee::Func(id) if module.functions[id].begins)
}
