//! Structures that are one of others, where paths meet, and of which single elements are read: each element is one of others by
//! itself, so that it is followed to the calls that return it.
//!
//! ```text
//! extractvalue (phi { i32, i64 } [a, …], [b, …]), 1   →   phi i64 [extractvalue a, 1; …], [extractvalue b, 1; …]
//! ```

use super::functions::inserted;
use crate::opcode::Opcode;
use crate::{Builder, Function, Value};
use rustc_hash::{FxHashMap, FxHashSet};

/// Elements by the structure, and their number.
type Elements = FxHashMap<(Value, u32), Value>;

/// Lets the elements of structures meet; whether there were any.
pub(super) fn split(function: Function) -> bool {
    let is_read = |v: &Value| v.is(Opcode::ExtractValue) && v.indices().len() == 1;
    let reads: Vec<Value> = function
        .instructions()
        .filter(|v| is_read(v) && is_handed_on(v.operand(0)) && !comes_of_invoke(v.operand(0)))
        .collect();
    let mut elements = Elements::default();
    for &read in &reads {
        let made = element((read.operand(0), read.indices()[0]), read, &mut elements);
        read.replace_uses(made);
    }
    reads.iter().for_each(|read| read.erase());
    !reads.is_empty()
}

/// Whether it may be what an `invoke` returns, whose elements are there only behind it.
fn comes_of_invoke(aggregate: Value) -> bool {
    let (mut open, mut seen) = (vec![aggregate], FxHashSet::default());
    while let Some(v) = open.pop() {
        if !v.is_instruction() || !seen.insert(v) {
            continue;
        }
        match v.opcode() {
            Opcode::Invoke => return true,
            Opcode::Phi => open.extend(v.incoming().into_iter().map(|from| from.0)),
            Opcode::InsertValue | Opcode::Freeze => open.push(v.operand(0)),
            Opcode::Select => open.extend([v.operand(1), v.operand(2)]),
            _ => {}
        }
    }
    false
}

/// Whether it is one of others.
fn is_handed_on(v: Value) -> bool {
    let one_of_others = [Opcode::Phi, Opcode::Select, Opcode::Freeze];
    v.is_instruction() && one_of_others.contains(&v.opcode())
}

fn element((aggregate, index): (Value, u32), user: Value, elements: &mut Elements) -> Value {
    if let Some(&known) = elements.get(&(aggregate, index)) {
        return known;
    }
    if let Some((at, inside, rest)) = inserted(aggregate) {
        return match at == index {
            true => inside,
            false => element((rest, index), user, elements),
        };
    }
    let opcode = aggregate.is_instruction().then(|| aggregate.opcode());
    if opcode == Some(Opcode::Phi) {
        let ty = aggregate.ty().fields()[index as usize];
        let phi = Builder::before(aggregate).phi(ty);
        elements.insert((aggregate, index), phi);
        for (from, block) in aggregate.incoming() {
            let user = block.terminator().unwrap_or(aggregate);
            phi.add_incoming(element((from, index), user, elements), block);
        }
        return phi;
    }
    let mut of = |at: u32| element((aggregate.operand(at), index), aggregate, elements);
    let made = match opcode {
        Some(Opcode::Freeze) => {
            let inside = of(0);
            Builder::before(aggregate).freeze(inside)
        }
        Some(Opcode::Select) => {
            let (one, other) = (of(1), of(2));
            Builder::before(aggregate).select(aggregate.operand(0), one, other)
        }
        _ => {
            let place = aggregate.after().unwrap_or(user);
            Builder::before(place).extract_value(aggregate, index)
        }
    };
    elements.insert((aggregate, index), made);
    made
}
