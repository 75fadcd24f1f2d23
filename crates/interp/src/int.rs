//! Integer arithmetic on `bits`-wide numbers. `None` is poison.

use crate::trap::{Trap, TrapKind};
use crate::val::{mask, signed};
use tapeless_ir::IntBin;
use tapeless_ir::ops::{IntPred, IntUn, Overflow, Wrap};

/// An arithmetic op: its value, poison, or a trap.
pub(crate) fn binary(
    op: IntBin,
    wrap: Wrap,
    bits: u32,
    a: u128,
    b: u128,
) -> Result<Option<u128>, Trap> {
    let (sa, sb) = (signed(a, bits), signed(b, bits));
    Ok(match op {
        IntBin::Add => checked(Overflow::UAdd, Overflow::SAdd, wrap, bits, a, b),
        IntBin::Sub => checked(Overflow::USub, Overflow::SSub, wrap, bits, a, b),
        IntBin::Mul => checked(Overflow::UMul, Overflow::SMul, wrap, bits, a, b),
        IntBin::UDiv | IntBin::SDiv | IntBin::URem | IntBin::SRem => {
            Some(divide(op, bits, a, b)?).filter(|_| !wrap.exact || divides(op, bits, a, b))
        }
        IntBin::Shl | IntBin::LShr | IntBin::AShr => shift(op, wrap, bits, a, b),
        IntBin::And => Some(a & b),
        IntBin::Or => (!wrap.exact || a & b == 0).then_some(a | b),
        IntBin::Xor => Some(a ^ b),
        IntBin::SMin => Some(if sa < sb { a } else { b }),
        IntBin::SMax => Some(if sa > sb { a } else { b }),
        IntBin::UMin => Some(a.min(b)),
        IntBin::UMax => Some(a.max(b)),
        IntBin::UAddSat => Some(saturated(Overflow::UAdd, bits, a, b)),
        IntBin::SAddSat => Some(saturated(Overflow::SAdd, bits, a, b)),
        IntBin::USubSat => Some(saturated(Overflow::USub, bits, a, b)),
        IntBin::SSubSat => Some(saturated(Overflow::SSub, bits, a, b)),
    })
}

/// The value, or the end of the range beyond which it lies.
fn saturated(op: Overflow, bits: u32, a: u128, b: u128) -> u128 {
    let (value, overflows) = overflow(op, bits, a, b);
    let least = 1u128 << (bits - 1);
    match op {
        _ if !overflows => value,
        Overflow::UAdd => mask(u128::MAX, bits),
        Overflow::USub => 0,
        // Both signed ops leave the range on the side of their first operand.
        _ if a & least != 0 => least,
        _ => least - 1,
    }
}

/// Whether the promises of no wrapping are kept.
fn allowed(wrap: Wrap, wraps: bool, overflows: bool) -> bool {
    !(wrap.nuw && wraps || wrap.nsw && overflows)
}

fn checked(
    unsigned: Overflow,
    as_signed: Overflow,
    wrap: Wrap,
    bits: u32,
    a: u128,
    b: u128,
) -> Option<u128> {
    let (value, wraps) = overflow(unsigned, bits, a, b);
    let (_, overflows) = overflow(as_signed, bits, a, b);
    allowed(wrap, wraps, overflows).then_some(value)
}

fn divide(op: IntBin, bits: u32, a: u128, b: u128) -> Result<u128, Trap> {
    let trap = |what: &str| Err(Trap::new(TrapKind::Division, what));
    if b == 0 {
        return trap("division by zero");
    }
    let (sa, sb) = (signed(a, bits), signed(b, bits));
    let least = 1u128 << (bits - 1);
    let is_signed = matches!(op, IntBin::SDiv | IntBin::SRem);
    if is_signed && a == least && sb == -1 {
        return trap("the quotient overflows");
    }
    let value = match op {
        IntBin::UDiv => a / b,
        IntBin::URem => a % b,
        IntBin::SDiv => (sa / sb).cast_unsigned(),
        _ => (sa % sb).cast_unsigned(),
    };
    Ok(mask(value, bits))
}

fn divides(op: IntBin, bits: u32, a: u128, b: u128) -> bool {
    match op {
        IntBin::UDiv => a.is_multiple_of(b),
        IntBin::SDiv => signed(a, bits) % signed(b, bits) == 0,
        _ => true,
    }
}

fn shift(op: IntBin, wrap: Wrap, bits: u32, a: u128, b: u128) -> Option<u128> {
    let by = u32::try_from(b).ok().filter(|&by| by < bits)?;
    let sa = signed(a, bits);
    let lost = mask(a, by) != 0;
    match op {
        IntBin::Shl => {
            let value = mask(a << by, bits);
            let wraps = value >> by != a;
            let overflows = signed(value, bits) >> by != sa;
            allowed(wrap, wraps, overflows).then_some(value)
        }
        _ if wrap.exact && lost => None,
        IntBin::LShr => Some(a >> by),
        _ => Some(mask((sa >> by).cast_unsigned(), bits)),
    }
}

/// The wrapped value, and whether it wrapped.
pub(crate) fn overflow(op: Overflow, bits: u32, a: u128, b: u128) -> (u128, bool) {
    let (sa, sb) = (signed(a, bits), signed(b, bits));
    let (exact, value) = match op {
        Overflow::UAdd => (a.checked_add(b), a.wrapping_add(b)),
        Overflow::USub => (a.checked_sub(b), a.wrapping_sub(b)),
        Overflow::UMul => (a.checked_mul(b), a.wrapping_mul(b)),
        Overflow::SAdd => return signed_overflow(sa.checked_add(sb), a.wrapping_add(b), bits),
        Overflow::SSub => return signed_overflow(sa.checked_sub(sb), a.wrapping_sub(b), bits),
        Overflow::SMul => return signed_overflow(sa.checked_mul(sb), a.wrapping_mul(b), bits),
    };
    let value = mask(value, bits);
    (value, exact != Some(value))
}

fn signed_overflow(exact: Option<i128>, wrapped: u128, bits: u32) -> (u128, bool) {
    let value = mask(wrapped, bits);
    (value, exact != Some(signed(value, bits)))
}

/// An op of one operand; `flag` makes zero (or the least number) poison.
pub(crate) fn unary(op: IntUn, bits: u32, a: u128, flag: bool) -> Option<u128> {
    let zeros = a.leading_zeros() - (128 - bits);
    match op {
        IntUn::Ctpop => Some(u128::from(a.count_ones())),
        IntUn::Ctlz | IntUn::Cttz if a == 0 => (!flag).then_some(u128::from(bits)),
        IntUn::Ctlz => Some(u128::from(zeros)),
        IntUn::Cttz => Some(u128::from(a.trailing_zeros())),
        IntUn::Abs if flag && a == 1 << (bits - 1) => None,
        IntUn::Abs => Some(mask(signed(a, bits).unsigned_abs(), bits)),
        IntUn::Bswap => Some(a.swap_bytes() >> (128 - bits)),
        IntUn::Bitreverse => Some(a.reverse_bits() >> (128 - bits)),
    }
}

/// The high (`left`) or low word of `a:b` shifted by `by` modulo the width.
pub(crate) fn funnel(left: bool, bits: u32, a: u128, b: u128, by: u128) -> u128 {
    let by = (by % u128::from(bits)) as u32;
    match (left, by) {
        (true, 0) => a,
        (false, 0) => b,
        (true, _) => mask((a << by) | (b >> (bits - by)), bits),
        (false, _) => mask((a << (bits - by)) | (b >> by), bits),
    }
}

pub(crate) fn compare(pred: IntPred, bits: u32, a: u128, b: u128) -> bool {
    pred.holds(a.cmp(&b), signed(a, bits).cmp(&signed(b, bits)))
}
