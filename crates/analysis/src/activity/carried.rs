//! Integers that carry bits of floats from one function to another: whatever this function makes of them.

use super::Solver;
use crate::values::asked::{ArgActivity, RetActivity};

impl Solver<'_> {
    /// They vary, and outputs depend on them; so does the memory in which they lie.
    pub(super) fn seed_carriers(&mut self) {
        let context = self.context;
        let is_active = context
            .args
            .iter()
            .any(|&given| given != ArgActivity::Const)
            || context.ret != RetActivity::Const
            || self.shared.is_user(context.function);
        let carrying = self.known.carrying(context.function);
        let Some(carrying) = carrying.filter(|_| is_active) else {
            return;
        };
        for &(v, bits) in &carrying.values {
            self.found.varied.insert(v);
            self.found.useful.insert(v);
            if self.body.ty(v).is_int() {
                self.fractions.insert(v, bits);
            }
        }
        let mut varied = std::mem::take(&mut self.found.varied_bytes);
        for &at in &carrying.pointers {
            let may = |o| self.can_vary(o);
            self.types.add_bytes_at(self.points, at, &mut varied, may);
            for object in self.points.of(at.0).iter() {
                self.use_object(object);
            }
        }
        self.found.varied_bytes = varied;
    }
}
