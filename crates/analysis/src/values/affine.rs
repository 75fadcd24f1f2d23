//! Integers as sums of distances of pointers, of others and of a constant.

use smallvec::SmallVec;
use tapeless_ir::{Body, Cast, IntBin, OpKind, Scalar, Value};

/// An integer as `constant + Σ (end − start) + Σ ± rest`.
#[derive(Debug, Default)]
pub struct Terms {
    /// The constant.
    pub constant: i64,
    /// Pointers whose distances in bytes it has: ends and starts.
    pub distances: SmallVec<[(Value, Value); 2]>,
    /// Other integers, and whether they are taken away.
    pub rest: SmallVec<[(Value, bool); 2]>,
}

/// The terms of an integer that has distances of pointers among them, as far as `depth` definitions tell.
pub fn terms(body: &Body, v: Value, depth: u32) -> Option<Terms> {
    let mut found = Terms::default();
    let (mut ends, mut starts) = (Pointers::new(), Pointers::new());
    let mut open: SmallVec<[(Value, bool, u32); 8]> = smallvec::smallvec![(v, false, depth)];
    while let Some((v, minus, depth)) = open.pop() {
        if let Some(c) = body.as_int(v) {
            let c = if minus { c.wrapping_neg() } else { c };
            found.constant = found.constant.wrapping_add(c);
            continue;
        }
        let made = body.def_op(v).map(|op| &body.ops[op]);
        match made.map(|data| (&data.kind, &data.args)) {
            Some((OpKind::Scalar(Scalar::Int(IntBin::Add, _)), args)) if depth > 0 => {
                open.extend(args.iter().map(|&arg| (arg, minus, depth - 1)));
            }
            Some((OpKind::Scalar(Scalar::Int(IntBin::Sub, _)), args)) if depth > 0 => {
                open.extend([(args[0], minus, depth - 1), (args[1], !minus, depth - 1)]);
            }
            Some((OpKind::Scalar(Scalar::Cast(Cast::PtrToInt, _)), args)) => {
                let side = if minus { &mut starts } else { &mut ends };
                side.push(args[0]);
            }
            _ => found.rest.push((v, minus)),
        }
    }
    let balanced = !ends.is_empty() && ends.len() == starts.len();
    found.distances = ends.into_iter().zip(starts).collect();
    balanced.then_some(found)
}

type Pointers = SmallVec<[Value; 2]>;
