//! Alias answers between memory ops, written down once.

use super::Tables;
use crate::analyses::{Alias as Answer, Analyses, Iterations};
use crate::{Function, Opcode, Targets, Value};
use tapeless_ir as ir;
use tapeless_ir::{Alias, Body, Mem, OpKind};

/// Pairs asked about in one function, nearest first.
const MOST_PAIRS: usize = 20_000;

struct Access {
    op: ir::Op,
    instruction: Value,
    /// Pointer and bytes of a load or store.
    place: Option<(Value, Option<u64>)>,
    writes: bool,
}

/// Records what LLVM says of pairs of which at least one writes.
pub(crate) fn record(body: &mut Body, tables: &Tables, function: Function, targets: &Targets) {
    let analyses = Analyses::new(function, targets);
    let accesses: Vec<Access> = body
        .op_order()
        .into_iter()
        .filter_map(|op| access(body, tables, op))
        .collect();
    let ends = ends(&accesses);
    let mut asked = 0;
    for distance in 1..accesses.len() {
        for first in firsts(&ends, distance) {
            let Some((a, b)) = accesses.get(first).zip(accesses.get(first + distance)) else {
                break;
            };
            if !(a.writes || b.writes) || (a.place.is_none() && b.place.is_none()) {
                continue;
            }
            if asked == MOST_PAIRS {
                return;
            }
            asked += 1;
            body.aliases.record(a.op, b.op, ask(&analyses, a, b));
        }
        if ends.is_empty() {
            return;
        }
    }
}

/// Accesses one of which every pair that is asked about has: stores, and either loads or calls that write.
fn ends(accesses: &[Access]) -> Vec<usize> {
    let of = |wanted: fn(&Access) -> bool| {
        let all = accesses.iter().enumerate();
        all.filter(move |(_, access)| wanted(access))
            .map(|(at, _)| at)
    };
    let loads = |access: &Access| access.place.is_some() && !access.writes;
    let calls = |access: &Access| access.place.is_none() && access.writes;
    let fewer = match of(loads).count() <= of(calls).count() {
        true => loads,
        false => calls,
    };
    let stores = of(|access| access.place.is_some() && access.writes);
    let mut ends: Vec<usize> = stores.chain(of(fewer)).collect();
    ends.sort_unstable();
    ends
}

/// Where the pairs at a distance begin that have one of the ends, each once and in order.
fn firsts(ends: &[usize], distance: usize) -> impl Iterator<Item = usize> {
    let mut begins = ends.iter().copied().peekable();
    let finished = ends.iter().filter_map(move |end| end.checked_sub(distance));
    let mut finished = finished.peekable();
    std::iter::from_fn(move || {
        let next = match (begins.peek(), finished.peek()) {
            (Some(&a), Some(&b)) => a.min(b),
            (Some(&one), None) | (None, Some(&one)) => one,
            (None, None) => return None,
        };
        begins.next_if_eq(&next);
        finished.next_if_eq(&next);
        Some(next)
    })
}

fn access(body: &Body, tables: &Tables, op: ir::Op) -> Option<Access> {
    let data = &body.ops[op];
    let instruction = tables.origin(data)?;
    let place = || {
        let layout = instruction.function()?.module().layout();
        Some((
            instruction.access_pointer(),
            Some(layout.store_size(instruction.access_type())),
        ))
    };
    let (place, writes) = match &data.kind {
        OpKind::Mem(Mem::Load(_)) if instruction.is(Opcode::Load) => (place(), false),
        OpKind::Mem(Mem::Store(_)) if instruction.is(Opcode::Store) => (place(), true),
        OpKind::Mem(Mem::Copy { .. } | Mem::Set(_)) => (None, true),
        OpKind::Call(call) if call.effects.reads() || call.effects.writes() => {
            (None, call.effects.writes())
        }
        _ => return None,
    };
    Some(Access {
        op,
        instruction,
        place,
        writes,
    })
}

fn ask(analyses: &Analyses, a: &Access, b: &Access) -> Alias {
    if let (Some(p), Some(q)) = (a.place, b.place) {
        return match analyses.alias(p, q, Iterations::Same) {
            Answer::No => Alias::No,
            Answer::Must => Alias::Must,
            Answer::May | Answer::Partial => Alias::May,
        };
    }
    // A call or a transfer is asked what it does to the other's place.
    let (first, second) = if a.place.is_none() { (a, b) } else { (b, a) };
    let touched = analyses.mod_ref(first.instruction, second.instruction, Iterations::Same);
    if touched.read || touched.write {
        Alias::May
    } else {
        Alias::No
    }
}
