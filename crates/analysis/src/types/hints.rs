//! What users say that memory holds, by calls: `__enzyme_double(p, n)`.

use super::Solver;
use super::evidence::Evidence;
use crate::values::callee::hinted;
use crate::values::place::{ENDLESS, Place};
use tapeless_ir::{Module, OpData, ScalarType, Type};

impl Solver<'_> {
    /// Takes what calls say for seen. Without a length that is known, it goes to the end of the memory.
    pub(super) fn hints(&mut self) {
        for at in 0..self.order.len() {
            let data = &self.body.ops[self.order[at]];
            let call = data.kind.call();
            if let Some(ty) = call.and_then(|call| hinted(self.module, call)) {
                self.hint(ty, data);
            }
        }
    }

    fn hint(&mut self, ty: ScalarType, data: &OpData) {
        let (what, step) = said(self.module, ty);
        let Some(&pointer) = data.args.first() else {
            return;
        };
        let bytes = data.args.get(1).and_then(|&n| self.body.as_int(n));
        let count = bytes.map_or(ENDLESS, |n| n.unsigned_abs().div_ceil(step));
        if count == 0 {
            return;
        }
        for (object, start) in self.places(pointer, 1) {
            let place = start.plus(Place::run(0, step, count));
            self.types.memory[object].note(place, what);
        }
    }
}

/// What is said to lie there, and how far apart. An integer may have any size.
fn said(module: &Module, ty: ScalarType) -> (Evidence, u64) {
    match ty {
        ScalarType::Int(_) => (Evidence::INT, 1),
        _ => (
            Evidence::of(Type::Scalar(ty)),
            module.size_of(Type::Scalar(ty)),
        ),
    }
}
