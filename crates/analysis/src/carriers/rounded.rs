//! Numbers that are rounded to integers and become bits of floats: an exponential is approximated so, by
//! `(int64_t)(a·x + b)` as the bits of a `double` (Schraudolph, "A fast, compact approximation of the exponential function",
//! 1999). Each step is one unit in some place of a fraction, so that the float has the derivative of the number. What becomes an
//! exponent alone has steps of powers of two, and no derivative.
//!
//! How many of the lowest bits of an integer get into fractions, `n`, is kept as `64 - n`: the fewer do, the larger it is.

use super::marks::fraction_in;
use super::memory::Touched;
use super::span::Span;
use super::{Aim, Finder};
use crate::values::passed::{fraction_of, lanes_of};
use crate::values::place::Place;
use crate::values::steps::is_step;
use tapeless_ir::ops::{Access, Hint, IntBin};
use tapeless_ir::{Body, Cast, FuncId, OpData, OpKind, Scalar, Type, Value};
use tapeless_rules::id;

impl Finder<'_> {
    pub(super) fn is_for_rounded(&self) -> bool {
        matches!(self.aim, Aim::Rounded)
    }

    /// Whether numbers that vary are rounded to integers.
    pub(super) fn rounds(&self) -> bool {
        let mut bodies = self.bodies.iter();
        bodies.any(|(id, body, order)| {
            let mut ops = order.iter().map(|&op| &body.ops[op]);
            ops.any(|data| self.is_rounded((*id, body), data))
        })
    }

    /// Whether integers that are made of floats become bits of fractions.
    pub(super) fn is_wanted(&self) -> bool {
        let mut bodies = self.bodies.iter();
        bodies.any(|(id, body, order)| {
            let mut ops = order.iter().map(|&op| &body.ops[op]);
            ops.any(|data| {
                let mut made = data
                    .results
                    .iter()
                    .filter(|&&r| self.made(*id, r).is_some());
                made.next().is_some() && data.args.iter().any(|&v| body.ty(v).is_float())
            })
        })
    }

    /// Whether an op rounds a number that varies to an integer, or takes the integer out of the bits of a sum.
    pub(super) fn is_rounded(&self, at: (FuncId, &Body), data: &OpData) -> bool {
        let Some((&result, &number)) = data.results.first().zip(data.args.first()) else {
            return false;
        };
        let body = at.1;
        let number = body.ty(number).is_float().then_some(number);
        let varied = |v| self.varies(at.0, v);
        let steps = |v| is_step(body, &self.known[&at.0].steps, v, &varied);
        let varies = |v| varied(v) || steps(v);
        body.ty(result).is_int()
            && match &data.kind {
                OpKind::Scalar(
                    Scalar::Cast(Cast::FpToSi | Cast::FpToUi, _)
                    | Scalar::Rule(id::lrint | id::llrint | id::lround | id::llround, _),
                ) => number.is_some_and(varies),
                OpKind::Scalar(Scalar::Cast(Cast::BitCast, _)) => number.is_some_and(steps),
                _ => false,
            }
    }

    /// The first bit that matters of an integer that becomes a float of a type.
    pub(super) fn first_of(&self, ty: Type) -> u32 {
        let fraction = ty.float_kind().map_or(u64::BITS, fraction_of);
        match self.is_for_rounded() {
            true => u64::BITS - fraction,
            false => 0,
        }
    }

    /// The same of an integer that is stored where floats are read; nothing if none does.
    pub(super) fn first_at(&self, access: &Access, to: &Touched) -> Option<u32> {
        if !self.is_for_rounded() {
            return Some(0);
        }
        let reads = to
            .iter()
            .flat_map(|&(o, span)| self.cells.read(o, span).map(move |own| (own, span)));
        let bits = reads.map(|(own, span)| fraction_of_part(own, span, access));
        let most = bits.max().filter(|&bits| bits > 0)?;
        Some(u64::BITS - most)
    }
}

/// How many of the lowest bits of what is stored lie in the fraction of a float. Integers of another size lie beside floats,
/// or take turns with them, but for the upper half of a `double`; and what is said to be an integer, where it is not known
/// where it lies.
fn fraction_of_part(float: Span, stored: Span, access: &Access) -> u32 {
    let all = fraction_in(float.bytes);
    let behind = stored.at.at.wrapping_sub(float.at.at);
    let is_known = [float, stored]
        .iter()
        .all(|span| span.at != Place::ANY && span.at.distance().is_multiple_of(8));
    match (float.bytes, stored.bytes) {
        _ if [float, stored].contains(&Span::ANY) => match access.hint {
            Hint::Int => 0,
            _ => fraction_in(stored.bytes),
        },
        (8, 4) if is_known && behind.rem_euclid(8) == 4 => all - 32,
        (one, other) if one == other => all,
        _ => 0,
    }
}

/// How many bits of an operand get into fractions, by how many of an op's result do; nothing if none does.
pub(super) fn needed_above(
    body: &Body,
    scalar: &Scalar,
    data: &OpData,
    (i, first): (usize, u32),
) -> Option<u32> {
    let bits = u64::BITS.saturating_sub(first);
    let by = match scalar {
        Scalar::Int(kind, _) => lanes_of(body, data.args[1], *kind),
        _ => None,
    };
    let needed = match (scalar, by) {
        (Scalar::Int(IntBin::LShr | IntBin::AShr, _), Some(by @ 0..64)) => bits + by as u32,
        (Scalar::Int(IntBin::Shl, _), Some(by @ 0..64)) => bits.saturating_sub(by as u32),
        (Scalar::Int(IntBin::Mul, _), Some(by)) => bits.saturating_sub(by.trailing_zeros()),
        (Scalar::Int(IntBin::And, _), Some(mask)) if mask.trailing_zeros() >= bits => 0,
        (
            Scalar::Int(
                IntBin::Or | IntBin::Xor | IntBin::And | IntBin::Add | IntBin::Sub | IntBin::Mul,
                _,
            )
            | Scalar::Cast(
                Cast::Trunc | Cast::ZExt | Cast::SExt | Cast::PtrToInt | Cast::IntToPtr,
                _,
            )
            | Scalar::PtrAdd { .. }
            | Scalar::Freeze
            | Scalar::Select(_)
            | Scalar::ExtractValue(_)
            | Scalar::InsertValue(_)
            | Scalar::Shuffle(_),
            _,
        ) => bits,
        (Scalar::ExtractElement, _) if i == 0 => bits,
        (Scalar::InsertElement, _) if i <= 1 => bits,
        (Scalar::Cast(Cast::BitCast, _), _) => {
            let lanes = |v: Value| body.ty(v).lanes();
            match lanes(data.args[0]) == lanes(data.results[0]) {
                true => bits,
                false => u64::BITS,
            }
        }
        (Scalar::Int(..) | Scalar::IntUn(_) | Scalar::Overflow(_) | Scalar::Funnel(_), _) => {
            u64::BITS
        }
        _ => 0,
    };
    (needed > 0).then(|| u64::BITS.saturating_sub(needed))
}
