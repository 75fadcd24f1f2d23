//! Pointers that may be the bits of floats: a `union` of both that is moved as a pointer.

use super::Solver;
use crate::flow::control_flows;
use tapeless_ir::ops::Hint;
use tapeless_ir::{Cast, Mem, OpKind, Scalar, Value};

/// Bytes of a pointer.
const POINTER: u64 = 8;

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
                    if self.body.ty(loaded).is_ptr()
                        && self.touches_varied(from, Some(POINTER))
                        && self.types.lies_on_float(self.points, at, POINTER)
                    {
                        self.changed |= self.found.bits.insert(loaded);
                    }
                }
                OpKind::Scalar(Scalar::Select(_)) => {
                    self.move_bits(data.args[1], data.results[0]);
                    self.move_bits(data.args[2], data.results[0]);
                }
                OpKind::Scalar(
                    Scalar::Freeze | Scalar::Cast(Cast::PtrToInt | Cast::IntToPtr, _),
                ) => self.move_bits(data.args[0], data.results[0]),
                OpKind::Control(control) => {
                    for (from, to) in control_flows(self.body, control, data) {
                        self.move_bits(from, to);
                    }
                }
                _ => {}
            }
        }
        self.changed
    }

    fn move_bits(&mut self, from: Value, to: Value) {
        if self.found.bits.contains(from) {
            self.changed |= self.found.bits.insert(to);
        }
    }
}
