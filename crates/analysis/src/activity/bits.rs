//! Pointers that may be the bits of floats: a `union` of both that is moved as a pointer.

use super::Solver;
use crate::values::flow::{Origin, comes_from, flows};
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
        self.comes_of_pointer(bits).then_some(bits)
    }

    /// Whether a number may be a pointer that was loaded of memory that varies.
    fn comes_of_pointer(&self, number: Value) -> bool {
        comes_from(self.body, number, |v, data| match data.kind {
            OpKind::Scalar(Scalar::Cast(Cast::PtrToInt, _)) => Origin::Of(data.args[0]),
            OpKind::Mem(Mem::Load(_)) if self.body.ty(v).is_ptr() => {
                let bytes = self.module.size_of(self.body.ty(v));
                match self.touches_varied(data.args[0], Some(bytes)) {
                    true => Origin::Found,
                    false => Origin::Open,
                }
            }
            _ => Origin::Open,
        })
    }

    fn move_bits(&mut self, from: Value, to: Value) {
        if self.found.bits.contains(from) {
            self.changed |= self.found.bits.insert(to);
        }
    }
}
