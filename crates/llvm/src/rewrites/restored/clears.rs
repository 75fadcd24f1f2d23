//! Bytes that are cleared one by one: loops that were unrolled clear floats so; and as a null pointer, which structures that
//! hold this or that are made with. As one `memset` it is told what they are.

use super::moves::is_plain;
use crate::import::hint;
use crate::opcode::Opcode;
use crate::{Block, Builder, Function, GepFlags, Value};
use tapeless_ir::ops::Hint;

/// No float that is cleared is shorter.
const LEAST: usize = 4;

/// Bytes of a pointer.
const WORD: u64 = 8;

/// Stores of zero to bytes side by side, with no other access between them, become one `memset`, and so do those of null
/// where nothing else says that a pointer lies there.
pub fn restore(function: Function) {
    let nulls: Vec<Value> = function.instructions().filter(|&i| is_null(i)).collect();
    nulls.into_iter().for_each(clear);
    let stretches: Vec<Stretch> = function.blocks().flat_map(cleared).collect();
    stretches.iter().for_each(merge);
}

/// Whether null is stored somewhere that nothing tells to be a pointer. In globals pointers are followed, and must be
/// written as such.
fn is_null(store: Value) -> bool {
    store.is(Opcode::Store) && is_plain(store) && hint(store) == Hint::None && {
        let stored = store.operand(0);
        let null = stored.ty().is_pointer() && stored.is_constant() && stored.is_null();
        null && !address(store.operand(1)).0.is_global_variable()
    }
}

/// Makes a `memset` of a store.
fn clear(store: Value) {
    let context = store.operand(1).ty().context();
    let builder = Builder::before(store);
    let size = context.int(64).int(WORD);
    builder.memset(store.operand(1), context.int(8).int(0), size, store.align());
    store.erase();
}

/// Where stores clear single bytes, relative to one pointer; in the order of the program.
type Stretch = (Value, Vec<(i64, Value)>);

fn cleared(block: Block) -> Vec<Stretch> {
    let mut all: Vec<Stretch> = Vec::new();
    let mut goes_on = false;
    for instruction in block.instructions() {
        let Some((base, at)) = clears(instruction) else {
            goes_on &= !instruction.may_read() && !instruction.may_write();
            continue;
        };
        match all.last_mut().filter(|last| goes_on && last.0 == base) {
            Some(last) => last.1.push((at, instruction)),
            None => all.push((base, vec![(at, instruction)])),
        }
        goes_on = true;
    }
    all
}

/// Which byte an instruction clears.
fn clears(store: Value) -> Option<(Value, i64)> {
    let byte = store.is(Opcode::Store) && is_plain(store) && {
        let stored = store.operand(0);
        stored.ty().is_int()
            && stored.ty().int_width() == 8
            && stored.is_constant()
            && stored.is_null()
    };
    byte.then(|| address(store.operand(1)))
}

/// Where a pointer points, from where it was made by constants.
pub(crate) fn address(mut pointer: Value) -> (Value, i64) {
    let mut at = 0i64;
    while pointer.is_instruction() && pointer.is(Opcode::GetElementPtr) {
        let Some((offset, terms)) = pointer.gep_offset() else {
            break;
        };
        if !terms.is_empty() {
            break;
        }
        at = at.wrapping_add(offset);
        pointer = pointer.operand(0);
    }
    (pointer, at)
}

fn merge((base, stores): &Stretch) {
    let mut sorted = stores.clone();
    sorted.sort_by_key(|&(at, _)| at);
    sorted.dedup_by_key(|&mut (at, _)| at);
    let Some(&(_, last)) = stores.last() else {
        return;
    };
    let whole = sorted.windows(2).all(|pair| pair[0].0 + 1 == pair[1].0);
    if !whole || sorted.len() < LEAST {
        return;
    }
    let builder = Builder::before(last);
    let context = base.ty().context();
    let long = context.int(64);
    let to = builder.byte_offset(*base, long.signed(sorted[0].0), GepFlags::default());
    builder.memset(to, context.int(8).int(0), long.int(sorted.len() as u64), 1);
    stores.iter().for_each(|&(_, store)| store.erase());
}
