//! Whether a pointer that was loaded has a shadow, looked at when the program runs.

use super::body::Writer;
use crate::call::Place;
use crate::{Builder, Function, IntPredicate, Linkage, Module, Opcode, Value, stop};
use tapeless_ir as ir;

const NAME: &str = "tapeless.check";
const WITHOUT: &str = "this pointer was stored in a variable of the file before the request, so that the memory has no shadow; \
                       store it anew within what is differentiated";

impl Writer<'_, '_> {
    /// Ends the program if the shadow is null, but not the pointer.
    pub(super) fn build_check(&mut self, op: ir::Op, args: &[Value]) {
        let place = match self.module.location(self.body.ops[op].loc) {
            Some(at) => at.to_string(),
            None => self.target.shown_name(),
        };
        let text = self.builder.string(&stop::text(&place, WITHOUT));
        let check = check(self.emitter.module);
        self.builder.call(check, &[args[0], args[1], text]);
    }
}

/// `check(shadow, pointer, text)`.
fn check(module: Module) -> Function {
    if let Some(known) = module.function(NAME) {
        return known;
    }
    let context = module.context();
    let pointer = context.pointer();
    let ty = context.void().function(&[pointer, pointer, pointer], false);
    let made = module.add_function(NAME, ty);
    made.value().set_linkage(Linkage::Internal);
    made.value().add_attribute(Place::Function, "nounwind");
    let given = made.params();
    let b = Builder::at_end(made.append_block("entry"));
    let (without, done) = (made.append_block("without"), made.append_block("done"));
    let null = pointer.zero();
    let no_shadow = b.icmp(IntPredicate::Eq, given[0], null);
    let some = b.icmp(IntPredicate::Ne, given[1], null);
    let both = b.binary(Opcode::And, no_shadow, some);
    b.cond_br(both, without, done);
    b.move_to_end(without);
    b.call(stop::function(module), &[given[2]]);
    b.unreachable();
    b.move_to_end(done);
    b.ret(None);
    made
}
