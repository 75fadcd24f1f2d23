//! Pointers that may be the bits of floats: a `union` of both that is moved as a pointer.

use super::Solver;
use crate::flow::flows;
use tapeless_ir::ops::Hint;
use tapeless_ir::{Cast, Mem, OpData, OpKind, Scalar, Value};

impl Solver<'_> {
    pub(super) fn bits(&mut self) {
        while self.bits_round() {}
    }

    fn bits_round(&mut self) -> bool {
        self.changed = false;
        for at in 0..self.order.len() {
            let data = &self.body.ops[self.order[at]];
            match &data.kind {
                // What the source reads as a pointer is one.
                OpKind::Mem(Mem::Load(access)) if access.hint != Hint::Pointer => {
                    let (from, loaded) = (data.args[0], data.results[0]);
                    let at = (from, access.align);
                    let bytes = self.module.size_of(self.body.ty(loaded));
                    if self.body.ty(loaded).is_ptr()
                        && self.touches_varied(from, Some(bytes))
                        && self.types.lies_on_float(self.points, at, bytes)
                    {
                        self.changed |= self.found.bits.insert(loaded);
                    }
                }
                OpKind::Scalar(Scalar::Cast(Cast::PtrToInt | Cast::IntToPtr, _)) => {
                    self.move_bits(data.args[0], data.results[0]);
                }
                _ => {
                    for (from, to) in flows(self.body, data) {
                        self.move_bits(from, to);
                    }
                }
            }
        }
        self.changed
    }

    /// The bits that are made into a float, where they were loaded as a pointer of memory that varies.
    pub(super) fn loaded_bits(&self, scalar: &Scalar, data: &OpData) -> Option<Value> {
        let made = matches!(scalar, Scalar::Cast(Cast::BitCast, _));
        let float = made && self.body.ty(*data.results.first()?).is_float();
        let bits = data.args.first().copied().filter(|_| float)?;
        let number = &self.body.ops[self.body.def_op(bits)?];
        let pointer = match number.kind {
            OpKind::Scalar(Scalar::Cast(Cast::PtrToInt, _)) => number.args[0],
            _ => return None,
        };
        let load = &self.body.ops[self.body.def_op(pointer)?];
        let varies = matches!(load.kind, OpKind::Mem(Mem::Load(_)))
            && self.touches_varied(
                load.args[0],
                Some(self.module.size_of(self.body.ty(pointer))),
            );
        varies.then_some(bits)
    }

    fn move_bits(&mut self, from: Value, to: Value) {
        if self.found.bits.contains(from) {
            self.changed |= self.found.bits.insert(to);
        }
    }
}
