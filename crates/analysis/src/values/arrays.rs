//! Elements of arrays that are members of structures: an access says how long the array is.

use tapeless_ir::{Body, OpKind, Scalar, Value};

/// Definitions looked through for where an array begins.
const DEPTH: u32 = 8;

/// The nearest pointer of a known place that a pointer is made of, by indices that are not negative, of elements of an array
/// of so many bytes or of its rows: those of an array around it are longer. And how many bytes behind it all of the array begins,
/// at the most. Nothing if nothing is said of an array.
pub(crate) fn counted_from(
    body: &Body,
    pointer: Value,
    array: u32,
    is_known: impl Fn(Value) -> bool,
) -> Option<(Value, i64)> {
    let (mut v, mut first) = (pointer, 0i64);
    for _ in 0..if array > 0 { DEPTH } else { 0 } {
        let data = body.def_op(v).map(|op| &body.ops[op])?;
        let OpKind::Scalar(Scalar::PtrAdd {
            offset: offset @ 0..,
            scales,
            nuw,
            ..
        }) = &data.kind
        else {
            return None;
        };
        let inside = |&scale: &i64| (0..i64::from(array)).contains(&scale);
        if !(scales.is_empty() || *nuw && scales.iter().all(inside)) {
            return None;
        }
        v = data.args[0];
        first = first.saturating_add(*offset);
        if is_known(v) {
            return Some((v, first));
        }
    }
    None
}
