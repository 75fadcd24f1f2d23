//! Numbers as points and programs have them: text, bits, and what they are worth.

use tapeless_family::Dtype;

/// What a number of a type is in memory.
pub trait Number {
    /// The bits of a number's text, in the low bytes.
    fn bits(self, text: &str) -> Option<u64>;
    /// The number that the low bytes hold; integers as signed ones.
    fn value(self, bits: u64) -> f64;
    /// The signed integer that the low bytes hold; `None` if this is a float.
    fn signed(self, bits: u64) -> Option<i64>;
    /// The bits of a float near `x`; integers are cut off.
    fn bits_of(self, x: f64) -> u64;
    /// What messages call it.
    fn in_words(self) -> String;
}

impl Number for Dtype {
    fn bits(self, text: &str) -> Option<u64> {
        match self {
            Self::F64 => text.parse::<f64>().ok().map(f64::to_bits),
            Self::F32 => text.parse::<f32>().ok().map(|x| x.to_bits().into()),
            Self::Int(bytes) | Self::Unsigned(bytes) => integer(text, bytes),
        }
    }

    fn value(self, bits: u64) -> f64 {
        match self {
            Self::F64 => f64::from_bits(bits),
            Self::F32 => f32::from_bits(bits as u32).into(),
            _ => self.signed(bits).unwrap_or_default() as f64,
        }
    }

    fn signed(self, bits: u64) -> Option<i64> {
        let (Self::Int(bytes) | Self::Unsigned(bytes)) = self else {
            return None;
        };
        let unused = 64 - 8 * u32::from(bytes);
        Some((bits << unused).cast_signed() >> unused)
    }

    fn bits_of(self, x: f64) -> u64 {
        match self {
            Self::F64 => x.to_bits(),
            Self::F32 => (x as f32).to_bits().into(),
            _ => (x as i64).cast_unsigned(),
        }
    }

    fn in_words(self) -> String {
        match self {
            Self::F64 => "double".to_owned(),
            Self::F32 => "float".to_owned(),
            Self::Int(bytes) | Self::Unsigned(bytes) => format!("{}-bit integer", 8 * bytes),
        }
    }
}

/// Signed or unsigned, if it fits; `2.0` is an integer, `2.5` is not.
fn integer(text: &str, bytes: u8) -> Option<u64> {
    let whole = |x: f64| (x.fract() == 0.0 && x.abs() < 9e15).then_some(x as i128);
    let parsed = text.parse::<i128>().ok();
    let value = parsed.or_else(|| text.parse::<f64>().ok().and_then(whole))?;
    let bits = 8 * u32::from(bytes);
    let fits = value >= -(1 << (bits - 1)) && value < 1 << bits;
    fits.then_some(value as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_fit_their_type_or_are_refused() {
        let int = Dtype::Int(1);
        assert_eq!(int.bits("-1").map(|bits| bits & 0xff), Some(0xff));
        assert_eq!(int.bits("255").map(|bits| int.value(bits)), Some(-1.0));
        assert_eq!(int.bits("256"), None);
        assert_eq!(int.bits("2.5"), None);
        assert_eq!(Dtype::Int(4).bits("2e0"), Some(2));
        assert_eq!(
            Dtype::F32.bits("0.1").map(|b| Dtype::F32.value(b)),
            Some(f64::from(0.1f32))
        );
        let big = Dtype::Int(8).bits("18446744073709551615");
        assert_eq!(big, Some(u64::MAX));
    }
}
