//! What `tapeless explain` says of loops that are reversed from copies of their state.

use crate::bind::Integer;
use crate::stages::Stages;
use std::fmt::Write;
use tapeless_checkpoint::Checkpointed;
use tapeless_checkpoint::schedule::Schedule;
use tapeless_ir::{Body, Function, Op, OpKind, Scalar, Value};
use tapeless_plan::report::{Names, value};

/// Each loop: what a copy holds, and, where sizes are given, how many copies there are and how often turns are run.
pub fn loops(stages: &Stages, names: &Names, integers: &[Integer]) -> String {
    let mut text = String::new();
    for (caller, function) in stages.imported.functions.iter() {
        let Some(body) = &function.body else { continue };
        for (op, loop_) in calls(stages, body) {
            let asked = caller == stages.derived.context.function;
            let integers = if asked { integers } else { &[] };
            let place = stages.imported.location(body.ops[op].loc);
            let at = place.map_or_else(String::new, |place| format!(" at {place}"));
            // Writing to a string cannot fail.
            let _ = writeln!(
                text,
                "loop of {}{at}: reversed from copies of its state, in {} bytes at most",
                function.shown_name(),
                loop_.budget
            );
            let state = state(stages, (function, body), op, loop_, names);
            let _ = writeln!(text, "  a copy holds {state}");
            let given = integers.iter().filter_map(|n| {
                let param = body.params().get(n.index as usize)?;
                Some((*param, n.value))
            });
            if let Some(schedule) = Schedule::of(loop_, (body, op), &given.collect()) {
                let _ = writeln!(text, "  {}", counted(loop_, schedule, integers));
            }
            text.push('\n');
        }
    }
    text
}

/// The calls of such loops.
fn calls<'a>(stages: &'a Stages, body: &'a Body) -> impl Iterator<Item = (Op, &'a Checkpointed)> {
    let ops = body.op_order().into_iter();
    ops.filter_map(|op| {
        let call = body.ops[op].kind.call()?;
        let tapeless_ir::Callee::Func(id) = call.callee else {
            return None;
        };
        Some((op, stages.engine.loops().get(&id)?))
    })
}

fn state(
    stages: &Stages,
    (function, body): (&Function, &Body),
    op: Op,
    loop_: &Checkpointed,
    names: &Names,
) -> String {
    let carried: u64 = loop_.cells.iter().map(|cell| cell.bytes).sum();
    let mut parts = vec![format!("{carried} bytes that it carries")];
    for piece in &loop_.pieces {
        let root = root(body, body.ops[op].args[piece.start]);
        let name = value(&stages.imported, (function, body), names, root);
        parts.push(match piece.written {
            true => format!("what it writes behind {name}"),
            false => format!("once, what it reads behind {name}"),
        });
    }
    parts.join("; ")
}

/// The beginning of what a pointer leads into.
fn root(body: &Body, pointer: Value) -> Value {
    let moved = body.def_op(pointer).map(|op| &body.ops[op]);
    match moved {
        Some(data) if matches!(data.kind, OpKind::Scalar(Scalar::PtrAdd { .. })) => {
            root(body, data.args[0])
        }
        _ => pointer,
    }
}

fn counted(loop_: &Checkpointed, schedule: Schedule, integers: &[Integer]) -> String {
    let Schedule { bytes, copies, .. } = schedule;
    let given = integers.iter().map(|n| format!("{} = {}", n.name, n.value));
    let given: Vec<String> = given.collect();
    let mut text = match given.is_empty() {
        true => String::new(),
        false => format!("where {}: ", given.join(", ")),
    };
    let _ = write!(text, "{bytes} bytes a copy, room for {copies}");
    match (schedule.turns, schedule.runs()) {
        (Some(turns), Some((runs, often))) => {
            let _ = write!(
                text,
                "; {turns} turns take {runs} runs before they are reversed, each at most {often}"
            );
        }
        (None, _) if loop_.count.is_some() => {}
        (None, _) => text.push_str("; how many turns there are is not known before"),
        (Some(_), None) => text.push_str(", which is too little"),
    }
    text
}
