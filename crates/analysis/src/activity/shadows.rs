//! Which objects have a shadow.

use super::Solver;
use crate::points::{ObjId, Object};
use crate::values::callee::begins_handler;
use tapeless_ir::{Mem, OpKind, Scalar, Value};

impl Solver<'_> {
    /// Objects that get a shadow: active ones, those that hold pointers to such, and memory of this
    /// function that a pointer may reach instead of such.
    pub(super) fn shadows(&mut self) {
        for object in self.points.objects.keys() {
            let active =
                self.found.varied_bytes.has(object) && self.found.useful_objects.contains(object);
            if active && !self.is_foreign(object) {
                self.found.shadowed.insert(object);
            }
        }
        loop {
            let mut new = Vec::new();
            for object in self.points.objects.keys() {
                let holds = self
                    .points
                    .contents(object)
                    .iter()
                    .any(|o| o != object && self.found.shadowed.contains(o));
                if holds && self.can_have_shadow(object) {
                    new.push(object);
                }
            }
            for v in self.body.values.keys() {
                let set = self.points.of(v);
                if set.len() > 1
                    && self.body.ty(v).is_ptr()
                    && set.iter().any(|o| self.found.shadowed.contains(o))
                    && !self.is_without_shadow(v)
                {
                    new.extend(set.iter().filter(|&o| self.can_have_shadow(o)));
                }
            }
            let found = &mut self.found.shadowed;
            if new.into_iter().filter(|&o| found.insert(o)).count() == 0 {
                return;
            }
        }
    }

    /// Whether a pointer was loaded from memory that has no shadow: its own is null, whatever it leads to.
    fn is_without_shadow(&self, mut v: Value) -> bool {
        while let Some(op) = self.body.def_op(v) {
            let data = &self.body.ops[op];
            match data.kind {
                OpKind::Scalar(Scalar::PtrAdd { .. } | Scalar::Freeze) => v = data.args[0],
                OpKind::Mem(Mem::Load(_)) => {
                    let mut from = self.points.of(data.args[0]).iter();
                    return from
                        .all(|o| !self.can_have_shadow(o) && !self.found.shadowed.contains(o));
                }
                _ => return false,
            }
        }
        false
    }

    /// Whether the memory is an exception that something threw which has no derivative.
    fn is_foreign(&self, object: ObjId) -> bool {
        let call = self.points.call_of(self.body, object);
        call.is_some_and(|call| begins_handler(self.module, call))
    }

    fn can_have_shadow(&self, object: ObjId) -> bool {
        let what = self.points.objects[object];
        match what {
            Object::Handed(_) | Object::Made { .. } => true,
            Object::Call(_) => !self.is_foreign(object),
            _ => self.points.is_local(object) || self.is_followed(what),
        }
    }
}
