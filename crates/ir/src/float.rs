//! Floats of every format from and to `double`.

use crate::types::FloatKind;

/// The value of a float's bits, rounded to `double` where the format is wider.
pub fn float_value(kind: FloatKind, bits: u128) -> f64 {
    match kind {
        FloatKind::F64 => f64::from_bits(bits as u64),
        FloatKind::F32 => f64::from(f32::from_bits(bits as u32)),
        FloatKind::BF16 => f64::from(f32::from_bits((bits as u32) << 16)),
        FloatKind::F16 => f16_value(bits as u16),
        FloatKind::F80 => wide_value(bits >> 79 & 1, bits >> 64 & 0x7fff, bits << 64),
        FloatKind::F128 => f128_value(bits),
    }
}

/// A `double` rounded to another format and back.
pub fn round_to(kind: FloatKind, x: f64) -> f64 {
    match kind {
        FloatKind::F64 | FloatKind::F80 | FloatKind::F128 => x,
        _ => float_value(kind, float_bits(kind, x)),
    }
}

fn f16_value(bits: u16) -> f64 {
    let sign = if bits >> 15 == 1 { -1.0 } else { 1.0 };
    let (exponent, mantissa) = ((bits >> 10) & 0x1f, f64::from(bits & 0x3ff));
    sign * match exponent {
        0 => mantissa * 2f64.powi(-24),
        31 if mantissa == 0.0 => f64::INFINITY,
        31 => f64::NAN,
        e => (1.0 + mantissa / 1024.0) * 2f64.powi(i32::from(e) - 15),
    }
}

fn f128_value(bits: u128) -> f64 {
    let exponent = bits >> 112 & 0x7fff;
    let integer = u128::from(exponent != 0) << 127;
    wide_value(bits >> 127, exponent, integer | (bits << 16 >> 1))
}

/// `significand` has its binary point after the top bit.
fn wide_value(sign: u128, exponent: u128, significand: u128) -> f64 {
    let sign = if sign == 1 { -1.0 } else { 1.0 };
    if exponent == 0x7fff {
        let infinite = significand << 1 == 0;
        return sign * if infinite { f64::INFINITY } else { f64::NAN };
    }
    if significand == 0 {
        return sign * 0.0;
    }
    // Bits below the top 64 only matter as a sticky bit of the rounding.
    let sticky = u64::from(significand << 64 != 0);
    let top = ((significand >> 64) as u64) | sticky;
    scale(sign * top as f64, exponent as i32 - 16383 - 63)
}

/// `x · 2^n` in two steps, so that neither factor leaves the range.
fn scale(x: f64, n: i32) -> f64 {
    let half = (n / 2).clamp(-1000, 1000);
    x * 2f64.powi(half) * 2f64.powi((n - half).clamp(-1070, 1020))
}

/// A `double` in the bits of another format, rounded to nearest even.
pub fn float_bits(kind: FloatKind, x: f64) -> u128 {
    match kind {
        FloatKind::F64 => u128::from(x.to_bits()),
        FloatKind::F32 => u128::from((x as f32).to_bits()),
        FloatKind::BF16 => u128::from(round_bits((x as f32).to_bits())),
        FloatKind::F16 => u128::from(f16_bits(x)),
        FloatKind::F80 => f80_bits(x),
        FloatKind::F128 => f128_bits(x),
    }
}

fn round_bits(bits: u32) -> u16 {
    let bias = 0x7fff + ((bits >> 16) & 1);
    (bits.wrapping_add(bias) >> 16) as u16
}

fn f16_bits(x: f64) -> u16 {
    let sign = u16::from(x.is_sign_negative()) << 15;
    let a = x.abs();
    if a.is_nan() {
        return sign | 0x7e00;
    }
    let scaled = if a < 6.103_515_625e-5 {
        (a * 16_777_216.0).round_ties_even()
    } else {
        0.0
    };
    if a < 6.103_515_625e-5 {
        return sign | scaled as u16;
    }
    let bits = a.to_bits();
    let round = ((1u64 << 41) - 1) + ((bits >> 42) & 1);
    let rounded = bits + round;
    let exponent = (rounded >> 52) as i64 - 1023 + 15;
    if exponent >= 31 {
        sign | 0x7c00
    } else {
        sign | ((exponent as u16) << 10) | ((rounded >> 42) & 0x3ff) as u16
    }
}

fn unpack(x: f64) -> (u128, i32, u64) {
    let bits = x.to_bits();
    let (mut exponent, mut mantissa) = (((bits >> 52) & 0x7ff) as i32, bits & ((1 << 52) - 1));
    if exponent == 0 && mantissa != 0 {
        let shift = mantissa.leading_zeros() as i32 - 11;
        mantissa = (mantissa << shift) & ((1 << 52) - 1);
        exponent = 1 - shift;
    }
    (u128::from(bits >> 63), exponent, mantissa)
}

/// The exponent of `double` in the formats that have 15 bits for it.
fn wide_exponent(x: f64, exponent: i32) -> u128 {
    if x == 0.0 {
        0
    } else if !x.is_finite() {
        0x7fff
    } else {
        (exponent - 1023 + 16383) as u128
    }
}

fn f80_bits(x: f64) -> u128 {
    let (sign, exponent, mantissa) = unpack(x);
    let wide = wide_exponent(x, exponent);
    let integer = u128::from(x != 0.0) << 63;
    (sign << 79) | (wide << 64) | integer | (u128::from(mantissa) << 11)
}

fn f128_bits(x: f64) -> u128 {
    let (sign, exponent, mantissa) = unpack(x);
    let wide = wide_exponent(x, exponent);
    (sign << 127) | (wide << 112) | (u128::from(mantissa) << 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn doubles_survive_wider_formats() {
        for x in [
            0.0,
            -0.0,
            1.0,
            -1.5,
            1e300,
            -3e-200,
            f64::MAX,
            f64::INFINITY,
            0.1,
        ] {
            for kind in [FloatKind::F64, FloatKind::F80, FloatKind::F128] {
                let back = float_value(kind, float_bits(kind, x));
                assert_eq!(back.to_bits(), x.to_bits(), "{kind:?} {x}");
            }
        }
    }

    #[test]
    fn narrow_bits_survive_double() {
        for bits in (0..=u16::MAX).map(u128::from) {
            for kind in [FloatKind::F16, FloatKind::BF16] {
                let x = float_value(kind, bits);
                assert!(
                    x.is_nan() || float_bits(kind, x) == bits,
                    "{kind:?} {bits:x}"
                );
            }
        }
    }
}
