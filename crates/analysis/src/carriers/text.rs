//! Bits that travel as characters of a `std::string`: what its members put there, and give pointers to.

use super::Finder;
use super::cells::{BITS, Marks, READ, Span};
use crate::callee::{gives_text, moves_text, text_taken};
use tapeless_ir::{Body, Call, FuncId, Op, OpData, Value};

impl Finder<'_> {
    /// What a member is given lies in the string, and what lies there lies where a pointer that it gives leads.
    pub(super) fn follow_text(&mut self, at: (FuncId, &Body), op: Op, call: &Call, data: &OpData) {
        let (id, body) = at;
        if moves_text(self.module, call) {
            let taken = text_taken(self.module, body, call, data).into_iter();
            let brings = |finder: &Self| {
                let mut others = data.args.iter().skip(1);
                let mut taken = taken.map(|(v, _)| v);
                others.any(|&v| body.ty(v).is_int() && finder.fraction(at, v) > 0)
                    || taken.any(|v| finder.leads_to_varied((id, v)))
            };
            if brings(self) {
                self.mark_all((id, data.args[0]), BITS);
            }
        }
        self.join_text(at, op, call, data);
    }

    /// What is read of a string is what its members are given.
    pub(super) fn back_text(&mut self, at: (FuncId, &Body), op: Op, call: &Call, data: &OpData) {
        let (id, body) = at;
        if moves_text(self.module, call) && self.marks_of((id, data.args[0])).read {
            data.args.iter().skip(1).for_each(|&v| self.make(at, v, 0));
            for (v, _) in text_taken(self.module, body, call, data) {
                self.mark_all((id, v), READ);
            }
        }
        self.join_text(at, op, call, data);
    }

    fn join_text(&mut self, (id, body): (FuncId, &Body), op: Op, call: &Call, data: &OpData) {
        let Some(text) = body
            .call_result(op)
            .filter(|_| gives_text(self.module, call))
        else {
            return;
        };
        let mut all = self.marks_of((id, text));
        all.join(self.marks_of((id, data.args[0])));
        self.mark_all((id, text), all);
        self.mark_all((id, data.args[0]), all);
    }

    fn marks_of(&self, pointer: (FuncId, Value)) -> Marks {
        let mut all = Marks::default();
        for (object, _) in self.places(pointer) {
            all.join(self.cells.marks(object, Span::ANY));
        }
        all
    }
}
