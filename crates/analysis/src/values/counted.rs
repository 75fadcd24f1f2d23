//! Integers that are counted up or down by one where they lie: reference counts, lengths, positions. If it was the bits of a
//! float, the next one has the same derivative, and its shadow stays where it is. Not so if it was but the exponent: of what is
//! shorter than a `float` nothing is said.

use tapeless_ir::{Body, IntBin, Mem, Op, OpKind, Scalar, ScalarType, Type, Value, ValueDef};

/// Whether a store puts an integer back to where it was read, one more or one less.
pub fn counts_in_place(body: &Body, store: Op) -> bool {
    let data = &body.ops[store];
    let OpKind::Mem(Mem::Store(_)) = data.kind else {
        return false;
    };
    let loaded = counted(body, data.args[0]).and_then(|v| made(body, v));
    let is_word = matches!(
        body.ty(data.args[0]),
        Type::Scalar(ScalarType::Int(32 | 64))
    );
    loaded.filter(|_| is_word).is_some_and(|load| {
        let from = &body.ops[load];
        matches!(from.kind, OpKind::Mem(Mem::Load(_)))
            && from.args[0] == data.args[1]
            && stays(body, load, store)
    })
}

/// What a value is one more, or one less, than.
fn counted(body: &Body, value: Value) -> Option<Value> {
    let data = &body.ops[made(body, value)?];
    let OpKind::Scalar(Scalar::Int(IntBin::Add | IntBin::Sub, _)) = data.kind else {
        return None;
    };
    let by = body.as_int(data.args[1])?;
    (by.abs() == 1).then_some(data.args[0])
}

fn made(body: &Body, value: Value) -> Option<Op> {
    match body.values[value].def {
        ValueDef::Result(op, _) => Some(op),
        ValueDef::Param(..) | ValueDef::Const(_) => None,
    }
}

/// Whether nothing writes between two ops of a region.
fn stays(body: &Body, from: Op, to: Op) -> bool {
    let region = body.ops[from].parent;
    let ops = &body.regions[region].ops;
    let mut between = ops.iter().skip_while(|&&op| op != from).skip(1);
    let stops = between.find(|&&op| {
        let kind = &body.ops[op].kind;
        op == to || !matches!(kind, OpKind::Scalar(_) | OpKind::Mem(Mem::Load(_)))
    });
    stops == Some(&to)
}
