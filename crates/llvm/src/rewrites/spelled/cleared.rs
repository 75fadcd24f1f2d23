//! Floats that a loop clears, of which the optimiser has made one `memset`: what they held before is put back as after any other store.
//!
//! ```text
//! llvm.memset(p, 0, n), of doubles   →   for (i = 0; i < n / 8; i++) p[i] = 0.0
//! ```

use crate::import::hint;
use crate::opcode::{IntPredicate, Opcode};
use crate::{Function, GepFlags, Value};
use tapeless_ir::ops::Hint;

/// Spells out those of a copy.
pub(crate) fn spell_out(copy: Function) {
    let calls: Vec<Value> = copy.instructions().filter(|&i| is_clear(i)).collect();
    for call in calls {
        if let Hint::Float(bytes) = hint(call) {
            one_by_one(copy, call, bytes);
        }
    }
}

/// Whether it clears memory whose size is only known when the program runs.
fn is_clear(call: Value) -> bool {
    let callee = call.is(Opcode::Call).then(|| call.callee().as_function());
    let is_set = callee
        .flatten()
        .is_some_and(|f| f.name().starts_with("llvm.memset."));
    let number = |at: usize| call.operand(at as u32).const_u64();
    is_set && number(1) == Some(0) && number(2).is_none() && number(3) == Some(0)
}

fn one_by_one(copy: Function, call: Value, bytes: u8) {
    let (to, size, align) = (call.operand(0), call.operand(2), u32::from(bytes));
    let context = to.ty().context();
    let element = match bytes {
        4 => context.float(),
        _ => context.double(),
    };
    let head = call.block();
    let (builder, tail) = call.open_before();
    let each = copy.append_block("clear");
    let (zero, one) = (size.ty().int(0), size.ty().int(1));
    let count = builder.binary(Opcode::UDiv, size, size.ty().int(u64::from(bytes)));
    let is_any = builder.icmp(IntPredicate::Ne, count, zero);
    builder.cond_br(is_any, each, tail);
    builder.move_to_end(each);
    let index = builder.phi(size.ty());
    let at = builder.gep(element, to, &[index], GepFlags::INBOUNDS);
    let store = builder.store(element.zero(), at, align);
    store.copy_metadata(call, "tbaa");
    let next = builder.binary(Opcode::Add, index, one);
    let goes_on = builder.icmp(IntPredicate::Ult, next, count);
    builder.cond_br(goes_on, each, tail);
    index.add_incoming(zero, head);
    index.add_incoming(next, each);
    call.erase();
}
