//! Integers that are made of pointers.

use super::solve::Solver;
use crate::values::place::Place;
use tapeless_ir::{IntBin, OpData, Value};

impl Solver<'_> {
    /// What arithmetic makes of addresses. The distance of two is none, nor is a product or a remainder; masks make one
    /// of whatever may hold a pointer.
    pub(super) fn address(&mut self, kind: IntBin, data: &OpData, result: Value) {
        let (a, b) = (data.args[0], data.args[1]);
        let known = [a, b].map(|v| self.addresses.contains(v));
        if known == [false, false] {
            self.numbers.insert(result);
        }
        match kind {
            IntBin::Mul | IntBin::UDiv | IntBin::SDiv | IntBin::URem | IntBin::SRem => return,
            IntBin::Sub if known == [true, true] => return,
            _ => {}
        }
        // Bytes are taken out of words by shifts.
        let shifts = matches!(kind, IntBin::Shl | IntBin::LShr | IntBin::AShr);
        let masks = matches!(kind, IntBin::And | IntBin::Or | IntBin::Xor)
            || shifts && self.whole.is_some();
        for (arg, other, known) in [(a, b, known[0]), (b, a, known[1])] {
            let by = match (kind, self.body.as_int(other)) {
                (IntBin::Add, Some(by)) => Place::exact(by),
                (IntBin::Sub, Some(by)) => Place::exact(by.wrapping_neg()),
                _ => Place::ANY,
            };
            if known {
                self.moved_address(arg, by, result);
            } else if masks {
                self.shift(arg, by, result);
            }
        }
    }

    pub(super) fn moved_address(&mut self, arg: Value, by: Place, result: Value) {
        self.addresses.insert(result);
        self.shift(arg, by, result);
    }
}
