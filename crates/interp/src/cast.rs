//! Conversions.

use crate::bytes::{decode, flat_bytes, from_flat_bytes};
use crate::trap::{Trap, TrapKind};
use crate::val::{Ptr, Val, mask, signed, width};
use tapeless_ir::float::round_to;
use tapeless_ir::ops::Wrap;
use tapeless_ir::{Cast, FloatKind, Type};

/// A conversion of one lane between scalar types. What does not fit is poison.
pub(crate) fn lane(cast: Cast, wrap: Wrap, from: Type, to: Type, v: &Val) -> Val {
    let (narrow, wide) = (width(from), width(to));
    let Some(x) = v.as_bits() else {
        return float_or_bytes(cast, to, v);
    };
    match cast {
        Cast::Trunc => {
            let y = mask(x, wide);
            let loses = (wrap.nuw && y != x) || (wrap.nsw && signed(y, wide) != signed(x, narrow));
            if loses { Val::Undef } else { Val::Int(y) }
        }
        Cast::ZExt if wrap.exact && signed(x, narrow) < 0 => Val::Undef,
        Cast::ZExt => Val::Int(x),
        Cast::SExt => Val::Int(mask(signed(x, narrow).cast_unsigned(), wide)),
        Cast::UiToFp if wrap.exact && signed(x, narrow) < 0 => Val::Undef,
        Cast::UiToFp => Val::Float(match to.float_kind() {
            Some(FloatKind::F32) => f64::from(x as f32),
            Some(kind) => round_to(kind, x as f64),
            None => return Val::Undef,
        }),
        Cast::SiToFp => Val::Float(match (to.float_kind(), signed(x, narrow)) {
            (Some(FloatKind::F32), x) => f64::from(x as f32),
            (Some(kind), x) => round_to(kind, x as f64),
            (None, _) => return Val::Undef,
        }),
        Cast::PtrToInt => Val::Int(mask(x, wide)),
        Cast::IntToPtr | Cast::AddrSpace => Val::Ptr(Ptr(x as u64)),
        _ => Val::Undef,
    }
}

fn float_or_bytes(cast: Cast, to: Type, v: &Val) -> Val {
    let bits = width(to);
    match (cast, v) {
        (Cast::FpTrunc | Cast::FpExt, Val::Float(x)) => match to.float_kind() {
            Some(kind) => Val::Float(round_to(kind, *x)),
            None => Val::Undef,
        },
        (Cast::FpToSi, Val::Float(x)) => {
            let y = x.trunc();
            let bound = 2f64.powi(bits.cast_signed() - 1);
            let fits = y >= -bound && y < bound;
            let value = || Val::Int(mask((y as i128).cast_unsigned(), bits));
            if fits { value() } else { Val::Undef }
        }
        (Cast::FpToUi, Val::Float(x)) => {
            let y = x.trunc();
            let fits = y >= 0.0 && y < 2f64.powi(bits.cast_signed());
            if fits {
                Val::Int(y as u128)
            } else {
                Val::Undef
            }
        }
        (Cast::Trunc, Val::Bytes(bytes)) if bits.is_multiple_of(8) => {
            decode(to, &bytes[..bits as usize / 8])
        }
        _ => Val::Undef,
    }
}

/// The same bytes as another type.
pub(crate) fn bits(from: Type, to: Type, v: &Val) -> Result<Val, Trap> {
    if from == to {
        return Ok(v.clone());
    }
    let bytes = flat_bytes(from, v);
    if bytes.len() != flat_bytes(to, &Val::Undef).len() {
        return Err(Trap::new(
            TrapKind::Unsupported,
            "a bit cast of these types",
        ));
    }
    Ok(from_flat_bytes(to, &bytes))
}
