//! Bits that travel as characters of a `std::string`: what its members put there, and give pointers to.

use super::Finder;
use super::marks::{BITS, READ};
use super::memory::Touched;
use super::span::Span;
use crate::points::Points;
use crate::values::callee::{STRING, gives_text, moves_text, text_taken};
use crate::values::cells::Lattice;
use tapeless_ir::{Body, Call, FuncId, Op, OpData, Value};

impl Finder<'_> {
    /// What a member is given lies in the string, and what lies there lies where a pointer that it gives leads.
    pub(super) fn follow_text(&mut self, at: (FuncId, &Body), op: Op, call: &Call, data: &OpData) {
        if moves_text(self.module, call) {
            let mut others = data.args.iter().skip(1);
            let given = others.any(|&v| at.1.ty(v).is_int() && self.fraction(at, v) > 0);
            let mut taken = self.taken(at, call, data).into_iter();
            if given || taken.any(|from| self.marks(&from).varies) {
                self.mark(&self.string(at, data), BITS);
            }
        }
        self.join_text(at, op, call, data);
    }

    /// What is read of a string is what its members are given.
    pub(super) fn back_text(&mut self, at: (FuncId, &Body), op: Op, call: &Call, data: &OpData) {
        if moves_text(self.module, call) && self.marks(&self.string(at, data)).read {
            data.args.iter().skip(1).for_each(|&v| self.make(at, v, 0));
            for from in self.taken(at, call, data) {
                self.mark(&from, READ);
            }
        }
        self.join_text(at, op, call, data);
    }

    fn string(&self, (id, _): (FuncId, &Body), data: &OpData) -> Touched {
        self.led_to_from(id, data.args[0], STRING)
    }

    /// The characters that a member takes.
    fn taken(&self, (id, body): (FuncId, &Body), call: &Call, data: &OpData) -> Vec<Touched> {
        let taken = text_taken(self.module, body, call, data).into_iter();
        let from = taken.map(|(v, bytes)| match bytes {
            Some(bytes) => self.led_to_from(id, v, bytes),
            None => self.all_of((id, body), v),
        });
        from.collect()
    }

    fn all_of(&self, (id, _): (FuncId, &Body), v: Value) -> Touched {
        let objects = self.everywhere.places(id, v).map(|(o, _)| o);
        let known = objects.filter(|&o| o != Points::UNKNOWN);
        known.map(|o| (o, Span::ANY)).collect()
    }

    fn join_text(&mut self, at: (FuncId, &Body), op: Op, call: &Call, data: &OpData) {
        let result = at.1.call_result(op);
        let Some(text) = result.filter(|_| gives_text(self.module, call)) else {
            return;
        };
        let (text, string) = (self.all_of(at, text), self.string(at, data));
        let mut all = self.marks(&text);
        all.join(&self.marks(&string));
        self.mark(&text, all);
        self.mark(&string, all);
    }
}
