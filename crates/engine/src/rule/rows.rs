//! Which bytes of a message are floats: its derivative is told, where it knows its memory.
//!
//! ```text
//! tapeless_mpi_send_bytes(x, …, 0, 0, 0)  ⇒  augmented(x, x', …, 40, 0b10101000, 0)
//! ```
//! The model of such a message copies its memory, and so asks what that holds, as each function does that moves bytes. What its caller
//! tells goes to the derivative in the place of the last three parameters, which the model leaves alone: bytes of a row, `double`s,
//! `float`s, of which bit `i` is one that begins at byte `4 i`. Below 0 there is one row; 0 bytes: it is not known.

use tapeless_analysis::Facts;
use tapeless_analysis::types::Row;
use tapeless_ir::{Body, FloatKind, Function, Mem, OpKind, Type, Value};

/// The numbers of a row.
pub(crate) type Numbers = [i64; 3];

/// So many places of a row are told.
const MOST: u64 = 64;
/// Bytes from one to the next.
const STEP: u64 = 4;

/// The memory of a message that a function copies, if it takes a row.
pub(crate) fn copied(primal: &Function) -> Vec<Value> {
    let Some(body) = primal.body.as_ref().filter(|_| primal.exchanges) else {
        return Vec::new();
    };
    let given = |v: &Value| body.params().contains(v);
    let copies = body.op_order().into_iter().filter_map(|op| {
        let data = &body.ops[op];
        let is_copy = matches!(data.kind, OpKind::Mem(Mem::Copy { .. }));
        let ends = data.args.iter().take(2);
        is_copy.then(|| ends.copied().find(given)).flatten()
    });
    match takes_row(body) {
        true => copies.collect(),
        false => Vec::new(),
    }
}

/// Whether the last three parameters are numbers that nothing uses.
fn takes_row(body: &Body) -> bool {
    let last = body.params().iter().rev().take(3);
    let is_used = |v: Value| {
        let mut ops = body.op_order().into_iter();
        ops.any(|op| body.ops[op].args.contains(&v))
    };
    last.filter(|&&v| body.ty(v) == Type::I64 && !is_used(v))
        .count()
        == 3
}

/// The row of a message; zeros where nothing is known.
pub(crate) fn numbers(facts: &Facts, memory: &[Value]) -> Numbers {
    let row = |&v: &Value| facts.types.row(&facts.points, v).as_ref().and_then(told);
    let mut rows = memory.iter().map(row);
    let first = rows.next().flatten().unwrap_or_default();
    match rows.all(|row| row == Some(first)) {
        true => first,
        false => Numbers::default(),
    }
}

fn told(row: &Row) -> Option<Numbers> {
    let (mut doubles, mut singles) = (0_u64, 0_u64);
    for &(at, kind) in &row.fields {
        let bits = match kind {
            FloatKind::F64 => &mut doubles,
            FloatKind::F32 => &mut singles,
            _ => return None,
        };
        if !at.is_multiple_of(STEP) || at >= MOST * STEP {
            return None;
        }
        *bits |= 1 << (at / STEP);
    }
    let bytes = i64::try_from(row.bytes).ok()?;
    let bytes = if row.once { -bytes } else { bytes };
    Some([bytes, doubles.cast_signed(), singles.cast_signed()])
}
