//! What ops on integers pass on of the bits of fractions that their operands have.

use tapeless_ir::ops::IntBin;
use tapeless_ir::{Body, Cast, Constant, FloatKind, OpData, Scalar, Value};

/// How many of the lowest bits of an op's result may be bits of fractions, by how many of its operands' are.
pub(crate) fn passed(
    body: &Body,
    scalar: &Scalar,
    data: &OpData,
    fraction: &mut dyn FnMut(Value) -> u32,
) -> u32 {
    match scalar {
        Scalar::Cast(Cast::BitCast, _) => {
            let seen = fraction(data.args[0]);
            uncovered(body, data.args[0], data.results[0], seen)
        }
        Scalar::Cast(Cast::Trunc | Cast::ZExt | Cast::SExt, _) | Scalar::Freeze => {
            fraction(data.args[0])
        }
        Scalar::Select(_) => fraction(data.args[1]).max(fraction(data.args[2])),
        Scalar::Int(kind, _) => {
            let both = (fraction(data.args[0]), fraction(data.args[1]));
            left_by(body, *kind, data, both)
        }
        Scalar::Shuffle(_) | Scalar::InsertElement => {
            fraction(data.args[0]).max(fraction(data.args[1]))
        }
        Scalar::ExtractElement => fraction(data.args[0]),
        Scalar::InsertValue(_) if body.ty(data.args[1]).is_float() => fraction(data.args[0]),
        Scalar::InsertValue(_) => fraction(data.args[0]).max(fraction(data.args[1])),
        Scalar::ExtractValue(_) if !body.ty(data.results[0]).is_float() => fraction(data.args[0]),
        Scalar::IntUn(_) | Scalar::Funnel(_) | Scalar::Overflow(_) => {
            let most = data.args.iter().map(|&arg| fraction(arg)).max();
            anywhere(most.unwrap_or(0))
        }
        _ => 0,
    }
}

/// Those of bits that are taken for others, of which so many may be such.
fn uncovered(body: &Body, from: Value, to: Value, fraction: u32) -> u32 {
    let (ty, seen) = (body.ty(from), body.ty(to));
    match ty.lanes() == seen.lanes() {
        true => fraction,
        false => anywhere(fraction),
    }
}

/// A constant; of a vector the bits that some lane has, or what all lanes are shifted by.
pub(crate) fn lanes_of(body: &Body, v: Value, kind: IntBin) -> Option<u64> {
    let Some(Constant::Elements(lanes)) = body.as_const(v) else {
        return body.as_int(v).map(i64::cast_unsigned);
    };
    let known = lanes.iter().filter_map(|lane| match lane {
        Constant::Int(bits) => Some(Some(*bits as u64)),
        Constant::Zero => Some(Some(0)),
        Constant::Poison | Constant::Undef => None,
        _ => Some(None),
    });
    let known: Vec<u64> = known.collect::<Option<_>>()?;
    let first = known.first().copied()?;
    match kind {
        IntBin::And => Some(known.into_iter().fold(0, |all, lane| all | lane)),
        _ => known.iter().all(|&lane| lane == first).then_some(first),
    }
}

fn left_by(body: &Body, kind: IntBin, data: &OpData, (a, b): (u32, u32)) -> u32 {
    let most = a.max(b);
    let constant = lanes_of(body, data.args[1], kind);
    match (kind, constant) {
        _ if most == 0 => 0,
        (IntBin::LShr | IntBin::AShr, Some(by @ 0..64)) => most.saturating_sub(by as u32),
        (IntBin::Shl, Some(by @ 0..64)) => u64::BITS.min(most + by as u32),
        (IntBin::And, Some(mask)) => {
            let kept = mask & (u64::MAX >> (u64::BITS - most));
            u64::BITS - kept.leading_zeros()
        }
        (IntBin::Or | IntBin::Xor | IntBin::And, _) => most,
        (IntBin::Add | IntBin::Sub, Some(_)) => most,
        _ => u64::BITS,
    }
}

/// Bits of a fraction that were moved to where they are not followed.
pub(crate) fn anywhere(bits: u32) -> u32 {
    match bits {
        0 => 0,
        _ => u64::BITS,
    }
}

/// Bits of the fraction, with a leading one where it is stored.
pub(crate) fn fraction_of(kind: FloatKind) -> u32 {
    match kind {
        FloatKind::F16 => 10,
        FloatKind::BF16 => 7,
        FloatKind::F32 => 23,
        FloatKind::F64 => 52,
        FloatKind::F80 | FloatKind::F128 => u64::BITS,
    }
}
