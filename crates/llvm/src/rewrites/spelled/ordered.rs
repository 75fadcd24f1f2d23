//! Parallel regions in which nothing depends on who is faster: for derivatives that are the same to the last bit in each run.
//!
//! ```text
//! __kmpc_dispatch_init_4(l, g, dynamic, …)             →   the same, each member takes its chunks in turn: static
//! __kmpc_single(l, g)                                  →   is it the first member?
//! __kmpc_reduce(l, g, …, lock) … __kmpc_end_reduce(…)  →   tapeless.team.turn() … tapeless.team.pass(): in order of rank
//! ```
//! All these are among what OpenMP allows. What depends on who is faster by its nature is refused (`legal/ordered.rs`).

use super::teams::ask;
use crate::opcode::{IntPredicate, Opcode};
use crate::{Builder, Function, Value};
use tapeless_ir::Par;

/// How OpenMP's run time numbers chunks that are taken in turn; the same with `ordered`.
const STATIC: [u64; 2] = [33, 65];
/// Schedules from this number on have `ordered`.
const ORDERED: u64 = 64;
/// The bits that modify a schedule.
const MODIFIERS: u64 = 0b11 << 29;

/// Rewrites those of a copy.
pub(crate) fn spell_out(copy: Function) {
    let calls: Vec<Value> = copy.instructions().filter(|i| i.is(Opcode::Call)).collect();
    for call in calls {
        if let Some(callee) = call.called_function() {
            spell(call, &callee.name());
        }
    }
}

fn spell(call: Value, name: &str) {
    match name {
        _ if name.starts_with("__kmpc_dispatch_init_") => {
            let schedule = call.args()[2];
            if let Some(number) = schedule.const_u64() {
                let plain = number & !MODIFIERS;
                let new = STATIC[usize::from(plain >= ORDERED)];
                call.set_operand(2, schedule.ty().int(new));
            }
        }
        "__kmpc_single" => {
            let builder = Builder::before(call);
            let rank = ask(&builder, Par::Rank, &[]);
            let first = builder.icmp(IntPredicate::Eq, rank, rank.ty().int(0));
            let told = builder.cast(Opcode::ZExt, first, call.ty());
            call.replace_uses(told);
            call.erase();
        }
        "__kmpc_end_single" => call.erase(),
        "__kmpc_reduce" | "__kmpc_reduce_nowait" => {
            ask(&Builder::before(call), Par::Turn, &[]);
            call.replace_uses(call.ty().int(1));
            call.erase();
        }
        "__kmpc_end_reduce" | "__kmpc_end_reduce_nowait" => {
            let builder = Builder::before(call);
            ask(&builder, Par::Pass, &[]);
            if name == "__kmpc_end_reduce" {
                ask(&builder, Par::Barrier, &[]);
            }
            call.erase();
        }
        _ => {}
    }
}
